import { failure } from '@sets/shared/core/result.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { declaredRoutes } from '../../test/declared-api.ts';
import {
  orWhyNot,
  readSpecification,
  type SpecifiedCall,
  specificationIsHere,
  specifiedCalls,
} from '../../test/specified/specified.ts';
import { appOfWorker, type TestApp } from '../../test/start-test-app.ts';
import { isRaw, type AuthNeed } from '@sets/shared/core/call.ts';
import type { Route } from '../core/route.ts';

/*
 * Every call that the product specification lists is there, takes what it says, lets in whom it
 * says, and refuses with a sentence.
 */

const calls = specifiedCalls;

/** How a route may be declared for whom the specification lets in; the rest is up to its policy. */
const declared: Readonly<Record<SpecifiedCall['auth'], readonly AuthNeed[]>> = {
  none: ['none', 'optional'],
  bearer: ['bearer', 'leaving'],
  moderator: ['bearer'],
  owner: ['bearer'],
  admin: ['admin'],
  // Who brings orders for a vendor hands them over, too.
  vendor: ['vendor', 'bearer'],
};

const nameOf = ({ method, path }: SpecifiedCall): string => `${method} ${path}`;
const named = (list: readonly SpecifiedCall[]): [string, SpecifiedCall][] =>
  list.map((call) => [nameOf(call), call]);

const routes: ReadonlyMap<string, Route> = new Map(
  declaredRoutes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route]),
);

let app: TestApp;
beforeAll(async () => {
  app = await appOfWorker();
});

const pathOf = (path: string): string => path.replaceAll(/:\w+/g, 'nobody');

/**
 * What a call may be sent besides what is specified, and what for. Whoever sends but what is specified is
 * understood all the same.
 */
const besides: readonly { readonly calls: RegExp; readonly fields: readonly string[] }[] = [
  // So that a change that was made on another device is not undone unseen.
  { calls: /\/resume\/editintro$/, fields: ['revision?'] },
  {
    calls: /\/resume\/(edit|remove)(wkexp|education|skill|interest|achievement)$/,
    fields: ['entryId?', 'revision?'],
  },
  // Which order is meant: the specification leaves it out. With the other fields a double tap is one, and more can be said.
  { calls: /\/food\/iamhere$/, fields: ['orderid'] },
  { calls: /\/food\/refund$/, fields: ['orderid', 'lines?', 'attempt?'] },
  { calls: /\/food\/cancelorder$/, fields: ['reason?', 'attempt?'] },
  { calls: /\/food\/delivered$/, fields: ['proof?', 'attempt?'] },
  // So that what is sent twice is added once.
  { calls: /\/resume\/add(wkexp|education|skill|interest|achievement)$/, fields: ['entryId?'] },
];
const besidesOf = (path: string): readonly string[] =>
  besides.find(({ calls: those }) => those.test(path))?.fields ?? [];

/** The fields that a route's body takes, with `?` after those that may be left out. */
const fieldsOf = (route: Route): string[] => {
  const { body } = route;
  if (body === undefined || isRaw(body)) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(body, {
    io: 'input',
    unrepresentable: 'any',
  });
  const fields = Object.keys(properties).map((field) =>
    required.includes(field) ? field : `${field}?`,
  );
  return fields;
};

test('there are as many as there should be', () => {
  expect(calls.length).toBeGreaterThan(50);
});

test.skipIf(!specificationIsHere)(`they are those of the specification${orWhyNot}`, () => {
  expect(calls).toEqual(readSpecification().calls);
});

describe('is declared as specified', () => {
  test.each(named(calls))('%s', (name, call) => {
    const route = routes.get(name);
    if (route === undefined) throw new Error(`${name} is missing.`);
    expect(declared[call.auth]).toContain(route.auth);
    const fields = [...(call.body ?? []), ...besidesOf(call.path)];
    expect(fieldsOf(route).toSorted()).toEqual(fields.toSorted());
  });
});

describe('turns a visitor away with a sentence', () => {
  test.each(named(calls.filter(({ auth }) => auth !== 'none')))('%s', async (_name, call) => {
    const { status, body } = await app.call(call.method, pathOf(call.path));
    expect(status).toBe(401);
    expect(failure.parse(body).msg).not.toBe('');
  });
});

describe('refuses a body that is not the specified one with a sentence', () => {
  const withBody = calls.filter(({ body }) => body !== undefined);
  test.each(named(withBody))('%s', async (_name, call) => {
    const token = await app.login(call.auth === 'vendor' ? 'vendor' : 'student');
    const wrong = { 'not a field': true };
    const answer = await app.call(call.method, pathOf(call.path), { token, body: wrong });
    expect(answer.status).toBe(400);
    expect(failure.parse(answer.body).msg).not.toBe('');
  });
});
