import type { Reply } from '@sets/shared/core/result.ts';
import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import type { RequestInput } from '@sets/shared/live/requests.ts';
import type { Place } from '@sets/shared/live/run.ts';
import type { LiveClient } from './live-client.ts';
import type { Replay } from './run-picture.ts';

/** Which run a phone joins: by the code on the screen, or the one under way of a definition. */
export type RunRef = RequestInput<'run:join'>['run'];

/** As whom, and in which run, a client sits (SE2-SE4). */
export type Seat =
  | { readonly as: 'host'; readonly runId: string }
  | { readonly as: 'screen'; readonly code: string }
  | { readonly as: 'phone'; readonly run: RunRef };

/** What joining tells a participant beside the run itself. */
export interface Joined {
  readonly ticket: string;
  readonly participant: string;
  /** This participant's answers, as the server holds them. */
  readonly answers: readonly OwnAnswer[];
  /** What this participant alone is told, where the activity tells something. */
  readonly me?: unknown;
}

export type Seated = Replay & { readonly joined?: Joined };

/** Takes the seat, or takes it again: `since` says where the client stood, `ticket` who the phone is. */
export const takeSeat = async (
  client: LiveClient,
  seat: Seat,
  since: Place | null,
  ticket: string | null,
): Promise<Reply<Seated>> => {
  const from = since === null ? {} : { since };
  switch (seat.as) {
    case 'host':
      return client.request('run:host', { runId: seat.runId, ...from });
    case 'screen':
      return client.request('run:watch', { code: seat.code, ...from });
    case 'phone': {
      const known = ticket === null ? {} : { ticket };
      const reply = await client.request('run:join', { run: seat.run, ...known, ...from });
      return reply.ok ? { ok: true, data: { ...reply.data, joined: reply.data } } : reply;
    }
  }
};
