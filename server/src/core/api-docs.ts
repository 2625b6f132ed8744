import { readFileSync } from 'node:fs';
import type { Router } from 'express';
import { renderApiPage } from './api-page/api-page.ts';
import { createApiDocument } from './openapi.ts';
import type { RouteGroup } from './route.ts';

const style = new URL('api-page/api-page.css', import.meta.url);

const types = {
  '/api/openapi.json': 'application/json',
  '/api/docs': 'text/html',
  '/api/docs.css': 'text/css',
};

const written = (groups: readonly RouteGroup[]): Readonly<Record<string, string>> => {
  const document = createApiDocument(groups);
  return {
    '/api/openapi.json': JSON.stringify(document),
    '/api/docs': renderApiPage(document),
    '/api/docs.css': readFileSync(style, 'utf8'),
  };
};

/**
 * `/api/openapi.json`, and `/api/docs` to read it. Both change with the code only, so they are written
 * once, when somebody first asks: a start does not wait for what hardly any process is asked for.
 */
export const mountApiDocs = (router: Router, groups: readonly RouteGroup[]): void => {
  let asked: Readonly<Record<string, string>> | undefined;
  for (const [path, type] of Object.entries(types)) {
    router.get(path, (_request, response) => {
      asked ??= written(groups);
      response.locals['route'] = path;
      response.type(type).set('Cache-Control', 'no-cache').send(asked[path]);
    });
  }
};
