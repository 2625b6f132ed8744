import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { randomBytes } from 'node:crypto';
import { cannotRead } from '@sets/shared/core/stored-shape.ts';
import type { Logger } from 'pino';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { andThen, type MaybePromise } from '../../core/maybe-promise.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { Activities } from '../activities.ts';
import type { Ledger } from './ledger.ts';
import type { RoomRecords } from '../room/room-records.ts';
import type { Room } from '../room/room-store.ts';
import type { Rooms } from '../room/rooms.ts';
import type { RunRecords } from './run-records.ts';
import type { Counted, Run, RunInPlay, RunStore } from './run-store.ts';
import { SingleFlight } from '../../core/single-flight.ts';

interface RunsParts {
  readonly rooms: Rooms;
  readonly records: RunRecords;
  readonly roomRecords: Pick<RoomRecords, 'isOpen'>;
  readonly store: RunStore;
  readonly ledger: Ledger;
  readonly activities: Activities;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Which run is made, and for which room. */
export type NewRun = Pick<Run, 'roomId' | 'runId' | 'activity' | 'definitionId'>;

/** Who presents, and what they may present: the definition as their activity has given it. */
export interface Presenter {
  readonly userid: string;
  readonly definition: unknown;
  /** Where that lies; null where it lies in no space. */
  readonly topic?: TopicRef | null;
}

const noSuchRun = (): AppError => new AppError('NOT_FOUND', 'There is no such run.');

const isUnreadable = (error: unknown): boolean =>
  error instanceof AppError && [...cannotRead, 'NOT_FOUND'].includes(error.code);

/** Opening runs and finding them: durable first, then in play. What moves them on is in `run-steps.ts`. */
export class Runs {
  readonly #parts: RunsParts;
  readonly #loading = new SingleFlight<RunInPlay | null>();

  constructor(parts: RunsParts) {
    this.#parts = parts;
  }

  /** The run of a definition that is under way in whatever room, or null. */
  async findOpen(activity: string, definitionId: string): Promise<RunInPlay | null> {
    return this.#loading.run(`${activity}:${definitionId}`, async () =>
      this.#putInPlay(await this.#parts.records.findOpen(activity, definitionId)),
    );
  }

  /**
   * A new run of a definition, as the actor may present it now.
   * Rejects with a duplicate key where another device has just opened it (SE1).
   * @throws AppError UNAVAILABLE where that took so long that the room was given up
   */
  async create({ roomId, runId, activity, definitionId }: NewRun, by: Presenter): Promise<void> {
    const { activities, records, roomRecords, clock } = this.#parts;
    const rules = activities.named(activity).activity;
    const definition = rules.schemas.definition.parse(by.definition);
    const now = clock.now();
    const seed = randomBytes(4).readUInt32LE();
    const run = {
      runId,
      roomId,
      activity,
      definitionId,
      owner: by.userid,
      definition,
      state: rules.start(definition, { now, seed }),
      version: 0,
      ended: false,
    };
    await records.create(run, by.topic ?? null, now, seed);
    // Asked after the run is stored: whoever closes a room asks for a run after that.
    if (await roomRecords.isOpen(roomId)) return;
    await records.remove(runId);
    throw new AppError('UNAVAILABLE', 'That took too long. Try again.');
  }

  /** At once where the run is in play. @throws AppError NOT_FOUND */
  load(runId: string): MaybePromise<RunInPlay> {
    const { store, records } = this.#parts;
    return andThen(store.get(runId), (run) => run ?? this.#fetch(runId, () => records.find(runId)));
  }

  /**
   * The run that is on in a room, or null. One that cannot be read is as none, so that its host can
   * put something else on.
   */
  onIn({ roomId, current }: Pick<Room, 'roomId' | 'current'>): MaybePromise<RunInPlay | null> {
    if (current === null) return null;
    const run = this.load(current);
    if (!(run instanceof Promise)) return run;
    return run.catch((error: unknown) => {
      if (!isUnreadable(error)) throw error;
      this.#parts.log.debug({ err: error, roomId, runId: current }, 'what is on cannot be read');
      return null;
    });
  }

  /** A run of this room. At once where it is in play. @throws AppError NOT_FOUND */
  loadIn(roomId: string, runId: string): MaybePromise<RunInPlay> {
    return andThen(this.load(runId), (run) => {
      if (run.roomId !== roomId) throw noSuchRun();
      return run;
    });
  }

  /** The run of a definition that is under way. @throws AppError WRONG_PHASE where none is, NOT_FOUND where there is no such definition */
  async loadOpen(activity: string, definitionId: string): Promise<RunInPlay> {
    const found = await this.findOpen(activity, definitionId);
    if (found !== null) return found;
    if (!(await this.#parts.activities.named(activity).exists(definitionId))) {
      throw new AppError('NOT_FOUND', 'This is not there, or not any more. Check the address.');
    }
    throw new AppError('WRONG_PHASE', 'This has not been started yet.');
  }

  /** Puts a run in play that is not; whoever asks for it meanwhile waits for the same. */
  async #fetch(key: string, find: () => Promise<Run | null>): Promise<RunInPlay> {
    const run = await this.#loading.run(key, async () => this.#putInPlay(await find()));
    if (run === null) throw noSuchRun();
    return run;
  }

  async #putInPlay(run: Run | null): Promise<RunInPlay | null> {
    if (run === null) return null;
    const { ledger, store, rooms } = this.#parts;
    const { runId, roomId } = run;
    if ((await store.get(runId)) === null) {
      const room = await rooms.load(roomId);
      // Whoever is being written at this moment is acknowledged, so must be counted too.
      await ledger.settled();
      const answered = new Set<string>();
      await store.put(this.#inPlay(run), this.#counted(run, answered));
      await rooms.haveAnswered(room, runId, answered);
    }
    const inPlay = await store.get(runId);
    // It is there, and not in play: what is in play has just been lost.
    if (inPlay === null) throw new AppError('UNAVAILABLE', 'The server cannot reach this now.');
    return inPlay;
  }

  #inPlay(run: Run): RunInPlay {
    return { ...run, deadline: this.#parts.activities.of(run).deadline(run.state) };
  }

  /** What the ledger holds of a run, and what each of it adds to the counts; notes who has answered. */
  async *#counted(run: Run, answered: Set<string>): AsyncGenerator<Counted> {
    const { activities, ledger } = this.#parts;
    const rules = activities.of(run);
    const shape = activities.stored(run).value;
    for await (const { value: stored, ...rest } of ledger.answers(run.runId)) {
      const value = storedValue(shape, stored);
      answered.add(rest.participant);
      const adds = rules.contribution(run.definition, rest.slot, value, run.state);
      yield { answer: Object.assign(rest, { value }), adds };
    }
  }
}
