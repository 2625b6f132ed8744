import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredRoutes } from '../../server/test/declared-api.ts';
import { startTestApp, type TestApp } from '../../server/test/start-test-app.ts';
import { appRoutes } from '../src/app/routes.tsx';

/*
 * Which pages may stand in a frame of somebody else's page: the embed page, and nothing else, however it
 * is asked for.
 */

const dist = join(import.meta.dirname, '../dist');
const key = 'k'.repeat(43);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clientFolder: dist });
});
afterAll(() => app.close());

const filled = (path: string): string =>
  path.replaceAll(/:\w+\??/g, 'some-id').replaceAll('*', '/some/where');

/** The address of every page of the app. */
const pages = (routes: readonly RouteObject[] = appRoutes()): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [filled(path)]),
    ...pages(children),
  ]);

const ofPhones = ['/join', '/j/BCD234', '/join/BCD234', '/mine', '/tools/polltime/usepoll/x'];
const ofOperations = [
  '/healthz',
  '/readyz',
  '/health',
  '/metrics',
  '/api/docs',
  '/api/openapi.json',
];
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map(({ parentPath, name }) => `/${join(parentPath, name).slice(dist.length + 1)}`);

/** Addresses that are nearly that of the embed page, or lead to it by a way round. */
const nearly = [
  '/embed',
  '/embed/',
  `/embed/${key}/`,
  `/embed/${key}/image.png`,
  `/embed/${key}/image.svg`,
  `/embed/${key}/x`,
  `/embed/${key.slice(1)}`,
  `/embed/${key}k`,
  `/embed/${key.slice(1)}%6b`,
  `/Embed/${key}`,
  `//embed/${key}`,
  `/embed//${key}`,
  `/api/embed/${key}`,
  `/?/embed/${key}`,
  `/homepage;/embed/${key}`,
  `/embed/${key}%2f..%2f..%2fhomepage`,
  `/embed/${key};`,
];

const framePolicy = async (path: string, method = 'GET') => {
  const headers = { accept: 'text/html' };
  // As it is written: a URL would tidy it first.
  const answer = await app.call<string>(method, path, { headers });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return {
    ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
    options: answer.headers.get('x-frame-options'),
    answer,
  };
};

const refused = { ancestors: "'none'", options: 'DENY' };

test('the embed page may be framed by everybody, and reads nothing that is not its own', async () => {
  const { ancestors, options, answer } = await framePolicy(`/embed/${key}`);
  expect({ ancestors, options }).toEqual({ ancestors: '*', options: null });
  expect(answer.body).toContain('Live result');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none';script-src 'self';");
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  // Its address may have a query; what is behind that is no address.
  const { ancestors: withQuery } = await framePolicy(`/embed/${key}?background=none&code=off`);
  expect(withQuery).toBe('*');
});

test('nothing else may', async () => {
  const asked = new Set([...pages(), ...ofPhones, ...ofOperations, ...files, ...nearly]);
  expect(asked.size).toBeGreaterThan(100);
  const framed: string[] = [];
  for (const path of asked) {
    const { ancestors, options } = await framePolicy(path);
    if (ancestors !== refused.ancestors || options !== refused.options) framed.push(path);
  }
  expect(framed).toEqual([]);
});

test('no call of the API may, whatever it answers', async () => {
  const framed: string[] = [];
  for (const { method, path } of declaredRoutes) {
    const { ancestors, options } = await framePolicy(filled(path), method.toUpperCase());
    if (ancestors !== refused.ancestors || options !== refused.options) framed.push(path);
  }
  expect(framed).toEqual([]);
});

test('the page is for looking alone: whoever posts to its address gets nothing that may be framed', async () => {
  expect(await framePolicy(`/embed/${key}`, 'POST')).toMatchObject(refused);
});
