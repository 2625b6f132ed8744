import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { randomUUID } from 'node:crypto';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { Connection, Model } from 'mongoose';
import { after, type PlaceInList } from '../../core/place-in-list.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { Activities } from '../activities.ts';
import { nobody, type RunLogEntry, runLogSchema, type RunRecord, runSchema } from './run.model.ts';
import type { Run, RunName } from './run-store.ts';

/** Runs to be listed; `before`: those that come after this place in the list. */
export interface RunsWanted {
  readonly owner?: string;
  readonly moduleid?: string;
  readonly topicid?: string;
  readonly ended?: boolean;
  readonly activity?: string;
  readonly definitionId?: string;
  readonly before?: PlaceInList;
}

/** The durable truth about runs, and their append-only log (RU7). */
export class RunRecords {
  readonly #runs: Model<RunRecord>;
  readonly #log: Model<RunLogEntry>;
  readonly #activities: Pick<Activities, 'stored' | 'of'>;

  constructor(connection: Connection, activities: Pick<Activities, 'stored' | 'of'>) {
    this.#activities = activities;
    this.#runs = connection.model<RunRecord>('Run', runSchema);
    this.#log = connection.model<RunLogEntry>('RunLog', runLogSchema);
  }

  /** Builds the indexes that the rules depend on. */
  async prepare(): Promise<void> {
    await this.#runs.init();
    await this.#log.init();
  }

