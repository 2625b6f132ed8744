import type { PlainNoticeName, PlainNoticePayload } from '@sets/shared/live/notices.ts';
import type { Audience } from '@sets/shared/live/run.ts';
import type { Actor } from '../core/actor.ts';
import type { MaybePromise } from '../core/maybe-promise.ts';

/** What a connection is in a run; it holds at most one seat (SE8). */
export type Seat =
  | { readonly as: 'host' | 'screen'; readonly runId: string }
  | { readonly as: 'phone'; readonly runId: string; readonly participant: string };

/** Everybody who is seated in a run as this audience. */
export const roomOf = (runId: string, audience: Audience): string => `run:${runId}:${audience}`;

/** What a connection is about to become in a run, or has become. */
export interface Newcomer {
  /** Its wait until it may. */
  readonly turn: MaybePromise<void>;
  participant: string | null;
}

/** Notices to one participant. */
export type PersonalNoticeName = Extract<PlainNoticeName, 'answer:changed' | 'me:changed'>;

/** One connection as request handlers see it. */
export interface Peer {
  readonly connectionId: string;
  /** Whom the client's address may stand for: a lecture hall, or a whole university, is one. */
  readonly addressRange: string;
  readonly actor: Actor | null;
  readonly seat: Seat | null;
  /** Whom this connection brought into runs, by run: it brings one into each. */
  readonly newcomers: Map<string, Newcomer>;
  /** Says that this connection waits for a seat that it will be given. */
  waits(): void;
  /** Takes a seat, leaving the one before. Synchronous, so that no notice falls between. */
  sit(seat: Seat): void;
  /** The round trip of this connection in ms, as it was measured last; null before. */
  readonly roundTripMs: number | null;
  /** Tells its participant alone: of an answer that they gave over another connection (NO6), of what is theirs. */
  tell<Name extends PersonalNoticeName>(name: Name, payload: PlainNoticePayload[Name]): void;
}
