import type { RequestInput } from '@sets/shared/live/requests.ts';
import type { Place } from '@sets/shared/live/run.ts';
import { AppError } from '../core/app-error.ts';
import type { MaybePromise } from '../core/maybe-promise.ts';
import { ownAnswerOf } from './answers.ts';
import type { Beat } from './beat.ts';
import type { Door } from './door.ts';
import type { Handlers } from './live-request.ts';
import type { Presence } from './presence.ts';
import type { Publisher } from './publisher.ts';
import type { Run, RunStore } from './run-store.ts';
import type { Runs } from './runs.ts';
import type { Peer, Seat } from './seat.ts';
import type { Tickets } from './tickets.ts';

interface SeatingParts {
  readonly runs: Runs;
  readonly store: RunStore;
  readonly publisher: Publisher;
  readonly presence: Presence;
  readonly beat: Beat;
  readonly tickets: Tickets;
  readonly door: Door;
}

type SeatingHandlers = Pick<Handlers, 'run:host' | 'run:watch' | 'run:join'>;

/** The requests that take a seat in a run (SE2-SE8). */
export const createSeating = (parts: SeatingParts): SeatingHandlers => {
  const { runs, store, publisher, presence, beat, tickets, door } = parts;

  /** Seats a peer and tells what it missed, in one turn of the event loop (NO4). */
  const seat = async (peer: Peer, run: Run, taken: Seat, since: Place | undefined) => {
    await publisher.prepare(run.runId);
    peer.sit(taken);
    beat.touch(run.runId);
    return { run: publisher.infoOf(run), notices: publisher.since(run.runId, taken.as, since) };
  };

  /** The participant that a peer is in a run. @throws AppError where nobody new is let in. */
  const admit = (run: Run, peer: Peer, ticket: string | undefined): MaybePromise<string> => {
    const known = ticket === undefined ? null : tickets.read(run.runId, ticket);
    if (known !== null) return known;
    if (run.locked) throw new AppError('TOO_LATE', 'Joining is locked. Ask whoever presents.');
    if (!presence.hasPlace(run.runId)) throw new AppError('RATE_LIMITED', 'This run is full.');
    return peer.actor === null
      ? door.admit(peer, run.runId)
      : tickets.participantOf(run.runId, peer.actor.userid);
  };

  const findRun = (wanted: RequestInput<'run:join'>['run']): MaybePromise<Run> =>
    'code' in wanted
      ? runs.loadByCode(wanted.code)
      : runs.loadOpen(wanted.activity, wanted.definitionId);

  return {
    'run:host': async ({ runId, since }, { peer, actor }) => {
      const run = await runs.load(runId);
      if (run.owner !== actor.userid) throw new AppError('FORBIDDEN', 'This is not your run.');
      return seat(peer, run, { as: 'host', runId }, since);
    },

    'run:watch': async ({ code, since }, { peer }) => {
      const run = await runs.loadByCode(code);
      return seat(peer, run, { as: 'screen', runId: run.runId }, since);
    },

    'run:join': async ({ run: wanted, ticket, since }, { peer }) => {
      const run = await findRun(wanted);
      const participant = await admit(run, peer, ticket);
      const seated = await seat(peer, run, { as: 'phone', runId: run.runId, participant }, since);
      const given = await store.answersOf(run.runId, participant);
      if (given.length > 0) peer.keepPlace();
      return {
        ...seated,
        ticket: tickets.sign(run.runId, participant),
        participant,
        answers: given.map(ownAnswerOf),
      };
    },
  };
};
