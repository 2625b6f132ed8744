import type * as z from 'zod/mini';
import type { ErrorCode } from '@sets/shared/core/result.ts';
import type { Actor } from './actor.ts';
import type { Rate } from './window-limiter.ts';

type Schema = z.ZodMiniType;
type Read<S> = S extends Schema ? z.output<S> : undefined;

/** `none`: anybody. `bearer`: who sends the token of a session. */
export type AuthNeed = 'none' | 'bearer';

/** What a route's handler gets: everything parsed, whoever it is known. */
export interface Call<Auth, Params, Query, Body> {
  readonly actor: Auth extends 'bearer' ? Actor : null;
  readonly params: Read<Params>;
  readonly query: Read<Query>;
  readonly body: Read<Body>;
  /** Where the call comes from; never logged. */
  readonly address: string;
  /** Where the caller reached the server: scheme, host and port. */
  readonly origin: string;
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

interface RouteDeclaration<Auth, Params, Query, Body, Reply extends Schema> extends Declaration {
  readonly auth: Auth;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Strict: what is not in it does not leave the server. */
  readonly reply: Reply;
  handle(call: Call<Auth, Params, Query, Body>): Promise<z.input<Reply>>;
}

/** A route whatever its types, as the server mounts and documents it. */
export interface Route extends Declaration {
  readonly auth: AuthNeed;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  handle(call: unknown): Promise<unknown>;
}

/** Declares a route of the API; the same declaration serves, checks and documents it. */
export const route = <
  Auth extends AuthNeed,
  Reply extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  declaration: RouteDeclaration<Auth, Params, Query, Body, Reply>,
): Route => declaration as unknown as Route;

/** A feature's part of the API: its routes, and the names of its schemas in the document. */
export interface RouteGroup {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly schemas: Readonly<Record<string, Schema>>;
}
