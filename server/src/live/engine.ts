import { timing } from '@sets/shared/core/limits.ts';
import type { Notice } from '@sets/shared/live/notices.ts';
import type { Audience } from '@sets/shared/live/run.ts';
import type { Logger } from 'pino';
import type { Actor } from '../core/actor.ts';
import { LeavingOut } from './attendance/leaving-out.ts';
import { AppError } from '../core/app-error.ts';
import type { Clock } from '../core/clock.ts';
import { andThen } from '../core/maybe-promise.ts';
import type { Activities } from './activities.ts';
import { Answers } from './run/answers.ts';
import { NamedEntries } from './feeds/named-entries.ts';
import type { RunEntries } from './feeds/run-entries.ts';
import type { AttendanceLog } from './attendance/attendance-log.ts';
import { Beat } from './sending/beat.ts';
import type { Ledger } from './run/ledger.ts';
import type { FoldStore } from './run/fold-store.ts';
import { Hosting } from './entry/hosting.ts';
import type { Names } from './entry/names.ts';
import { NamesByHost } from './entry/names-by-host.ts';
import { TakingPart } from './entry/taking-part.ts';
import type { Tickets } from './entry/tickets.ts';
import type { LocalPeers } from './connection/local-peers.ts';
import { Personal } from './run/personal.ts';
import { isPlaceId } from './places/place-id.ts';
import type { PresenceStore } from './room/presence-store.ts';
import type { PulseStore } from './pulse/pulse-store.ts';
import { GoingBack } from './room/going-back.ts';
import { Presenting } from './room/presenting.ts';
import { PeopleTold } from './sending/people-told.ts';
import { Publisher } from './sending/publisher.ts';
import { Results } from './run/results.ts';
import { Turnouts } from './sending/turnouts.ts';
import { ShownNames } from './sending/shown-names.ts';
import type { RoomRecords } from './room/room-records.ts';
import type { RoomStore, SchoolOfRoom } from './room/room-store.ts';
import { Rooms } from './room/rooms.ts';
import type { RunRecords } from './run/run-records.ts';
import { RunSteps } from './run/run-steps.ts';
import type { RunInPlay, RunStore } from './run/run-store.ts';
import { Runs } from './run/runs.ts';

interface EngineParts {
  readonly records: RunRecords;
  readonly roomRecords: RoomRecords;
  readonly roomStore: RoomStore;
  readonly attendance: AttendanceLog;
  readonly ledger: Ledger;
  readonly names: Names;
  readonly tickets: Tickets;
  readonly store: RunStore;
  readonly folds: FoldStore;
  readonly pulse: Pick<PulseStore, 'nobodyLost'>;
  readonly entries: Pick<RunEntries, 'these'>;
  readonly activities: Activities;
  readonly presence: PresenceStore;
  readonly peers: LocalPeers;
  readonly clock: Clock;
  readonly log: Logger;
  /** Sends a notice to everybody seated in a room as this audience. */
  readonly emit: (audience: Audience, notice: Notice) => void;
  /** Whether anybody is seated here, at this process, in a room as this audience. */
  readonly isHere: (roomId: string, audience: Audience) => boolean;
  /** Resolves when the notices of a room to phones are on their way. */
  readonly sent: (roomId: string) => Promise<void>;
  /** The school of an account; null where it is of none. */
  readonly schoolOf: (userid: string) => Promise<SchoolOfRoom | null>;
  /** Whether somebody presents in a space, at this moment. */
  readonly presentsIn: (actor: Actor, moduleid: string) => Promise<boolean>;
  /** A run is about to end; it ends when this resolves. */
  readonly onEnding?: (runId: string, activity: string) => Promise<void>;
  /** A run is over, and so is its log; not told of rehearsals. */
  readonly onOver: (runId: string, activity: string) => void;
}

type RunIds = Pick<RunInPlay, 'runId' | 'roomId' | 'activity'>;

/** What carries rooms and their runs, from an answer or a command to the notices; it knows no connection. */
export interface Engine {
  readonly rooms: Rooms;
  readonly leavingOut: LeavingOut;
  readonly hosting: Hosting;
  readonly takingPart: TakingPart;
  readonly namesByHost: NamesByHost;
  readonly presenting: Presenting;
  readonly goingBack: GoingBack;
  readonly runs: Runs;
  readonly steps: RunSteps;
  readonly answers: Answers;
  readonly publisher: Publisher;
  readonly personal: Personal;
  /** What counters cannot hold, of runs in play. */
  readonly sums: Results;
  /** Paces what only counts: answers, and who is there. */
  readonly counts: Beat;
  stop(): void;
}

/** Lets work go on that nobody waits for: where it fails, the log tells. */
const loggedBy =
  (log: Logger) =>
  (what: string, roomId: string, work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => {
      log.error({ err: error, roomId }, what);
    });

/** To a room that is no more, as a rehearsal that is over, nothing is told. */
const unlessGone = (error: unknown): void => {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
};

/** Tells that a run is over, but for one of a rehearsal, and that nobody goes back to it. */
const whenOver =
  ({ onOver }: EngineParts, rooms: Rooms, logged: ReturnType<typeof loggedBy>) =>
  ({ runId, roomId, activity }: RunIds): void => {
    const told = andThen(rooms.load(roomId), ({ rehearsal }) => {
      if (rehearsal === null) onOver(runId, activity);
    });
    if (told instanceof Promise) void logged('what is over could not be told', roomId, told);
    void logged('a run is over and still set aside', roomId, rooms.leaveAside(roomId, runId));
  };

