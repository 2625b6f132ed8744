import type * as z from 'zod/mini';
import type { ErrorCode } from '@sets/shared/core/result.ts';
import type { Caller } from './actor.ts';
import type { Rate } from './window-limiter.ts';

type Schema = z.ZodMiniType;

/** A body that is taken byte for byte, because somebody has signed it. */
export interface RawBody {
  readonly raw: true;
}
export const rawBody: RawBody = { raw: true };

/** A reply that is a file to keep. */
export interface FileReply {
  /** As `application/zip`. */
  readonly mediaType: string;
}
export interface FileContents {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const isRaw = (body: Schema | RawBody): body is RawBody => 'raw' in body;
export const isFile = (reply: Schema | FileReply): reply is FileReply => 'mediaType' in reply;

type Read<S> = S extends RawBody ? Buffer : S extends Schema ? z.output<S> : undefined;
type Written<R> = R extends FileReply ? FileContents : R extends Schema ? z.input<R> : never;

/**
 * `none`: anybody. `optional`: anybody; who is signed in is known. `bearer`: who sends the token of
 * a session. `leaving`: also where that session was ended from elsewhere. `admin`, `vendor`: who is
 * signed in as that.
 */
export type AuthNeed = 'none' | 'optional' | 'bearer' | 'leaving' | 'admin' | 'vendor';

type ActorOf<Auth> = Auth extends 'none' ? null : Auth extends 'optional' ? Caller | null : Caller;

/** Whether a visitor is turned away. */
export const needsSession = (auth: AuthNeed): boolean => auth !== 'none' && auth !== 'optional';

/** The one kind of account that may call it; null where every kind may. */
export const roleNeeded = (auth: AuthNeed): 'admin' | 'vendor' | null =>
  auth === 'admin' || auth === 'vendor' ? auth : null;

/** What a route's handler gets: everything parsed, whoever it is known. */
export interface Call<Auth, Params, Query, Body> {
  readonly actor: ActorOf<Auth>;
  readonly params: Read<Params>;
  readonly query: Read<Query>;
  readonly body: Read<Body>;
  /** Where the call comes from; never logged. */
  readonly address: string;
  /** Where the caller reached the server: scheme, host and port. */
  readonly origin: string;
  /** A header of the request; '' where it was not sent. */
  readonly header: (name: string) => string;
}

interface Declaration {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** As Express writes it: `/api/polls/:pollid`. */
  readonly path: string;
  /** One line for the API's page. */
  readonly summary: string;
  /** Codes beyond those that follow from the declaration itself, for the API's page. */
  readonly failures?: readonly ErrorCode[];
  /** Status of success; 200 where it is not given. */
  readonly status?: 200 | 201;
  /** For each account, or for each address range where there is no account to name. */
  readonly limit: Rate;
}

interface RouteDeclaration<Auth, Params, Query, Body, Reply> extends Declaration {
  readonly auth: Auth;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Strict: what is not in it does not leave the server. */
  readonly reply: Reply;
  handle(call: Call<Auth, Params, Query, Body>): Promise<Written<Reply>>;
}

/** A route whatever its types, as the server mounts and documents it. */
export interface Route extends Declaration {
  readonly auth: AuthNeed;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema | RawBody;
  readonly reply: Schema | FileReply;
  handle(call: unknown): Promise<unknown>;
}

/** Declares a route of the API; the same declaration serves, checks and documents it. */
export const route = <
  Auth extends AuthNeed,
  Reply extends Schema | FileReply,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | RawBody | undefined = undefined,
>(
  declaration: RouteDeclaration<Auth, Params, Query, Body, Reply>,
): Route => declaration as unknown as Route;

/** A feature's part of the API: its routes, and the names of its schemas in the document. */
export interface RouteGroup {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly schemas: Readonly<Record<string, Schema>>;
}
