import { readFileSync } from 'node:fs';
import type { Router } from 'express';
import { renderApiPage } from './api-page/api-page.ts';
import { createApiDocument } from './openapi.ts';
import type { RouteGroup } from './route.ts';

const style = new URL('api-page/api-page.css', import.meta.url);

/** `/api/openapi.json`, and `/api/docs` to read it. Both are made once: they change with the code only. */
export const mountApiDocs = (router: Router, groups: readonly RouteGroup[]): void => {
  const document = createApiDocument(groups);
  const files = {
    '/api/openapi.json': ['application/json', JSON.stringify(document)],
    '/api/docs': ['text/html', renderApiPage(document)],
    '/api/docs.css': ['text/css', readFileSync(style, 'utf8')],
  } as const;
  for (const [path, [type, text]] of Object.entries(files)) {
    router.get(path, (_request, response) => {
      response.locals['route'] = path;
      response.type(type).set('Cache-Control', 'no-cache').send(text);
    });
  }
};
