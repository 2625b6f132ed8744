import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { CallDeclaration } from '@sets/shared/core/call.ts';
import { listUpTo } from '@sets/shared/core/list-up-to.ts';
import { requiredText } from '@sets/shared/core/text.ts';
import { renderApiPage } from './api-page/api-page.ts';
import { createApiDocument, failuresOf } from './openapi.ts';
import { type RouteGroup, serve } from './route.ts';

const thing = z.strictObject({
  text: requiredText(40),
  size: z.nullable(z.int()),
  names: listUpTo(z.strictObject({ name: requiredText(20) }), 3, 'At most 3.'),
});
const thingCall = {
  method: 'put',
  path: '/api/things/:thingid',
  summary: 'Put <b>a thing</b> & "more"',
  auth: 'bearer',
  limit: { count: 5, seconds: 10 },
  failures: ['CONFLICT', 'WRONG_PHASE'],
  params: z.strictObject({ thingid: z.string() }),
  query: z.strictObject({ dry: z.optional(z.string()) }),
  body: thing,
  reply: z.strictObject({ things: z.array(thing) }),
} as const satisfies CallDeclaration;
const putThing = serve(thingCall, () => Promise.resolve({ things: [] }));
const groups: RouteGroup[] = [{ name: 'Things', routes: [putThing], schemas: { Thing: thing } }];
const document = createApiDocument(groups);
const written = JSON.stringify(document);

test('failures follow from the declaration, then come its own', () => {
  expect(failuresOf(putThing)).toEqual([
    'BAD_REQUEST',
    'UNAUTHENTICATED',
    'CONFLICT',
    'WRONG_PHASE',
    'TOO_LARGE',
    'RATE_LIMITED',
    'UNAVAILABLE',
  ]);
});

test('codes that share a status share a reply', () => {
  const responses = document.paths?.['/api/things/{thingid}']?.put?.responses;
  expect(Object.keys(responses ?? {})).toEqual(['200', '400', '401', '409', '413', '429', '503']);
  expect(responses).toMatchObject({ 409: { description: 'CONFLICT or WRONG_PHASE' } });
});

test('what is named once is there once, and every reference leads somewhere', () => {
  const schemas = Object.keys(document.components?.schemas ?? {});
  expect(schemas.toSorted()).toEqual(['Failure', 'Thing']);
  const references = [...written.matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(3);
  expect(schemas).toEqual(expect.arrayContaining(references));
});

test('the length of text is that which counts, after it was cleaned', () => {
  expect(document.components?.schemas?.['Thing']).toMatchObject({
    additionalProperties: false,
    properties: { text: { type: 'string', minLength: 1, maxLength: 40 } },
  });
});

test('of a list it is said how much it takes, and of what', () => {
  const name = { type: 'string', minLength: 1, maxLength: 20 };
  expect(document.components?.schemas?.['Thing']).toMatchObject({
    properties: {
      names: {
        type: 'array',
        maxItems: 3,
        items: { type: 'object', additionalProperties: false, properties: { name } },
      },
    },
  });
});

test('the page says all of it, and nothing in it is taken for markup', () => {
  const page = renderApiPage(document);
  expect(page).toContain('Put &lt;b&gt;a thing&lt;/b&gt; &amp; &quot;more&quot;.');
  expect(page).toContain('text, 1–40 characters');
  expect(page).toContain('whole number or null');
  expect(page).toContain('list of <a href="#schema-Thing">Thing</a>');
  expect(page).toContain('<code>dry</code> <small>may be left out</small>');
  expect(page).toContain('Session needed · At most 5 in 10 s.');
  const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(target);
});

test('of a query that is one of several there is all that may stand in it; what is followed may be as it was', () => {
  const call = {
    method: 'get',
    path: '/api/followed',
    summary: 'One of several',
    auth: 'none',
    limit: { count: 5, seconds: 10 },
    query: z.discriminatedUnion('of', [
      z.strictObject({ of: z.literal('all') }),
      z.strictObject({ of: z.literal('tag'), tag: z.string() }),
    ]),
    reply: { mediaType: 'text/plain', isFollowed: true },
  } as const satisfies CallDeclaration;
  const version = { tag: '"a"', changedAt: new Date(0) };
  const route = serve(call, () => Promise.resolve({ version, contents: null }));
  const { paths } = createApiDocument([{ name: 'Followed', routes: [route], schemas: {} }]);
  const documented = paths?.['/api/followed']?.get;
  expect(documented?.parameters).toMatchObject([
    { in: 'query', name: 'of', required: true },
    { in: 'query', name: 'tag' },
  ]);
  expect(documented?.parameters?.[1]).not.toHaveProperty('required', true);
  expect(Object.keys(documented?.responses ?? {})).toContain('304');
});
