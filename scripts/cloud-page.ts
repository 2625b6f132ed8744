/** Serves the page of the word cloud alone (`client/test/cloud-page`): built as the product is, and as strict. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { root } from './root.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** What the product allows its pages, as far as this one needs it. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' blob:; worker-src 'self'";

const build = (folder: string): void => {
  const page = join('client', 'test', 'cloud-page');
  const { status, stderr } = spawnSync(
    join(root, 'node_modules', '.bin', 'vite'),
    [
      'build',
      page,
      '--config',
      join(page, 'vite.config.ts'),
      '--outDir',
      folder,
      '--logLevel',
      'warn',
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`The page was not built:\n${stderr}`);
};

const serve = (folder: string): Promise<Server> =>
  new Promise((done) => {
    const server = createServer(({ url = '/' }, response) => {
      const path = normalize(new URL(url, 'http://page').pathname);
      const file = join(folder, path === '/' ? 'index.html' : path);
      try {
        const body = readFileSync(file);
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
        response.setHeader('Content-Security-Policy', policy);
        response.end(body);
      } catch {
        // Browsers ask for an icon by themselves.
        response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
      }
    });
    server.listen(0, '127.0.0.1', () => done(server));
  });

/** The page at an address of its own, until it is ended. */
export const startCloudPage = async (): Promise<{ url: string; end: () => void }> => {
  const folder = new TemporaryFolder();
  build(folder.path);
  const server = await serve(folder.path);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    end: () => {
      server.closeAllConnections();
      server.close();
      folder[Symbol.dispose]();
    },
  };
};
