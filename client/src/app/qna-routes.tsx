import { qnaPaths } from '../features/qna/qna-paths.ts';
import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  question: async () => (await import('../features/qna/question-page.tsx')).QuestionPage,
  inDepth: async () => (await import('../features/qna/in-depth-page.tsx')).InDepthPage,
  unsubscribe: async () => (await import('../features/qna/unsubscribe-page.tsx')).UnsubscribePage,
  labels: async () => (await import('../features/qna/labels-page.tsx')).LabelsPage,
  moderation: async () => (await import('../features/qna/moderation-page.tsx')).ModerationPage,
};

const questionAt = (base: string): FeatureRoutes['public'] => {
  const question = `/${base}/:moduleid/topic/:topicid/:questionid`;
  return [
    // One page over both addresses: what is typed stays where another answer is named.
    {
      lazy: page(pages.question),
      children: [
        { path: question, element: null },
        { path: `${question}/answer/:answerid`, element: null },
      ],
    },
    { path: `${question}/indepth`, lazy: page(pages.inDepth) },
  ];
};

/** The questions of topics; each is found under both words for a space. */
export const qnaRoutes = (): FeatureRoutes => ({
  public: [
    ...questionAt('module'),
    ...questionAt('space'),
    {
      path: '/module/:moduleid/topic/:topicid/portal/discussion/:questionid/unsubscribe/:email',
      lazy: page(pages.unsubscribe),
    },
  ],
  protected: [
    { path: qnaPaths.labels(':moduleid'), lazy: page(pages.labels) },
    { path: qnaPaths.moderation(':moduleid'), lazy: page(pages.moderation) },
  ],
});
