import type { PlainNoticePayload } from '@sets/shared/live/notices.ts';
import type { Audience } from '@sets/shared/live/run.ts';
import type { Actor } from '../core/actor.ts';

/** What a connection is in a run; it holds at most one seat (SE8). */
export type Seat =
  | { readonly as: 'host' | 'screen'; readonly runId: string }
  | { readonly as: 'phone'; readonly runId: string; readonly participant: string };

/** Everybody who is seated in a run as this audience. */
export const roomOf = (runId: string, audience: Audience): string => `run:${runId}:${audience}`;

/** Every connection of one participant. */
export const participantRoom = (runId: string, participant: string): string =>
  `run:${runId}:participant:${participant}`;

/** One connection as request handlers see it. */
export interface Peer {
  readonly connectionId: string;
  /** Whom the client's address may stand for: a lecture hall, or a whole university, is one. */
  readonly addressRange: string;
  readonly actor: Actor | null;
  readonly seat: Seat | null;
  /** Says that this connection waits for a seat that it will be given. */
  waits(): void;
  /** Takes a seat, leaving the one before. Synchronous, so that no notice falls between. */
  sit(seat: Seat): void;
  /** Tells the other connections of a participant of a new answer that came over this one (NO6). */
  tellOthers(participant: string, payload: PlainNoticePayload['answer:changed']): void;
}
