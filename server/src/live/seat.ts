import type { PlainNoticePayload } from '@sets/shared/live/notices.ts';
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
  /** Tells this connection of an answer that its participant gave over another one (NO6). */
  tell(payload: PlainNoticePayload['answer:changed']): void;
}
