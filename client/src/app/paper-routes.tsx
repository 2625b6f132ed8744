import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  paper: async () => (await import('./paper-pages.tsx')).PaperRoute,
};

/** Papers of weeks: whoever may read their space reads them. */
export const paperRoutes = (): FeatureRoutes => ({
  public: [
    {
      path: '/articlep/:moduleid/:topicid/:weekid/:logid/:paperid',
      lazy: page(pages.paper),
    },
  ],
  protected: [],
});
