import { modulePaths } from '../features/module/module-paths.ts';
import { practicePaths } from '../features/practice/practice-paths.ts';
import { qnaPaths } from '../features/qna/qna-paths.ts';
import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  create: async () => (await import('../features/module/create-page.tsx')).CreatePage,
  created: async () => (await import('../features/module/created-page.tsx')).CreatedPage,
  moderating: async () => (await import('../features/module/moderating-page.tsx')).ModeratingPage,
  visited: async () => (await import('../features/module/visited-page.tsx')).VisitedPage,
  supportQuestions: async () =>
    (await import('./support-questions-route.tsx')).SupportQuestionsRoute,
  space: async () => (await import('./space-route.tsx')).SpaceRoute,
  analytics: async () =>
    (await import('../features/qna/analytics/analytics-page.tsx')).QnaAnalyticsPage,
  topic: async () => (await import('./topic-route.tsx')).TopicRoute,
  clouds: async () => (await import('./word-clouds-route.tsx')).WordCloudsRoute,
  practice: async () => (await import('../features/practice/practice-page.tsx')).PracticePage,
  timeline: async () => (await import('./timeline-route.tsx')).TimelineRoute,
};

/** Spaces and their topics; each is found under both words. */
export const spaceRoutes = (): FeatureRoutes => ({
  public: [
    { path: '/modulesvisited', lazy: page(pages.visited) },
    { path: modulePaths.visited, lazy: page(pages.visited) },
    { path: '/module/:moduleid', lazy: page(pages.space) },
    { path: modulePaths.space(':moduleid'), lazy: page(pages.space) },
    { path: '/module/:moduleid/topic/:topicid', lazy: page(pages.topic) },
    { path: '/module/:moduleid/topic/v2/:topicid', lazy: page(pages.timeline) },
    { path: modulePaths.timeline(':moduleid', ':topicid'), lazy: page(pages.timeline) },
    { path: modulePaths.topic(':moduleid', ':topicid'), lazy: page(pages.topic) },
  ],
  protected: [
    { path: modulePaths.create, lazy: page(pages.create) },
    { path: modulePaths.created, lazy: page(pages.created) },
    { path: modulePaths.moderating, lazy: page(pages.moderating) },
    { path: '/itsqna', lazy: page(pages.supportQuestions) },
    { path: practicePaths.practice(':moduleid'), lazy: page(pages.practice) },
    { path: modulePaths.clouds(':moduleid', ':topicid'), lazy: page(pages.clouds) },
    { path: qnaPaths.analytics(':moduleid', ':topicid'), lazy: page(pages.analytics) },
  ],
});
