import type { LeavingOut } from './attendance/leaving-out.ts';
import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import type { Clock } from '../core/clock.ts';
import { andThen } from '../core/maybe-promise.ts';
import { type Answers, ownAnswerOf } from './run/answers.ts';
import type { FeedRequestName, Handlers } from './live-request.ts';
import type { PulseRequestName } from './pulse/carry-pulses.ts';
import type { RehearsalRequestName } from './rehearsal/carry-rehearsals.ts';
import type { NamesByHost } from './entry/names-by-host.ts';
import type { TakingPart } from './entry/taking-part.ts';
import type { LocalPeers } from './connection/local-peers.ts';
import type { Personal } from './run/personal.ts';
import type { GoingBack } from './room/going-back.ts';
import type { Presenting } from './room/presenting.ts';
import { roomInfoOf, type Rooms } from './room/rooms.ts';
import type { Peer } from './entry/seat.ts';
import type { RoomStore } from './room/room-store.ts';
import type { RunSteps } from './run/run-steps.ts';
import type { Run } from './run/run-store.ts';
import type { Runs } from './run/runs.ts';

interface HandlersParts {
  readonly seating: Pick<Handlers, 'room:host' | 'room:watch' | 'room:join' | 'room:leave'>;
  readonly rooms: Rooms;
  readonly leavingOut: LeavingOut;
  readonly presenting: Presenting;
  readonly goingBack: GoingBack;
  readonly runs: Runs;
  readonly steps: RunSteps;
  readonly answers: Answers;
  readonly takingPart: TakingPart;
  readonly namesByHost: NamesByHost;
  readonly peers: LocalPeers;
  readonly personal: Personal;
  readonly roomStore: Pick<RoomStore, 'peopleChanged'>;
  readonly clock: Clock;
}

/** What each live request does, but for those about feeds, pulses and rehearsals. The rules are numbered in docs/contract.md. */
export const createHandlers = (
  parts: HandlersParts,
): Omit<Handlers, FeedRequestName | PulseRequestName | RehearsalRequestName | 'room:embed'> => {
  const { rooms, leavingOut, presenting, goingBack, steps, clock } = parts;

  return {
    ...parts.seating,
    ...createNaming(parts),
    ...createSubmitting(parts),

    'room:open': async (wanted, { actor }) => ({
      room: roomInfoOf(await presenting.open(wanted, actor)),
    }),

    'room:mine': (wanted, { actor }) => presenting.mine(wanted, actor),

    'room:start': async ({ roomId, seen, ...wanted }, { actor }) => ({
      runId: await presenting.start({ roomId, seen }, wanted, actor),
    }),

    'room:back': async (wanted, { actor }) => {
      await goingBack.back(wanted, actor);
      return {};
    },

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
      const { current } = await leavingOut.exclude(roomId, burst, excluded);
      const detail = { burst, excluded, by: actor.userid };
      if (current !== null) await steps.note(current, 'exclude', detail);
      return {};
    },

    'run:command': async (command, { actor }) => ({
      version: await steps.command({ ...command, by: actor.userid }),
    }),

    'clock:sync': () => ({ now: clock.now() }),
  };
};

/** Who takes part under which name (SE12), and what hosts change of it (SE16). */
const createNaming = ({
  runs,
  roomStore,
  takingPart,
  namesByHost,
}: HandlersParts): Pick<Handlers, 'run:names' | 'run:name' | 'run:person'> => ({
  'run:names': async ({ roomId, runId }) => namesByHost.namesIn(await runs.loadIn(roomId, runId)),

  'run:person': async ({ roomId, runId, person, change }) => {
    await namesByHost.change(await runs.loadIn(roomId, runId), person, change);
    return {};
  },

  'run:name': async ({ roomId, runId, name }, { seat: { participant } }) => {
    const { waits } = await takingPart.say(await runs.loadIn(roomId, runId), participant, name);
    roomStore.peopleChanged(roomId);
    return { name, ...(waits && { waits }) };
  },
});

/** What is told of an answer to its person, in their other tabs and on their other devices. */
const tellMe = (others: readonly Peer[], { runId, version }: Run, me: unknown): void => {
  for (const other of others) other.tell('me:changed', { runId, version, me });
};

/** Answers, and what is told of them (AN). */
const createSubmitting = (parts: HandlersParts): Pick<Handlers, 'answer:submit'> => {
  const { rooms, runs, answers, takingPart, peers, personal } = parts;

  /** What the participant is told with the acknowledgement of an answer. */
  const acknowledgement = (runId: string, participant: string, answer: OwnAnswer) =>
    andThen(runs.load(runId), (run) =>
      personal.tells(run)
        ? personal.of(run, participant).then((me) => ({ answer, me }))
        : { answer },
    );

  /**
   * Whoever answers a run has been there while it was on (RM3), also where another one is on by now.
   * Where accounts alone join, whoever is one may have been told of it before they were noted.
   */
  const noted = (run: Run, participant: string) =>
    andThen(rooms.load(run.roomId), ({ current }) =>
      current === run.runId && takingPart.ruleOf(run) !== 'account'
        ? undefined
        : rooms.wasThere(run.roomId, run.runId, participant),
    );

  return {
    'answer:submit': (input, { peer, seat: { participant }, cameAt }) => {
      const { roomId, runId } = input;
      const given = { participant, roundTripMs: peer.roundTripMs, receivedAt: cameAt, input };
      return andThen(runs.loadIn(roomId, runId), (run) =>
        andThen(takingPart.check(run, peer, participant), () =>
          andThen(answers.submit(given), (settled) => {
            const wasThere = noted(run, participant);
            const answer = ownAnswerOf(settled.answer);
            const isNew = settled.how === 'first' || settled.how === 'changed';
            const others = isNew
              ? [...peers.of(roomId, participant)].filter((other) => other !== peer)
              : [];
            for (const other of others) other.tell('answer:changed', { runId, answer });
            return andThen(
              andThen(wasThere, () => acknowledgement(runId, participant, answer)),
              (reply) => {
                if ('me' in reply) tellMe(others, run, reply.me);
                return reply;
              },
            );
          }),
        ),
      );
    },
  };
};
