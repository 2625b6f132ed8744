import type { RequestInput } from '@sets/shared/live/requests.ts';
import type { Place } from '@sets/shared/live/run.ts';
import { AppError } from '../core/app-error.ts';
import type { MaybePromise } from '../core/maybe-promise.ts';
import { Admission } from './admission.ts';
import { ownAnswerOf } from './answers.ts';
import type { Beat } from './beat.ts';
import type { Handlers } from './live-request.ts';
import type { Newcomers } from './newcomers.ts';
import type { Personal } from './personal.ts';
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
  readonly newcomers: Newcomers;
  readonly personal: Personal;
}

type SeatingHandlers = Pick<Handlers, 'run:host' | 'run:watch' | 'run:join'>;

/** The requests that take a seat in a run (SE2-SE8). */
export const createSeating = (parts: SeatingParts): SeatingHandlers => {
  const { runs, store, publisher, presence, beat, tickets, newcomers, personal } = parts;
  const admission = new Admission(parts);

  /** Seats a peer and tells what it missed, in one turn of the event loop (NO4). */
  const seat = (peer: Peer, run: Run, taken: Seat, since: Place | undefined) => {
    peer.sit(taken);
    beat.touch(run.runId);
    return { run: publisher.infoOf(run), notices: publisher.since(run.runId, taken.as, since) };
  };

  const findRun = (wanted: RequestInput<'run:join'>['run']): MaybePromise<Run> =>
    'code' in wanted
      ? runs.loadByCode(wanted.code)
      : runs.loadOpen(wanted.activity, wanted.definitionId);

  return {
    'run:host': async ({ runId, since }, { peer, actor }) => {
      const { owner } = await runs.load(runId);
      if (owner !== actor.userid) throw new AppError('FORBIDDEN', 'This is not your run.');
      await publisher.prepare(runId);
      return seat(peer, await runs.load(runId), { as: 'host', runId }, since);
    },

    'run:watch': async ({ code, since }, { peer }) => {
      const { runId } = await runs.loadByCode(code);
      await publisher.prepare(runId);
      return seat(peer, await runs.load(runId), { as: 'screen', runId }, since);
    },

    'run:join': async ({ run: wanted, ticket, since }, { peer }) => {
      const found = await findRun(wanted);
      const { runId } = found;
      const ofTicket = ticket === undefined ? null : tickets.read(runId, ticket);
      if (ofTicket === null) {
        admission.check(found, peer);
        // Who waits for their turn is no longer one who only holds a connection open.
        peer.waits();
        if (peer.actor === null) await newcomers.turn(peer, runId);
      }
      await publisher.prepare(runId);
      const before = ofTicket === null ? [] : await store.answersOf(runId, ofTicket);
      // Much may have happened meanwhile: from here on nothing waits until the seat is taken.
      const run = await runs.load(runId);
      if (ofTicket !== null) admission.checkReturn(run, ofTicket, before.length > 0);
      const participant = ofTicket ?? admission.admit(run, peer);
      const seated = seat(peer, run, { as: 'phone', runId, participant }, since);
      const given = await store.answersOf(runId, participant);
      if (given.length > 0) presence.answered(runId, participant);
      return {
        ...seated,
        ticket: tickets.sign(runId, participant),
        participant,
        answers: given.map(ownAnswerOf),
        ...(personal.tells(run) && { me: await personal.of(run, participant) }),
      };
    },
  };
};
