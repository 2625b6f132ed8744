import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import type { Clock } from '../core/clock.ts';
import { andThen } from '../core/maybe-promise.ts';
import { type Answers, ownAnswerOf } from './run/answers.ts';
import type { FeedRequestName, Handlers } from './live-request.ts';
import type { LocalPeers } from './connection/local-peers.ts';
import type { Personal } from './run/personal.ts';
import type { Presenting } from './room/presenting.ts';
import { roomInfoOf, type Rooms } from './room/rooms.ts';
import type { RunSteps } from './run/run-steps.ts';
import type { Runs } from './run/runs.ts';

interface HandlersParts {
  readonly seating: Pick<Handlers, 'room:host' | 'room:watch' | 'room:join' | 'room:leave'>;
  readonly rooms: Rooms;
  readonly presenting: Presenting;
  readonly runs: Runs;
  readonly steps: RunSteps;
  readonly answers: Answers;
  readonly peers: LocalPeers;
  readonly personal: Personal;
  readonly clock: Clock;
}

/** What each live request does, but for those about feeds. The rules are numbered in docs/contract.md. */
export const createHandlers = (parts: HandlersParts): Omit<Handlers, FeedRequestName> => {
  const { rooms, presenting, runs, steps, answers, peers, personal, clock } = parts;

  /** What the participant is told with the acknowledgement of an answer. */
  const acknowledgement = (runId: string, participant: string, answer: OwnAnswer) =>
    andThen(runs.load(runId), (run) =>
      personal.tells(run)
        ? personal.of(run, participant).then((me) => ({ answer, me }))
        : { answer },
    );

  /** Whoever answers a run has been there while it was on (RM3), also where another one is on by now. */
  const noted = (roomId: string, runId: string, participant: string) =>
    andThen(rooms.load(roomId), ({ current }) =>
      current === runId ? undefined : rooms.wasThere(roomId, runId, participant),
    );

  return {
    ...parts.seating,

    'room:open': async (wanted, { actor }) => ({
      room: roomInfoOf(await presenting.open(wanted, actor)),
    }),

    'room:mine': (wanted, { actor }) => presenting.mine(wanted, actor),

    'room:start': async ({ roomId, seen, ...wanted }, { actor }) => ({
      runId: await presenting.start({ roomId, seen }, wanted, actor),
    }),

    'room:lock': async ({ roomId, locked }, { actor }) => {
      const { current } = await rooms.lock(roomId, locked);
      if (current !== null) await steps.note(current, 'lock', { locked, by: actor.userid });
      return {};
    },

    'room:theme': async ({ roomId, theme }) => {
      await rooms.dress(roomId, theme);
      return {};
    },

    'room:exclude': async ({ roomId, burst, excluded }, { actor }) => {
      const { current } = await rooms.exclude(roomId, burst, excluded);
      const detail = { burst, excluded, by: actor.userid };
      if (current !== null) await steps.note(current, 'exclude', detail);
      return {};
    },

    'run:command': async (command, { actor }) => ({
      version: await steps.command({ ...command, by: actor.userid }),
    }),

    'answer:submit': (input, { peer, seat: { participant } }) => {
      const { roomId, runId } = input;
      const given = { participant, roundTripMs: peer.roundTripMs, input };
      return andThen(answers.submit(given), (settled) => {
        const wasThere = noted(roomId, runId, participant);
        const answer = ownAnswerOf(settled.answer);
        if (settled.how === 'first' || settled.how === 'changed') {
          for (const other of peers.of(roomId, participant)) {
            if (other !== peer) other.tell('answer:changed', { runId, answer });
          }
        }
        return andThen(wasThere, () => acknowledgement(runId, participant, answer));
      });
    },

    'clock:sync': () => ({ now: clock.now() }),
  };
};
