import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { LiveQnaShelf } from '@sets/shared/live-qna/live-qna.contract.ts';
import { type LiveQnaState, votesSlot } from '@sets/shared/live-qna/live-qna.live.ts';
import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { storedPromise } from '@sets/shared/live-qna/live-qna.migrations.ts';
import { isOwed, questionsOfRun } from '@sets/shared/live-qna/live-qna.questions.ts';
import type { Connection, Model } from 'mongoose';
import * as z from 'zod/mini';
import type { Clock } from '../../core/clock.ts';
import type { JobKind, Jobs } from '../../core/jobs/jobs.ts';
import type { RunHistory } from '../../live/history/run-history.ts';
import type { RunRecord } from '../../live/run/run.model.ts';
import type { LiveQnaService } from './live-qna.service.ts';
import { promiseIdOf, promiseModel, type StoredPromise } from './promise.model.ts';

interface GatheringTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
  readonly items: Pick<LiveQnaService, 'topicOf'>;
  /** The live engine is there once a run has ended. */
  readonly history: () => Pick<RunHistory, 'find' | 'material' | 'titleOf' | 'page'>;
}

const minute = 60_000;
const gathering = z.strictObject({ runId: z.string() });

/** When a run is over, what stayed unanswered in it is put on the list of its topic. */
const gatherJob: JobKind<z.infer<typeof gathering>> = {
  name: 'gather unanswered questions',
  payload: gathering,
  version: 1,
  sealed: false,
  pauses: [5_000, minute, 10 * minute, 60 * minute],
  lease: minute,
  keep: 30 * 24 * 60 * minute,
  atOnce: 2,
  about: ({ runId }) => runId,
};

/** The job is stored before the run ends; by then it has, or the process that ended it is gone. */
const afterTheEnd = 10_000;
/** So many runs of a topic, the newest, are looked at where somebody reads its list. */
const lookedAt = 20;

/** Puts what stayed unanswered in a run that is over on the list of its topic. */
export class PromiseGathering {
  readonly #promises: Model<StoredPromise>;
  readonly #tools: GatheringTools;

  constructor(tools: GatheringTools) {
    this.#promises = promiseModel(tools.connection);
    this.#tools = tools;
    tools.jobs.handle(gatherJob, { run: ({ runId }) => this.gather(runId) });
  }

  /**
   * A run is about to end: resolves once it is stored that its questions are to be gathered, so that
   * whoever dies when, they are.
   */
  async gatherOnceOver(runId: string): Promise<void> {
    const notBefore = this.#tools.clock.now() + afterTheEnd;
    await this.#tools.jobs.enqueue(gatherJob, { runId }, { key: runId, notBefore });
  }

  /** May be done again: what is on the list stays as it is. Of a run that is not over, nothing is done. */
  async gather(runId: string): Promise<void> {
    const { history, items } = this.#tools;
    const run = await history().find(runId);
    if (run === null || run.activity !== liveQnaName || !run.ended) return;
    // Runs from before they noted it lay where their live Q&A does.
    const place = placeOf(run) ?? (await items.topicOf(run.definitionId));
    if (place === null) return;
    await this.#promises.bulkWrite([
      ...(await this.#owedIn(run)).map((owed) => added({ ...owed, ...place })),
      added({ ...noted(run), ...place }),
    ]);
    await this.#forgetGone(runId);
  }

  /** Gathers what was not gathered of the newest runs of a topic. */
  async gatherIn({ moduleid, topicid }: LiveQnaShelf): Promise<void> {
    const wanted = { moduleid, topicid, activity: liveQnaName, ended: true };
    const runs = await this.#tools.history().page(wanted, lookedAt);
    await this.gatherMissing(runs.map(({ _id }) => _id));
  }

  /** Gathers those of these runs that were not. */
  async gatherMissing(runIds: readonly string[]): Promise<void> {
    const ids = runIds.map((runId) => promiseIdOf(runId, 0));
    const done = new Set(await this.#promises.distinct('_id', { _id: { $in: ids } }));
    for (const runId of runIds) if (!done.has(promiseIdOf(runId, 0))) await this.gather(runId);
  }

  /** All of a run goes with its results. */
  async removeRun(runId: string): Promise<void> {
    await this.#promises.deleteMany({ runId });
  }

  async #owedIn(run: RunRecord): Promise<Omit<StoredPromise, 'moduleid' | 'topicid'>[]> {
    const title = this.#tools.history().titleOf(run);
    return (await this.#questionsOf(run)).filter(isOwed).map(({ id, text, up, at }) =>
      Object.assign(noted(run), {
        _id: promiseIdOf(run._id, id),
        question: id,
        content: toStored(storedPromise, { title, text, votes: up, reply: null }),
        votes: up,
        askedAt: new Date(at),
        minute: Math.max(0, Math.floor((at - run.createdAt.getTime()) / minute)),
        standing: 'open' as const,
      }),
    );
  }

  async #questionsOf(run: RunRecord) {
    const { state, tallies, entries } = await this.#tools.history().material(run);
    const counters = tallies.get(votesSlot)?.counters ?? {};
    return questionsOfRun(state as LiveQnaState, entries, counters);
  }

  /** What was taken back, or deleted with its run, while it was gathered is not kept. */
  async #forgetGone(runId: string): Promise<void> {
    const run = await this.#tools.history().find(runId);
    if (run === null) {
      await this.removeRun(runId);
      return;
    }
    const there = (await this.#questionsOf(run)).map(({ id }) => id);
    await this.#promises.deleteMany({ runId, question: { $nin: [0, ...there] } });
  }
}

const placeOf = ({ moduleid, topicid }: RunRecord): LiveQnaShelf | null =>
  moduleid === undefined || topicid === undefined ? null : { moduleid, topicid };

/** That a run was gathered. */
const noted = ({ _id, roomId, createdAt }: RunRecord) => ({
  _id: promiseIdOf(_id, 0),
  runId: _id,
  roomId,
  question: 0,
  content: null as unknown,
  askedAt: createdAt,
  repliedAt: null,
  repliedBy: '',
  standing: 'dropped' as StoredPromise['standing'],
});

const added = ({ _id, ...rest }: StoredPromise) => ({
  updateOne: { filter: { _id }, update: { $setOnInsert: rest }, upsert: true },
});