export const createEngine = (parts: EngineParts): Engine => {
  const { roomStore, clock } = parts;
  const logged = loggedBy(parts.log);
  const publish = async (roomId: string): Promise<void> => {
    const published = publisher.publish(roomId).catch(unlessGone);
    await logged('a room could not be published', roomId, published);
  };
  // Steps and counts are paced apart: counts just sent to the screen must not hold up the next question.
  const paces = {
    step: new Beat(clock, timing.beat, publish),
    counts: new Beat(clock, timing.beat, publish),
  };
  const rooms = new Rooms({ ...parts, rooms: roomStore });
  const runs = new Runs({ ...parts, rooms });
  const hosting = new Hosting({ ...parts, rooms, runs });
  const takingPart = new TakingPart({ ...parts, rooms });
  const onOver = whenOver(parts, rooms, logged);
  const steps = new RunSteps({ ...parts, runs, rooms, onOver });
  const results = new Results(parts);
  const personal = new Personal({ ...parts, results });
  const peopleTold = new PeopleTold({ ...parts, runs, takingPart, personal });
  const ways = waysOn({ ...parts, rooms, runs, hosting, steps });
  const again = (roomId: string): void => paces.counts.touch(roomId);
  const [shownNames, turnouts] = [
    new ShownNames({ ...parts, again }),
    new Turnouts({ ...parts, takingPart, again }),
  ];
  const publisher = new Publisher({
    ...parts,
    shownNames,
    turnouts,
    rooms,
    runs,
    results,
    backOf: (room) => ways.goingBack.to(room),
    tellEach: eachTold({ ...parts, rooms, takingPart, personal, logged, peopleTold }),
    again,
    react: (run, turnout) => steps.react(run, turnout),
  });
  const stopListening = followChanges({ ...parts, peopleTold, logged }, paces, publisher);
  return {
    rooms,
    leavingOut: new LeavingOut({ ...parts, rooms }),
    hosting,
    takingPart,
    namesByHost: new NamesByHost({ ...parts, rooms }),
    ...ways,
    runs,
    steps,
    answers: new Answers({ ...parts, runs, rooms, named: new NamedEntries(parts) }),
    publisher,
    personal,
    sums: results,
    counts: paces.counts,
    stop: () => {
      stopListening();
      steps.stop();
      for (const each of [publisher, shownNames, turnouts, ...Object.values(paces)]) each.stop();
    },
  };
};

/** Tells each participant what is theirs, and has accounts join where they alone take part. */
const eachTold =
  (
    parts: EngineParts &
      Pick<Engine, 'rooms' | 'takingPart' | 'personal'> & {
        readonly logged: ReturnType<typeof loggedBy>;
        readonly peopleTold: PeopleTold;
      },
  ) =>
  (run: RunInPlay, comesOn: boolean): void => {
    const { personal, peopleTold, logged, sent } = parts;
    // What is theirs is about what they see.
    const tell = async () => {
      await (comesOn ? personal.begin(run) : personal.publish(run));
      await peopleTold.stepped(run);
    };
    void logged('not everybody could be told', run.roomId, sent(run.roomId).then(tell));
    if (comesOn) void logged('not everybody has joined', run.roomId, joinAccounts(parts, run));
  };

/** How something comes on in a room: put on, or gone back to. */
const waysOn = (
  parts: EngineParts & Pick<Engine, 'rooms' | 'runs' | 'hosting' | 'steps'>,
): Pick<Engine, 'presenting' | 'goingBack'> => {
  const presenting = new Presenting(parts);
  const putOn = (roomId: string, runId: string) => presenting.putOn(roomId, runId);
  return { presenting, goingBack: new GoingBack({ ...parts, putOn }) };
};

/**
 * Where accounts alone take part, whoever is here has joined only as one: each process knows that of
 * its own connections. Whoever comes in at this moment is noted by joining.
 */
const joinAccounts = async (
  {
    peers,
    rooms,
    takingPart,
    clock,
  }: Pick<EngineParts, 'peers' | 'clock'> & Pick<Engine, 'rooms' | 'takingPart'>,
  run: RunInPlay,
): Promise<void> => {
  const { runId, roomId } = run;
  if (takingPart.ruleOf(run) !== 'account') return;
  const at = clock.now();
  const joined = [...peers.in(roomId)]
    .filter(([participant, own]) => own.some((peer) => takingPart.joins(run, peer, participant)))
    .map(([participant]) => ({ participant, runId, burst: null, at }));
  await rooms.attend(roomId, joined);
};

/** Lets whatever changes in a room set its pace. */
const followChanges = (
  {
    store,
    roomStore,
    presence,
    peers,
    peopleTold,
    logged,
  }: Pick<EngineParts, 'store' | 'roomStore' | 'presence' | 'peers'> & {
    readonly peopleTold: PeopleTold;
    readonly logged: ReturnType<typeof loggedBy>;
  },
  { step, counts }: Readonly<Record<'step' | 'counts', Beat>>,
  publisher: Publisher,
): (() => void) => {
  const stops = [
    store.onChanged(({ roomId }, change) => {
      if (change !== 'gone') (change === 'step' ? step : counts).touch(roomId);
    }),
    roomStore.onChanged((roomId, change) => {
      if (change === 'room') {
        void logged('somebody could not be told', roomId, peopleTold.roomChanged(roomId));
      }
      if (change === 'gone' && !peers.isIn(roomId)) peopleTold.drop(roomId);
      // A room that is looked at comes into play again, wherever it was lost.
      if (change === 'gone' && !publisher.shows(roomId)) return;
      publisher.peopleChanged(roomId);
      (change === 'room' ? step : counts).touch(roomId);
    }),
    presence.onChanged((roomId) => {
      // Who is in other places is told of there.
      if (isPlaceId(roomId)) return;
      publisher.peopleChanged(roomId);
      counts.touch(roomId);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
