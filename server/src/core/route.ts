import type {
  AuthNeed,
  CallDeclaration,
  Declared,
  FileReply,
  Schema,
} from '@sets/shared/core/call.ts';
import type * as z from 'zod/mini';
import type { Caller } from './actor.ts';
import type { FileVersion } from './file-version.ts';

/** What a browser is to keep for this server alone, out of reach of scripts, and send with calls below `path`. */
export interface ReplyCookie {
  readonly name: string;
  /** Null has it forgotten. */
  readonly value: string | null;
  readonly path: string;
  readonly forMs?: number;
}

/** What a handler gives for a reply that is a file. */
export interface FileContents {
  readonly name: string;
  /** As a whole, or in pieces of which the next is made when the one before is sent. */
  readonly contents: Uint8Array | Iterable<string> | AsyncIterable<Uint8Array>;
}

/** What a handler gives for a reply in ranges. */
export interface RangedFile {
  readonly name: string;
  /** Of the whole file. */
  readonly bytes: number;
  /** A name for just these bytes: what is sent under an address never changes. */
  readonly version: string;
  /** Bytes from `from` to `to`, which is not in it, in pieces of which the next is made when the one before is sent. */
  readonly read: (from: number, to: number) => AsyncIterable<Uint8Array>;
}

/** What a handler gives for a reply that is followed. */
export interface FollowedFile {
  readonly version: FileVersion;
  /** Null where whoever asks has it as it is (`hasVersion`). */
  readonly contents: Uint8Array | null;
}

type Read<S> = S extends { readonly raw: true }
  ? Buffer
  : S extends Schema
    ? z.output<S>
    : undefined;
type Written<R> = R extends { readonly isFollowed: true }
  ? FollowedFile
  : R extends { readonly isInRanges: true }
    ? RangedFile
    : R extends FileReply
      ? FileContents
      : R extends Schema
        ? z.input<R>
        : never;

type ActorOf<Auth> = Auth extends 'none' ? null : Auth extends 'optional' ? Caller | null : Caller;

/** The one kind of account that may call it; null where every kind may. */
export const roleNeeded = (auth: AuthNeed): 'admin' | 'vendor' | null =>
  auth === 'admin' || auth === 'vendor' ? auth : null;

/** What the handler of a call gets: everything parsed, whoever it is known. */
interface Request<Call extends CallDeclaration> {
  readonly actor: ActorOf<Call['auth']>;
  readonly params: Read<Declared<Call, 'params'>>;
  readonly query: Read<Declared<Call, 'query'>>;
  readonly body: Read<Declared<Call, 'body'>>;
  /** Where the call comes from; never logged. */
  readonly address: string;
  /** Where the caller reached the server: scheme, host and port. */
  readonly origin: string;
  /** A header of the request; '' where it was not sent. */
  readonly header: (name: string) => string;
  readonly setCookie: (cookie: ReplyCookie) => void;
  /** Aborted when the connection has closed: nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

/** A call and who answers it, whatever its types, as the server mounts and documents it. */
export interface Route extends CallDeclaration {
  handle(request: unknown): Promise<unknown>;
}

/** Answers a declared call; the same declaration serves, checks and documents it. */
export const serve = <Call extends CallDeclaration>(
  call: Call,
  handle: (request: Request<Call>) => Promise<Written<Call['reply']>>,
): Route => ({ ...call, handle });

/** A feature's part of the API: its routes, and the names of its schemas in the document. */
export interface RouteGroup {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly schemas: Readonly<Record<string, Schema>>;
}
