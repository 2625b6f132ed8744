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

export const askAs =
  (address: string, token: string): AskFood =>
  async ({ method, path }, { params = {}, body, signal } = {}) => {
    const named = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const response = await fetch(`${address}${named}`, {
      method: method.toUpperCase(),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal !== undefined && { signal }),
    });
    const told: unknown = await response.json();
    return (response.ok ? { ok: true, data: told } : { ok: false, error: told }) as never;
  };
