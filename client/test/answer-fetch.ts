import { vi } from 'vitest';

interface Asked {
  /** As `POST /api/user/login`. */
  readonly call: string;
  readonly body: unknown;
  readonly token: string | null;
}
type Answer = (asked: Asked) => Response | Promise<Response>;

export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** What a server without any answer of its own to `call` tells of itself. */
const about = {
  phoneOrigin: 'http://192.168.1.5:3000',
  demoAccounts: [],
  supportEmail: 'support@sets.example',
  supportSpace: 'support',
  resetCode: 'K',
  plans: true,
  mailCatcher: true,
};

/**
 * A server in place of `fetch`: each call, as `POST /api/user/login`, is answered by the test. What
 * it has no answer to does not exist. Gives what was asked so far.
 */
export const answerFetch = (answers: Readonly<Record<string, Answer>>) => {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const what: Asked = {
      call: `${init.method ?? 'GET'} ${path}`,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
    };
    asked.push(what);
    const answer = answers[what.call];
    if (answer !== undefined) return answer(what);
    if (path === '/api/about') return json(200, about);
    if (path === '/api/schools') return json(200, { schools: [] });
    return json(404, { code: 'NOT_FOUND', msg: `Nobody answers ${what.call}.` });
  });
  return {
    /** The calls with this name. */
    of: (call: string): readonly Asked[] => asked.filter((each) => each.call === call),
  };
};

/** An answer that the test holds back until it gives it. */
export const heldBack = () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, give: resolve };
};
