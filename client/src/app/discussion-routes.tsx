import { modulePaths } from '../features/module/module-paths.ts';
import { type FeatureRoutes, page } from './feature-routes.ts';

const discussion = page(
  async () => (await import('../features/discussion/discussion-page.tsx')).DiscussionPage,
);

const thread = '/:questionid/discussion/:discussionid';

/** Discussions: of a space, of a topic, and of a question of one. */
export const discussionRoutes = (): FeatureRoutes => ({
  public: [
    modulePaths.chat(':moduleid'),
    modulePaths.portal(':moduleid', ':topicid'),
    `${modulePaths.portal(':moduleid', ':topicid')}/:questionid`,
    `/module/:moduleid/topic/:topicid${thread}`,
    `${modulePaths.topic(':moduleid', ':topicid')}${thread}`,
  ].map((path) => ({ path, lazy: discussion })),
  protected: [],
});
