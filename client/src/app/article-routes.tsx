import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  article: async () => (await import('./article-pages.tsx')).ArticleRoute,
  edit: async () =>
    (await import('../features/article/edit/article-edit-page.tsx')).ArticleEditPage,
};

/** Articles of spaces: whoever may read a space reads them, its moderators write them. */
export const articleRoutes = (): FeatureRoutes => ({
  public: [{ path: '/article/:htmlid', lazy: page(pages.article) }],
  protected: [{ path: '/article/:htmlid/edit', lazy: page(pages.edit) }],
});
