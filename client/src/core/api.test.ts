import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from './api.ts';

const schema = z.strictObject({ title: z.string() });
const replying = (body: BodyInit | null, status = 200, type = 'application/json'): void => {
  const headers = { 'content-type': type };
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(body, { status, headers })),
  );
};
const get = () => call({ method: 'GET', path: '/api/polls/1', schema });

afterEach(() => void vi.unstubAllGlobals());

describe('a REST call', () => {
  it('sends what it is given and gives the data', async () => {
    replying('{"title":"A"}');
    const sent = await call({
      method: 'POST',
      path: '/api/polls',
      body: { a: 1 },
      schema,
      token: 't',
    });
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
    expect(await call({ method: 'DELETE', path: '/api/polls/1', schema: z.undefined() })).toEqual({
      ok: true,
      value: undefined,
    });
  });
});
