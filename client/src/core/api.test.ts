import type { Calls } from '@sets/shared/core/call.ts';
import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask } from './api.ts';

const base = {
  auth: 'none',
  summary: 'For this test',
  limit: { count: 1, seconds: 1 },
  reply: z.strictObject({ title: z.string() }),
} as const;
const calls = {
  read: { ...base, method: 'get', path: '/api/polls' },
  create: {
    ...base,
    method: 'post',
    path: '/api/polls',
    auth: 'bearer',
    body: z.strictObject({ a: z.int() }),
  },
  find: {
    ...base,
    method: 'get',
    path: '/api/:area/polls/:pollid',
    params: z.strictObject({ area: z.string(), pollid: z.string() }),
    query: z.strictObject({ search: z.string(), before: z.optional(z.string()) }),
  },
  remove: { ...base, method: 'delete', path: '/api/polls', reply: z.undefined() },
  write: { ...base, method: 'post', path: '/api/feedback', auth: 'optional' },
  save: { ...base, method: 'get', path: '/api/export', reply: { mediaType: 'application/zip' } },
} as const satisfies Calls;
const replying = (body: BodyInit | null, status = 200, type = 'application/json'): void => {
  const headers = { 'content-type': type };
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(body, { status, headers })),
  );
};
const get = () => ask(calls.read);

afterEach(() => void vi.unstubAllGlobals());

describe('a REST call that answers with a file', () => {
  it('gives the file', async () => {
    replying('PK', 200, 'application/zip');
    const told = await ask(calls.save);
    expect(told.ok && (await told.value.text())).toBe('PK');
    const headers = { accept: 'application/zip' };
    expect(fetch).toHaveBeenCalledWith('/api/export', { method: 'GET', headers });
  });

  it('gives the failure of the server, and takes nothing else for a file', async () => {
    const error = { code: 'RATE_LIMITED', msg: 'Too often.' };
    replying(JSON.stringify(error), 429);
    expect(await ask(calls.save)).toEqual({ ok: false, error });
    replying('<p>A page of a proxy</p>', 200, 'text/html');
    expect(await ask(calls.save)).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
  });
});

describe('a REST call', () => {
  it('sends what it is given and gives the data', async () => {
    replying('{"title":"A"}');
    const sent = await ask(calls.create, { body: { a: 1 }, token: 't' });
    expect(sent).toEqual({ ok: true, value: { title: 'A' } });
    expect(fetch).toHaveBeenCalledWith('/api/polls', {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: 'Bearer t',
      },
      body: '{"a":1}',
    });
  });

  it('gives the failure of the server', async () => {
    const error = { code: 'NOT_FOUND', msg: 'This poll was deleted.' };
    replying(JSON.stringify(error), 404);
    expect(await get()).toEqual({ ok: false, error });
  });

  it.each([
    ['a page of a proxy', () => replying('<h1>502</h1>', 502, 'text/html')],
    ['JSON that is cut off', () => replying('{"title"')],
    ['no network', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))],
  ])('%s is UNAVAILABLE', async (_what, arrange) => {
    arrange();
    expect(await get()).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
  });

  it('a reply that does not fit the schema is INTERNAL', async () => {
    replying('{"titel":"A"}');
    expect(await get()).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
  });

  it('takes a reply without a body where the schema allows it', async () => {
    replying(null, 204, '');
    expect(await ask(calls.remove)).toEqual({ ok: true, value: undefined });
  });

  it('fills in its params and its query, each as an address needs it', async () => {
    replying('{"title":"A"}');
    const params = { area: 'a b', pollid: '../x?y' };
    await ask(calls.find, { params, query: { search: 'a&b', before: undefined } });
    expect(fetch).toHaveBeenCalledWith('/api/a%20b/polls/..%2Fx%3Fy?search=a%26b', {
      method: 'GET',
      headers: { accept: 'application/json' },
    });
  });

  it('is not sent without the token that it needs, but without one that it may have', async () => {
    replying('{"title":"A"}');
    expect(await ask(calls.create, { token: null, body: { a: 1 } })).toMatchObject({
      ok: false,
      error: { code: 'UNAUTHENTICATED' },
    });
    expect(fetch).not.toHaveBeenCalled();
    expect(await ask(calls.write, { token: null })).toMatchObject({ ok: true });
  });

  it('takes and gives by its types what it declares, and nothing else', () => {
    // Proved by the compiler: an error that is expected and does not come is one.
    const neverCalled = async () => {
      // @ts-expect-error -- it needs a token and a body
      await ask(calls.create);
      // @ts-expect-error -- it takes no body
      await ask(calls.read, { body: { a: 1 } });
      // @ts-expect-error -- it asks nobody who they are
      await ask(calls.read, { token: 't' });
      // @ts-expect-error -- no such field is in the body
      await ask(calls.create, { token: 't', body: { a: 1, b: 2 } });
      // @ts-expect-error -- a param is missing
      await ask(calls.find, { params: { area: 'a' }, query: { search: '' } });
      const told = await ask(calls.read);
      // @ts-expect-error -- no such field is in the reply
      return told.ok && told.value.nothing;
    };
    expect(neverCalled).toBeTypeOf('function');
  });
});
