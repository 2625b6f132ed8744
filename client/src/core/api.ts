import {
  type CallDeclaration,
  type Declared,
  isFile,
  needsSession,
  pathWith,
  type Schema,
} from '@sets/shared/core/call.ts';
import { failure, ok, type Result, fail } from '@sets/shared/core/result.ts';
import * as z from 'zod/mini';
import { coreMessages } from './core.messages.ts';

/** A declared call that answers with JSON. */
export type Askable = CallDeclaration & { readonly reply: Schema };

type Part<Name extends 'params' | 'query' | 'body', Is> = Is extends Schema
  ? { readonly [Each in Name]: z.input<Is> }
  : Is extends { readonly raw: true }
    ? { readonly [Each in Name]: Blob }
    : { readonly [Each in Name]?: never };

type Identity<Auth> = Auth extends 'none'
  ? { readonly token?: never }
  : { readonly token: string | null };

/**
 * What a call is given: what it declares, and nothing else. `token` is the bearer token of who is
 * signed in, or null; a call that needs one is not sent without.
 */
export type Given<Call extends CallDeclaration> = Part<'params', Declared<Call, 'params'>> &
  Part<'query', Declared<Call, 'query'>> &
  Part<'body', Declared<Call, 'body'>> &
  Identity<Call['auth']> & {
    readonly signal?: AbortSignal | undefined;
    /** It is sent though the page is being left. */
    readonly outlivesPage?: boolean;
  };

/** The same, whichever call it is. */
interface AnyGiven {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly token?: string | null;
  readonly signal?: AbortSignal | undefined;
  readonly outlivesPage?: boolean;
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

const unreachable = () => fail('UNAVAILABLE', coreMessages.unreachable);

const addressOf = ({ path }: CallDeclaration, { params = {}, query = {} }: AnyGiven): string => {
  const wanted = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return pathWith(path, params) + (wanted.length === 0 ? '' : `?${new URLSearchParams(wanted)}`);
};

/** A file goes as it is, everything else as JSON. */
const contentOf = (body: unknown): Blob | string =>
  body instanceof Blob ? body : JSON.stringify(body);

const requestOf = (
  call: CallDeclaration,
  { body, token, signal, outlivesPage = false }: AnyGiven,
): RequestInit => ({
  method: call.method.toUpperCase(),
  headers: {
    accept: isFile(call.reply) ? call.reply.mediaType : 'application/json',
    ...(body !== undefined && {
      'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
    }),
    ...(typeof token === 'string' && { authorization: `Bearer ${token}` }),
  },
  ...(body !== undefined && { body: contentOf(body) }),
  ...(signal !== undefined && { signal }),
  ...(outlivesPage && { keepalive: true }),
});

/** The JSON of a response; undefined where there is none (204, or a page of a proxy in between). */
const jsonOf = async (response: Response): Promise<unknown> => {
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return isJson ? ((await response.json()) as unknown) : undefined;
};

const fileOf = async (response: Response, mediaType: string): Promise<Result<Blob>> => {
  const file = await response.blob();
  return file.type.startsWith(mediaType) ? ok(file) : fail('INTERNAL', coreMessages.unreadable);
};

const outcomeOf = async (
  response: Response,
  { reply }: CallDeclaration,
): Promise<Result<unknown>> => {
  if (response.ok && isFile(reply)) return fileOf(response, reply.mediaType);
  const json = await jsonOf(response);
  if (response.ok && !isFile(reply)) {
    const data = z.safeParse(reply, json);
    return data.success ? ok(data.data) : fail('INTERNAL', coreMessages.unreadable);
  }
  const told = z.safeParse(failure, json);
  // What is no failure of ours comes from something between this page and the server.
  return told.success ? { ok: false, error: told.data } : unreachable();
};

const send = async (call: CallDeclaration, given: AnyGiven): Promise<Result<unknown>> => {
  try {
    return await outcomeOf(await fetch(addressOf(call, given), requestOf(call, given)), call);
  } catch {
    // fetch rejects, and so does reading the body, only where the network failed or was given up.
    return unreachable();
  }
};

/** What the server tells where a call succeeds: what its declaration says, or a file. */
export type Told<Call extends CallDeclaration> = Call['reply'] extends Schema
  ? z.output<Call['reply']>
  : Blob;

/**
 * Makes a declared call and gives what the server answered, or why not; it never throws. A network
 * that fails, and a proxy that answers in the server's place, are `UNAVAILABLE`; a reply that does
 * not fit the declaration is `INTERNAL`.
 */
export const ask = async <Call extends CallDeclaration>(
  call: Call,
  ...[given]: object extends Given<Call> ? [Given<Call>?] : [Given<Call>]
): Promise<Result<Told<Call>>> => {
  const sent: AnyGiven = given ?? {};
  const token = sent.token ?? null;
  const isNeeded = needsSession(call.auth);
  const told =
    token === null && isNeeded
      ? fail('UNAUTHENTICATED', coreMessages.noToken)
      : await send(call, sent);
  const isOfSession = token !== null || isNeeded;
  if (isOfSession && !told.ok && told.error.code === 'UNAUTHENTICATED') tellSessionLost(token);
  // Its reply was parsed by the schema of this very call.
  return told as Result<Told<Call>>;
};
