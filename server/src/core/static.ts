import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { phonePages } from '@sets/shared/core/phone-pages.ts';
import type { Request, RequestHandler } from 'express';
import sirv from 'sirv';

const immutable = 'public, max-age=31536000, immutable';

const pageOf = (path: string): string => (phonePages.test(path) ? '/phone.html' : '/index.html');

/** Somebody goes there, rather than a page asking for one of its files. */
const isVisit = ({ path, headers }: Request): boolean =>
  !path.startsWith('/assets/') && headers.accept?.includes('text/html') === true;

const plain: (status: number, text: string) => RequestHandler =
  (status, text) => (_request, response) => {
    response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${text}\n`);
  };

const notFound = plain(404, 'There is no such file.');
const notBuilt = plain(503, 'The pages are not built yet. Run: npm run build');

/**
 * The built client: its files as they are, packed ahead of time where the browser takes it, and
 * for every other address one of the two documents. Hashed files are kept for good by the browser,
 * documents are asked for anew each time.
 */
export const clientFiles = (folder: string): RequestHandler => {
  if (!existsSync(join(folder, 'index.html'))) {
    return (request, response, next) => {
      response.locals['route'] = 'page';
      notBuilt(request, response, next);
    };
  }
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const hashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', hashed ? immutable : 'no-cache');
    },
  });
  const page: RequestHandler = (request, response, next) => {
    response.locals['route'] = 'page';
    request.url = pageOf(request.path);
    files(request, response, () => {
      notFound(request, response, next);
    });
  };
  return (request, response, next) => {
    // Parts of such small files are not worth the ways in which asking for them can go wrong.
    delete request.headers.range;
    if (!basename(request.path).includes('.')) {
      page(request, response, next);
      return;
    }
    response.locals['route'] = 'file';
    files(request, response, () => {
      // A dot may also stand in the address of a page, as in an e-mail address.
      if (isVisit(request)) page(request, response, next);
      else notFound(request, response, next);
    });
  };
};
