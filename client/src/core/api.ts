import { failure, ok, type Outcome, refuse } from '@sets/shared/core/result.ts';
import * as z from 'zod/mini';
import { coreMessages } from './core.messages.ts';

/**
 * A REST call: `schema` is what its reply must fit, `token` the bearer token of a signed-in person.
 * A token of null says that the call needs one and there is none: it is not sent.
 */
export interface Call<Data> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the root of this server, as `/api/polls`. */
  readonly path: string;
  readonly body?: unknown;
  readonly schema: z.ZodMiniType<Data>;
  readonly token?: string | null | undefined;
  readonly signal?: AbortSignal;
}

type SessionLost = (token: string | null) => void;
const sessionLost = new Set<SessionLost>();

/**
 * Calls `listener` when the server no longer takes the token of a call, or with null when a call
 * that needs a token has none; gives what ends that.
 */
export const onSessionLost = (listener: SessionLost): (() => void) => {
  sessionLost.add(listener);
  return () => sessionLost.delete(listener);
};

const tellSessionLost: SessionLost = (token) => {
  for (const listener of sessionLost) listener(token);
};

const unreachable = () => refuse('UNAVAILABLE', coreMessages.unreachable);

const requestOf = ({ method, body, token, signal }: Call<unknown>): RequestInit => ({
  method,
  headers: {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(typeof token === 'string' && { authorization: `Bearer ${token}` }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
  ...(signal !== undefined && { signal }),
});

/** The JSON of a response; undefined where there is none (204, or a page of a proxy in between). */
const jsonOf = async (response: Response): Promise<unknown> => {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return isJson ? ((await response.json()) as unknown) : undefined;
};

const outcomeOf = <Data>(
  response: Response,
  json: unknown,
  schema: z.ZodMiniType<Data>,
): Outcome<Data> => {
  if (response.ok) {
    const data = z.safeParse(schema, json);
    return data.success ? ok(data.data) : refuse('INTERNAL', coreMessages.unreadable);
  }
  const told = z.safeParse(failure, json);
  // What is no failure of ours comes from something between this page and the server.
  return told.success ? { ok: false, error: told.data } : unreachable();
};

const send = async <Data>(what: Call<Data>): Promise<Outcome<Data>> => {
  try {
    const response = await fetch(what.path, requestOf(what));
    return outcomeOf(response, await jsonOf(response), what.schema);
  } catch {
    // fetch rejects, and so does reading the body, only where the network failed or was given up.
    return unreachable();
  }
};

/**
 * Calls the server and gives what it answered, or why not; it never throws. A network that fails,
 * and a proxy that answers in the server's place, are `UNAVAILABLE`; a reply that does not fit
 * `schema` is `INTERNAL`.
 */
export const call = async <Data>(what: Call<Data>): Promise<Outcome<Data>> => {
  const { token } = what;
  const told = token === null ? refuse('UNAUTHENTICATED', coreMessages.noToken) : await send(what);
  if (token !== undefined && !told.ok && told.error.code === 'UNAUTHENTICATED') {
    tellSessionLost(token);
  }
  return told;
};
