import type * as z from 'zod/mini';
import type { ErrorCode } from './result.ts';

export type Schema = z.ZodMiniType;

/** A body that is taken byte for byte, because somebody has signed it. */
interface RawBody {
  readonly raw: true;
  /** More than that is not taken; as much as other bodies where it is not given. */
  readonly bytes?: number;
}
export const rawBody: RawBody = { raw: true };

/** A file, sent as it is. */
export const rawBodyUpTo = (bytes: number): RawBody => ({ raw: true, bytes });

/** A reply that is a file: to keep, or a small one that pages show. */
export interface FileReply {
  /** As `application/zip`. */
  readonly mediaType: string;
  /**
   * Pages show it: it goes to many of one address at the same time, and browsers keep it as long as
   * its address stays the same.
   */
  readonly isShown?: true;
  /**
   * Programs of readers ask for it again and again: it goes to many of one address at the same time, and whoever
   * has it as it still is is told only that (304).
   */
  readonly isFollowed?: true;
  /**
   * It is large, and whoever shows it asks for the ranges that it needs (`Range`, RFC 9110): 206 with one range,
   * 416 for what it does not have. Never sniffed, framed or run.
   */
  readonly isInRanges?: true;
  /** Not everybody may see it: only who asked for it keeps it. */
  readonly isPrivate?: true;
}

/**
 * `none`: anybody. `optional`: anybody; who is signed in is known. `bearer`: who sends the token of
 * a session. `leaving`: also where that session was ended from elsewhere. `admin`, `vendor`: who is
 * signed in as that.
 */
export type AuthNeed = 'none' | 'optional' | 'bearer' | 'leaving' | 'admin' | 'vendor';

/**
 * A REST call, declared once: the server serves and documents it, the client makes it. What a call
 * does not declare it does not take.
 */
export interface CallDeclaration {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With a placeholder for each of its params, as Express writes them: `/api/polls/:pollid`. */
  readonly path: string;
  /** One line for the API's page. */
  readonly summary: string;
  readonly auth: AuthNeed;
  /** For each account, or for each address range where there is no account to name. */
  readonly limit: { readonly count: number; readonly seconds: number };
  /** Codes beyond those that follow from the declaration itself, for the API's page. */
  readonly failures?: readonly ErrorCode[];
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema | RawBody;
  /** More than that of a body of JSON is not taken; as much as others where it is not given. */
  readonly bodyBytes?: number;
  /** Strict: what is not in it does not leave the server. */
  readonly reply: Schema | FileReply;
  /** A reply of JSON that may be megabytes: each caller has two under way until they are sent, and more wait. */
  readonly isLong?: true;
  /** Status of success; 200 where it is not given. */
  readonly status?: 200 | 201;
}

/** The calls of a feature, each by its name. */
export type Calls = Readonly<Record<string, CallDeclaration>>;

/** What a call declares as its `Part`; undefined where it declares none. */
export type Declared<
  Call extends CallDeclaration,
  Part extends 'params' | 'query' | 'body',
> = Call extends { readonly [Name in Part]: infer Is } ? Is : undefined;

export const isRaw = (body: Schema | RawBody): body is RawBody => 'raw' in body;
export const isFile = (reply: Schema | FileReply): reply is FileReply => 'mediaType' in reply;

/** Whether a visitor is turned away. */
export const needsSession = (auth: AuthNeed): boolean => auth !== 'none' && auth !== 'optional';

/** The path with its placeholders filled in. */
export const pathWith = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/:(\w+)/g, (_placeholder, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
