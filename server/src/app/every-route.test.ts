import { beforeAll, describe, expect, test } from 'vitest';
import { declaredRoutes } from '../../test/declared-api.ts';
import { type Answer, appOfWorker, type TestApp } from '../../test/start-test-app.ts';
import { failuresOf } from '../core/openapi.ts';
import { isRaw, needsSession } from '@sets/shared/core/call.ts';
import { roleNeeded, type Route } from '../core/route.ts';

let app: TestApp;
beforeAll(async () => {
  app = await appOfWorker();
});

/** The declarations alone; what they serve is not called. */
const routes: Route[] = declaredRoutes;
const named = (list: Route[]): [string, Route][] =>
  list.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route]);

const bearerRoutes = named(routes.filter(({ auth }) => needsSession(auth)));
const bodyRoutes = named(routes.filter(({ body }) => body !== undefined && !isRaw(body)));

/** How many ways there are to call a route with or without a session. */
const sessionChoices = { none: 0, optional: 2, bearer: 1, leaving: 1, admin: 1, vendor: 1 };

/** It fits wherever an id does, also where one has a length of its own. */
const anyId = 'some-id-of-22-letters-';
const pathOf = (route: Route): string =>
  route.path.replace(':kind', 'article').replaceAll(/:\w+/g, anyId);
const call = (route: Route, options: Parameters<TestApp['call']>[2] = {}): Promise<Answer> =>
  app.call(route.method.toUpperCase(), pathOf(route), options);

/** The token of somebody whom the route lets in; none where it asks for none. */
const tokenFor = async ({ auth }: Route): Promise<string | undefined> =>
  needsSession(auth) ? app.login(roleNeeded(auth) ?? 'moderator') : undefined;

const unauthenticated = { status: 401, body: { code: 'UNAUTHENTICATED', msg: 'Log in first.' } };

describe('401 without a session, before anything is read', () => {
  test.each(bearerRoutes)('%s', async (_name, route) => {
    const body = route.body && '{ not even JSON';
    const answer = await call(route, { body });
    expect(answer).toMatchObject(unauthenticated);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('401 with a token that is not one', () => {
  const forged = [
    'nonsense',
    // {"alg":"none"}
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIiwianRpIjoiYiIsImF1ZCI6InNlc3Npb24iLCJleHAiOjQxMDI0NDQ4MDB9.',
    'a'.repeat(5_000),
  ];
  test.each(bearerRoutes)('%s', async (_name, route) => {
    for (const token of forged) expect(await call(route, { token })).toMatchObject(unauthenticated);
  });
});

describe('400 for a body that is no JSON, or not said to be', () => {
  test.each(bodyRoutes)('%s', async (_name, route) => {
    const token = await tokenFor(route);
    const bodies: [body: string | undefined, type: string][] = [
      ['{', 'application/json'],
      ['"text"', 'application/json'],
      [undefined, 'application/json'],
      ['a=1', 'application/x-www-form-urlencoded'],
      ['{}', 'application/json; charset=klingon'],
    ];
    for (const [body, type] of bodies) {
      const answer = await call(route, { token, body, headers: { 'Content-Type': type } });
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    }
  });
});

describe('413 for a body that is too large', () => {
  test.each(bodyRoutes)('%s', async (_name, route) => {
    const token = await tokenFor(route);
    const answer = await call(route, { token, body: { huge: 'x'.repeat(1_000_000) } });
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });
});

describe('405 for another method, with those that are possible', () => {
  test.each([...new Set(routes.map((route) => route.path))])('%s', async (path) => {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
    const answer = await app.call('PATCH', path.replaceAll(/:\w+/g, anyId));
    expect(answer).toMatchObject({ status: 405, body: { code: 'BAD_REQUEST' } });
    expect(answer.headers.get('allow')).toBe(methods.join(', ').toUpperCase());
  });
});

test('every route is in the OpenAPI document, with its session, its body and all its failures', async () => {
  interface Documented {
    security: unknown[];
    requestBody?: unknown;
    responses: Record<string, { description: string }>;
  }
  const { body } = await app.call<{ paths: Record<string, Record<string, Documented>> }>(
    'GET',
    '/api/openapi.json',
  );
  const documented = Object.values(body.paths).flatMap((methods) => Object.keys(methods));
  expect(documented).toHaveLength(routes.length);
  for (const route of routes) {
    const operation = body.paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]![route.method]!;
    expect(operation.security).toHaveLength(sessionChoices[route.auth]);
    expect(operation.requestBody !== undefined).toBe(route.body !== undefined);
    const codes = Object.values(operation.responses).flatMap((each) =>
      each.description.split(' or '),
    );
    expect(codes).toEqual(expect.arrayContaining(failuresOf(route)));
  }
});

test('a call that there is not is answered 404 in the same form', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/polls/a/b', '/api/__proto__']) {
    expect(await app.call('GET', path)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', msg: expect.any(String) },
    });
  }
});
