import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  person: async () => (await import('./person-route.tsx')).PersonRoute,
  followers: async () => (await import('../features/people/people-page.tsx')).FollowersPage,
  followings: async () => (await import('../features/people/people-page.tsx')).FollowingsPage,
};

/** People: the page of one, who follows them, and whom they follow. */
export const personRoutes = (): FeatureRoutes => ({
  public: [],
  protected: [
    { path: '/person/:userid', lazy: page(pages.person) },
    { path: '/followers/:userid', lazy: page(pages.followers) },
    { path: '/followings/:userid', lazy: page(pages.followings) },
  ],
});
