import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

const script = 'console.log("sets");\n'.repeat(50);

/** A client as the build leaves it: two documents, and hashed files that are packed already. */
const buildClientFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sets-client-'));
  await mkdir(join(folder, 'assets'));
  await Promise.all([
    writeFile(join(folder, 'index.html'), '<title>index</title>'),
    writeFile(join(folder, 'phone.html'), '<title>phone</title>'),
    writeFile(join(folder, 'favicon.svg'), '<svg/>'),
    writeFile(join(folder, 'assets/app-1a2b.js'), script),
    writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script)),
    writeFile(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script)),
  ]);
  return folder;
};

let clientFolder: string;
let app: TestApp;
beforeAll(async () => {
  clientFolder = await buildClientFolder();
  app = await startTestApp({ clientFolder });
});
afterAll(async () => {
  await app.close();
  await rm(clientFolder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.call<string>('GET', path, { headers });

describe('documents', () => {
  test.each([
    '/join',
    '/mine',
    '/j/ABC234',
    '/j/ABC234/',
    '/join/ABC234',
    '/tools/polltime/usepoll/some-id',
    '/tools/quiztime/playquiz/some-id',
  ])('%s is the small one for phones', async (path) => {
    expect(await get(path)).toMatchObject({ status: 200, body: '<title>phone</title>' });
  });

  test.each(['/', '/account/settings', '/tools/polltime/startpoll/some-id', '/j', '/j/a/b'])(
    '%s is the other one',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 200, body: '<title>index</title>' });
    },
  );

  test('are asked for anew each time, and not sent again while they are the same', async () => {
    const first = await get('/?utm=1');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('content-type')).toBe('text/html;charset=utf-8');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/', { 'If-None-Match': etag })).status).toBe(304);
  });
});

describe('files', () => {
  test.each(['br', 'gzip'])('come packed as %s where that is taken', async (encoding) => {
    const answer = await get('/assets/app-1a2b.js', { 'Accept-Encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(answer.body).toBe(script);
  });

  test('that are hashed are kept for good, others are not', async () => {
    const { headers } = await get('/assets/app-1a2b.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/assets/old-9z9z.js',
    '/robots.txt',
    '/assets/..%2f..%2fpackage.json',
    '/.env',
    '/%00.js',
  ])('%s is not there: 404, never a document', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('<title>');
  });

  test('are sent whole, whatever part is asked for', async () => {
    const answer = await get('/favicon.svg', { Range: 'bytes=9-2' });
    expect(answer).toMatchObject({ status: 200, body: '<svg/>' });
  });

  test('a page may have a dot in its address, a file of a page must be there', async () => {
    const visit = { Accept: 'text/html,*/*;q=0.8' };
    const path = '/module/a/topic/b/portal/discussion/c/unsubscribe/ada%40school.example';
    const page = await get('/', visit);
    expect(await get(path, visit)).toMatchObject({ status: 200, body: page.body });
    expect((await get(path)).status).toBe(404);
    expect((await get('/assets/gone-1a2b.js', visit)).status).toBe(404);
  });

  test('a broken escape in the address is 400', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });

  test('nothing but GET is there for pages', async () => {
    expect(await app.call('POST', '/')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('what cannot be read as a request', () => {
  test('an address that is too long is refused in the form of the API', async () => {
    expect(await app.call('GET', `/api/polls?moduleid=${'x'.repeat(20_000)}`)).toMatchObject({
      status: 431,
      body: { code: 'TOO_LARGE', msg: 'The address or the headers are too long.' },
    });
  });

  test('what is no HTTP is 400, and the next one is served', async () => {
    const socket = connect(app.port, '127.0.0.1');
    socket.end('no HTTP at all\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*"code":"BAD_REQUEST"/s);
    expect((await app.call('GET', '/healthz')).status).toBe(200);
  });
});

describe('headers', () => {
  test('nothing inline, nothing from elsewhere, no frame, no way to https on a plain network', async () => {
    for (const path of ['/', '/api/docs', '/api/nothing', '/assets/app-1a2b.js']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${app.port};`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|upgrade-insecure|https:|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{20}$/);
    }
  });

  test('the page of the API needs no script and no style of its own', async () => {
    const { body } = await get('/api/docs');
    expect(body).not.toMatch(/<script|<style|style=|onclick|https?:/);
    expect(body).toContain('/api/polls/{pollid}');
    expect((await get('/api/docs.css')).headers.get('content-type')).toContain('text/css');
  });
});

describe('without a built client', () => {
  test('the API works and a page says what to do', async () => {
    const bare = await startTestApp();
    try {
      expect(await bare.call('GET', '/join')).toMatchObject({
        status: 503,
        body: 'The pages are not built yet. Run: npm run build\n',
      });
      expect((await bare.call('GET', '/api/openapi.json')).status).toBe(200);
    } finally {
      await bare.close();
    }
  });
});

describe('behind https', () => {
  test('the browser stays on https, and web sockets go there too', async () => {
    const publicUrl = new URL('https://sets.school.example');
    const secure = await startTestApp({ config: { publicUrl } });
    try {
      const { headers } = await secure.call('GET', '/api/docs');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('content-security-policy')).toContain("'self' wss://sets.school.example;");
    } finally {
      await secure.close();
    }
  });
});
