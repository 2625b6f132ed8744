import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../../../core/chunk.ts';
import { sheetPaths } from '../sheet-paths.ts';

type Page = NonNullable<RouteObject['Component']>;

const page =
  (load: () => Promise<Page>): NonNullable<RouteObject['lazy']> =>
  async () => ({ Component: await loadChunk(load) });

/** The pages of whoever gives cheat sheets, each loaded when somebody goes there; all ask for signing in first. */
export const giveRoutes = (): RouteObject[] => [
  {
    path: sheetPaths.upload,
    lazy: page(async () => (await import('./upload-page.tsx')).UploadPage),
  },
  {
    path: sheetPaths.mine,
    lazy: page(async () => (await import('./own-sheets-page.tsx')).OwnSheetsPage),
  },
  {
    path: '/cheatsheets/editfile/:id',
    lazy: page(async () => (await import('./edit-sheet-page.tsx')).EditSheetPage),
  },
];