  /** Stores a new run. Rejects with a duplicate key where its definition is under way. */
  async create(run: Run, topic: TopicRef | null, now: number, seed = 0): Promise<void> {
    const { runId, ...rest } = run;
    const due = this.#dueOf(run);
    const stored = { ...rest, ...topic, ...this.#stored(run), ...(due !== null && { due }) };
    await this.#runs.create({ _id: runId, ...stored, createdAt: new Date(now), endedAt: null });
    await this.append(run, { kind: 'open', detail: { by: run.owner, seed } }, now);
  }

  /** A run as it is stored. */
  async findStored(runId: string): Promise<RunRecord | null> {
    return this.#runs.findById(runId).lean<RunRecord>();
  }

  /** These runs as they are stored, in any order; without those that are not there. */
  async storedOf(runIds: readonly string[]): Promise<RunRecord[]> {
    return this.#runs.find({ _id: { $in: runIds } }).lean<RunRecord[]>();
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async find(runId: string): Promise<Run | null> {
    return this.#read(await this.findStored(runId));
  }

  /** The run of a definition that is under way, or null. @throws AppError NEWER_VERSION, UNREADABLE */
  async findOpen(activity: string, definitionId: string): Promise<Run | null> {
    const under = { activity, definitionId, ended: false };
    return this.#read(await this.#runs.findOne(under).lean<RunRecord>());
  }

  /** The runs under way, their rooms and states as they are stored, by definition. */
  async openRuns(
    activity: string,
    definitionIds: readonly string[],
  ): Promise<Map<string, RunName & Pick<RunRecord, 'activity' | 'state'>>> {
    const found = await this.#runs
      .find({ activity, definitionId: { $in: definitionIds }, ended: false })
      .select({ activity: 1, definitionId: 1, roomId: 1, state: 1 })
      .lean<Pick<RunRecord, '_id' | 'activity' | 'definitionId' | 'roomId' | 'state'>[]>();
    return new Map(
      found.map(({ _id, definitionId, ...run }) => [definitionId, { runId: _id, ...run }]),
    );
  }

  /** How many runs of a person are under way that will move by themselves; counted up to `most`. */
  dueOf(owner: string, most: number): Promise<number> {
    const due = { $type: 'date' } as const;
    return this.#runs.countDocuments({ owner, ended: false, due }).limit(most);
  }

  /** The runs of these spaces that are under way, newest first; at most `most`, or all for 0. */
  underWayIn(moduleids: readonly string[], most: number): Promise<RunRecord[]> {
    return this.#runs
      .find({ moduleid: { $in: [...moduleids] }, ended: false })
      .sort({ createdAt: -1 })
      .limit(most)
      .lean<RunRecord[]>();
  }

  /** Of all runs in which one of these fields holds one of these values, what is in them. */
  async *naming(
    fields: readonly string[],
    values: readonly string[],
  ): AsyncGenerator<Pick<RunRecord, 'definition' | 'state'>> {
    const naming = { $or: fields.map((field) => ({ [field]: { $in: [...values] } })) };
    yield* this.#runs
      .find(naming, { definition: 1, state: 1 })
      .lean<Pick<RunRecord, 'definition' | 'state'>[]>()
      .cursor();
  }

  /** The ids of runs that were to move by themselves until then, in ms; the oldest first, at most `most`. */
  async dueBefore(now: number, most: number): Promise<string[]> {
    const due = { $type: 'date', $lte: new Date(now) } as const;
    const found = await this.#runs
      .find({ due })
      .sort({ due: 1 })
      .limit(most)
      .select({ _id: 1 })
      .lean<Pick<RunRecord, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  /** The runs that a person has opened, newest first and as they are stored. */
  async ofOwner(owner: string): Promise<RunRecord[]> {
    return this.#runs.find({ owner }).sort({ createdAt: -1 }).lean<RunRecord[]>();
  }

  /** These runs, newest first and as they are stored; at most `most`. */
  async page({ before, ...wanted }: RunsWanted, most: number): Promise<RunRecord[]> {
    const filter = before === undefined ? wanted : { ...wanted, ...after('createdAt', before) };
    return this.#runs.find(filter).sort({ createdAt: -1, _id: -1 }).limit(most).lean<RunRecord[]>();
  }

  /** Of an activity, what is over of a space in these rooms and is wanted, newest first and as it is stored; at most `most`. */
  async overIn(
    { moduleid, activity }: Pick<RunRecord, 'activity'> & { readonly moduleid: string },
    roomIds: readonly string[],
    isWanted: (run: Pick<RunRecord, '_id' | 'version'>) => boolean,
    most: number,
  ): Promise<RunRecord[]> {
    const there = await this.#runs
      .find({ moduleid, ended: true, activity, roomId: { $in: [...roomIds] } }, { version: 1 })
      .sort({ createdAt: -1 })
      .lean<Pick<RunRecord, '_id' | 'version'>[]>();
    const wanted = there.filter((run) => isWanted(run)).slice(0, most);
    if (wanted.length === 0) return [];
    return this.#runs
      .find({ _id: { $in: wanted.map(({ _id }) => _id) } })
      .sort({ createdAt: -1 })
      .lean<RunRecord[]>();
  }

  /**
   * Of each of these definitions the newest run that is over. One read a definition: the other runs
   * are not looked at, however many there are.
   */
  async newestEnded(activity: string, definitionIds: readonly string[]): Promise<RunRecord[]> {
    const found = await Promise.all(
      definitionIds.map((definitionId) =>
        this.#runs
          .findOne({ definitionId, activity, ended: true })
          .sort({ createdAt: -1, _id: -1 })
          .lean<RunRecord>(),
      ),
    );
    return found.filter((run) => run !== null);
  }

  async rename(runId: string, name: string): Promise<void> {
    await this.#runs.updateOne({ _id: runId }, { $set: { name } });
  }

  /** Deletes a run and its log. */
  async remove(runId: string): Promise<void> {
    await this.#log.deleteMany({ runId });
    await this.#runs.deleteOne({ _id: runId });
  }

  /** The ids of all runs that lie in a space. */
  async *inSpace(moduleid: string): AsyncGenerator<string> {
    const runs = this.#runs.find({ moduleid }).select({ _id: 1 }).lean<Pick<RunRecord, '_id'>>();
    for await (const { _id } of runs.cursor()) yield _id;
  }

  /** The ids of all runs of these rooms, the oldest first. */
  async *inRooms(roomIds: readonly string[]): AsyncGenerator<string> {
    const runs = this.#runs.find({ roomId: { $in: roomIds } }).select({ _id: 1 });
    const ordered = runs.sort({ createdAt: 1, _id: 1 }).lean<Pick<RunRecord, '_id'>>();
    for await (const { _id } of ordered.cursor()) yield _id;
  }

  /** Which of these rooms have a run. */
  async roomsWithRun(roomIds: readonly string[]): Promise<Set<string>> {
    return new Set(await this.#runs.distinct('roomId', { roomId: { $in: roomIds } }));
  }

  /** Takes the name of a person out of the runs that they opened, and out of the log of all runs. */
  async disown(userid: string): Promise<void> {
    await this.#runs.updateMany({ owner: userid }, { $set: { owner: nobody } });
    for (const by of ['detail.by', 'detail.detail.by']) {
      await this.#log.updateMany({ [by]: userid }, { $set: { [by]: nobody } });
    }
  }

  /** Stores the next version of a run, which may end with it; false where somebody else's came first (RU1). */
  async advance(run: Run, now: number, endsNow: boolean): Promise<boolean> {
    const { version, ended } = run;
    const { state } = this.#stored(run);
    const due = this.#dueOf(run);
    const result = await this.#runs.updateOne(
      { _id: run.runId, version: version - 1 },
      {
        $set: {
          state,
          version,
          ended,
          ...(endsNow && { endedAt: new Date(now) }),
          ...(due !== null && { due }),
        },
        ...(due === null && { $unset: { due: '' } }),
      },
    );
    return result.matchedCount === 1;
  }

  /** Adds a line to the run's log: what led to this version of the run. */
  async append(run: Run, line: Pick<RunLogEntry, 'kind' | 'detail'>, now: number): Promise<void> {
    await this.#log.create({
      _id: randomUUID(),
      runId: run.runId,
      version: run.version,
      at: new Date(now),
      open: this.#activities.of(run).open(run.state),
      ...line,
    });
  }

  /** The run's log, in the order of its versions, without the counts in it; at most `most` lines. */
  async linesOf(runId: string, most: number): Promise<RunLogEntry[]> {
    const lines = this.#log.find({ runId }, { 'detail.tallies': 0 });
    return lines.sort({ version: 1, at: 1 }).limit(most).lean<RunLogEntry[]>();
  }

  /** What the run's log says of times, in the order of the run's versions. */
  async timesIn(runId: string): Promise<Pick<RunLogEntry, 'at' | 'version' | 'open'>[]> {
    const noted = { at: 1, version: 1, open: 1 } as const;
    return this.#log.find({ runId }, noted).sort({ version: 1, at: 1 }).lean<RunLogEntry[]>();
  }

  #read(record: RunRecord | null): Run | null {
    if (record === null) return null;
    const {
      _id,
      createdAt: _c,
      endedAt: _e,
      name: _n,
      moduleid: _m,
      topicid: _t,
      due: _d,
      ...rest
    } = record;
    const shapes = this.#activities.stored(record);
    const definition = storedValue(shapes.definition, record.definition);
    const state = storedValue(shapes.state, record.state);
    return { runId: _id, ...rest, definition, state };
  }

  #dueOf(run: Run): Date | null {
    const deadline = this.#activities.of(run).deadline(run.state);
    return deadline === null ? null : new Date(deadline);
  }

  #stored(run: Run): Pick<RunRecord, 'definition' | 'state'> {
    const shapes = this.#activities.stored(run);
    return {
      definition: toStored(shapes.definition, run.definition as object),
      state: toStored(shapes.state, run.state as object),
    };
  }
}
