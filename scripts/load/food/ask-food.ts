import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { CallDeclaration, Schema } from '@sets/shared/core/call.ts';
import type { Reply } from '@sets/shared/core/result.ts';

/** What is sent beside the token. */
interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

type Told<Call> = Call extends { readonly reply: infer R extends Schema }
  ? R['_zod']['output']
  : never;

/** The calls of one person on the real server. Rejects where there was no answer. */
export type AskFood = <Call extends CallDeclaration>(
  call: Call,
  sent?: Sent,
) => Promise<Reply<Told<Call>>>;

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly token: string;
  readonly body: string | null;
  readonly signal: AbortSignal | undefined;
}

const agent = new Agent({ keepAlive: true });

/**
 * Not `fetch`, which takes more of the machine: students and server share it. A connection that the
 * server has closed meanwhile is no answer of it: then another one is taken.
 */
const answered = (asked: Asked): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { url, method, token, body, signal } = asked;
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const sent = request(url, { method, headers, agent, ...(signal !== undefined && { signal }) });
    sent.on('response', resolve);
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (!sent.reusedSocket || error.code !== 'ECONNRESET') reject(error);
      else resolve(answered(asked));
    });
    sent.end(body);
  });

export const askAs =
  (address: string, token: string): AskFood =>
  async ({ method, path }, { params = {}, body, signal } = {}) => {
    const named = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const response = await answered({
      url: `${address}${named}`,
      method: method.toUpperCase(),
      token,
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    });
    const told = await json(response);
    const isOk = (response.statusCode ?? 0) < 300;
    return (isOk ? { ok: true, data: told } : { ok: false, error: told }) as never;
  };
