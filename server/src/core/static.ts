import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { embedPages } from '@sets/shared/core/embed-key.ts';
import { normalizeCode } from '@sets/shared/core/ids.ts';
import { phonePages } from '@sets/shared/core/phone-pages.ts';
import type { Request, RequestHandler } from 'express';
import sirv from 'sirv';
import * as z from 'zod/mini';

const immutable = 'public, max-age=31536000, immutable';

const pageOf = (path: string): string => {
  if (embedPages.test(path)) return '/embed.html';
  return phonePages.test(path) ? '/phone.html' : '/index.html';
};

/** Somebody goes there, rather than a page asking for one of its files. */
const isVisit = ({ path, headers }: Request): boolean =>
  !path.startsWith('/assets/') && headers.accept?.includes('text/html') === true;

const plain: (status: number, text: string) => RequestHandler =
  (status, text) => (_request, response) => {
    response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${text}\n`);
  };

const notFound = plain(404, 'There is no such file.');
const notBuilt = plain(503, 'The pages are not built yet. Run: npm run build');

const partFiles = z.record(z.string(), z.array(z.string()));

/** The files of each part that phones load when it is wanted, as the build has written them down. */
const readPartFiles = (folder: string): z.infer<typeof partFiles> => {
  const list = join(folder, 'phone-parts.json');
  return existsSync(list) ? partFiles.parse(JSON.parse(readFileSync(list, 'utf8'))) : {};
};

const codeIn = (path: string): string | undefined => /^\/j(?:oin)?\/([^/]+)\/?$/.exec(path)?.[1];

/**
 * Names the files that a phone will want as soon as it has joined, so that they come with its page
 * and not a round trip later.
 */
const preloads = (folder: string, partsOf: (code: string) => Promise<readonly string[]>) => {
  const files = readPartFiles(folder);
  return async (path: string): Promise<string | null> => {
    const code = codeIn(path);
    if (code === undefined) return null;
    const parts = await partsOf(normalizeCode(code)).catch(() => []);
    const wanted = parts.flatMap((part) => (Object.hasOwn(files, part) ? (files[part] ?? []) : []));
    const links = wanted.map((file) =>
      file.endsWith('.css')
        ? `<${file}>; rel=preload; as=style; crossorigin`
        : `<${file}>; rel=modulepreload; crossorigin`,
    );
    return links.length === 0 ? null : links.join(', ');
  };
};

/**
 * The built client: its files as they are, packed ahead of time where the browser takes it, and
 * for every other address one of the three documents. Hashed files are kept for good by the browser,
 * documents are asked for anew each time. `partsOf` says what a phone that comes with a join code
 * will want.
 */
export const clientFiles = (
  folder: string,
  partsOf: (code: string) => Promise<readonly string[]>,
): RequestHandler => {
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
  const sent: typeof files = (request, response, next) => {
    // Which files there are was read at the start. One that has gone since, as where a new build lies there now, ends this response, and nothing else.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    files(request, response, next);
  };
  const preloadsFor = preloads(folder, partsOf);
  const page: RequestHandler = async (request, response, next) => {
    response.locals['route'] = 'page';
    const links = await preloadsFor(request.path);
    if (links !== null) response.setHeader('Link', links);
    request.url = pageOf(request.path);
    sent(request, response, () => {
      notFound(request, response, next);
    });
  };
  return (request, response, next) => {
    // Parts of such small files are not worth the ways in which asking for them can go wrong.
    delete request.headers.range;
    if (!basename(request.path).includes('.')) {
      void page(request, response, next);
      return;
    }
    response.locals['route'] = 'file';
    sent(request, response, () => {
      // A dot may also stand in the address of a page, as in an e-mail address.
      if (isVisit(request)) void page(request, response, next);
      else notFound(request, response, next);
    });
  };
};
