import { giveRoutes } from '../features/cheatsheet/give/give-routes.tsx';
import { sheetPaths } from '../features/cheatsheet/sheet-paths.ts';
import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  list: async () => (await import('./sheet-pages.tsx')).SheetsRoute,
  sheet: async () => (await import('./sheet-pages.tsx')).SheetRoute,
};

/** Cheat sheets: whoever comes reads them, who is signed in gives them. */
export const sheetRoutes = (): FeatureRoutes => ({
  public: [
    { path: sheetPaths.list, lazy: page(pages.list) },
    { path: '/cheatsheets/:id', lazy: page(pages.sheet) },
  ],
  protected: giveRoutes(),
});
