import type { Connection, Model } from 'mongoose';
import type { PromiseQuery } from '@sets/shared/live-qna/live-qna.contract.ts';
import type { LiveQnaState } from '@sets/shared/live-qna/live-qna.live.ts';
import { liveQnaName, votesSlot } from '@sets/shared/live-qna/live-qna.live.ts';
import { isOwed, questionsOfRun } from '@sets/shared/live-qna/live-qna.questions.ts';
import * as z from 'zod/mini';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { JobKind, Jobs } from '../../core/jobs/jobs.ts';
import { after, cutPage, readPlace } from '../../core/place-in-list.ts';
import type { RunHistory } from '../../live/history/run-history.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { LiveQnaService } from './live-qna.service.ts';
import { promiseModel, type StoredPromise } from './promise.model.ts';

export type { StoredPromise } from './promise.model.ts';

interface PromiseTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
  readonly spaces: Pick<ModuleAccess, 'moderatedTopic' | 'moderated'>;
  readonly items: Pick<LiveQnaService, 'find'>;
  /** The live engine is there once a run has ended. */
  readonly history: () => Pick<RunHistory, 'find' | 'material' | 'titleOf'>;
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

/** Promises of one page. */
const pageSize = 10;

const promiseIdOf = (runId: string, question: number): string => `${runId}-${question}`;
const gone = () =>
  new AppError('NOT_FOUND', 'There is no such question. Was it taken off the list?');

/** A written answer, as whoever asked reads it. */
export interface WrittenReply {
  readonly reply: string;
  readonly repliedAt: Date;
}

/** What stayed unanswered in runs: the list of a topic, and what is written to it afterwards. */
export class PromiseService {
  readonly #promises: Model<StoredPromise>;
  readonly #tools: PromiseTools;

  constructor(tools: PromiseTools) {
    this.#promises = promiseModel(tools.connection);
    this.#tools = tools;
    tools.jobs.handle(gatherJob, { run: ({ runId }) => this.gather(runId) });
  }

  /** A run is over. Where this cannot be stored, the list is made when somebody asks for its results. */
  async gatherLater(runId: string): Promise<void> {
    await this.#tools.jobs.enqueue(gatherJob, { runId }, { key: runId });
  }

  /** May be done again: what is on the list stays as it is. */
  async gather(runId: string): Promise<void> {
    const { history, items } = this.#tools;
    const run = await history().find(runId);
    if (run === null || run.activity !== liveQnaName || !run.ended) return;
    const item = await items.find(run.definitionId);
    if (item === null) return;
    const { state, tallies, entries } = await history().material(run);
    const counters = tallies.get(votesSlot)?.counters ?? {};
    const owed = questionsOfRun(state as LiveQnaState, entries, counters).filter(isOwed);
    if (owed.length === 0) return;
    const { moduleid, topicid } = item;
    const title = history().titleOf(run);
    const began = run.createdAt.getTime();
    const minuteOf = (at: number): number => Math.max(0, Math.floor((at - began) / minute));
    const writes = owed.map(({ id, text, up, at }) => {
      const shown = { moduleid, topicid, runId, question: id, title, text, votes: up };
      const fresh = { reply: null, repliedAt: null, repliedBy: '', standing: 'open' as const };
      return {
        updateOne: {
          filter: { _id: promiseIdOf(runId, id) },
          update: {
            $setOnInsert: { ...shown, ...fresh, askedAt: new Date(at), minute: minuteOf(at) },
          },
          upsert: true,
        },
      };
    });
    await this.#promises.bulkWrite(writes);
  }

  /** Those of a topic, newest first. @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST */
  async page(actor: Actor, { moduleid, topicid, done = 'no', before }: PromiseQuery) {
    await this.#tools.spaces.moderatedTopic(actor, { moduleid, topicid });
    const read = await this.#promises
      .find({
        moduleid,
        topicid,
        standing: done === 'yes' ? 'done' : 'open',
        ...(before !== undefined && after('askedAt', readPlace(before))),
      })
      .sort({ askedAt: -1, _id: -1 })
      .limit(pageSize + 1)
      .lean();
    return cutPage(read, pageSize, ({ askedAt, _id }) => ({ at: askedAt.getTime(), id: _id }));
  }

  /** Answers it, or puts another answer in the place of that. @throws AppError NOT_FOUND, FORBIDDEN */
  async reply(actor: Actor, promiseid: string, reply: string): Promise<StoredPromise> {
    await this.#moderated(actor, promiseid);
    const repliedAt = new Date(this.#tools.clock.now());
    const replied = await this.#promises
      .findOneAndUpdate(
        { _id: promiseid, standing: { $ne: 'dropped' } },
        { $set: { reply, repliedAt, repliedBy: actor.userid, standing: 'done' } },
        { returnDocument: 'after' },
      )
      .lean();
    if (replied === null) throw gone();
    return replied;
  }

  /** Takes it off the list; its text and what was written to it are gone. @throws AppError NOT_FOUND, FORBIDDEN */
  async drop(actor: Actor, promiseid: string): Promise<void> {
    await this.#moderated(actor, promiseid);
    const nothing = { title: '', text: '', reply: null, repliedAt: null, repliedBy: '' };
    // It is kept that it was there, so that gathering again does not bring it back.
    await this.#promises.updateOne(
      { _id: promiseid },
      { $set: { ...nothing, standing: 'dropped' } },
    );
  }

  /** What was written to these questions of a run, by their number. */
  async repliesTo(runId: string, questions: readonly number[]): Promise<Map<number, WrittenReply>> {
    if (questions.length === 0) return new Map();
    const ids = questions.map((question) => promiseIdOf(runId, question));
    const found = await this.#promises.find({ _id: { $in: ids }, standing: 'done' }).lean();
    return new Map(
      found.flatMap(({ question, reply, repliedAt }) =>
        reply === null || repliedAt === null ? [] : [[question, { reply, repliedAt }] as const],
      ),
    );
  }

  /** What a person wrote, oldest first. */
  writtenBy(userid: string): Promise<StoredPromise[]> {
    return this.#promises.find({ repliedBy: userid }).sort({ repliedAt: 1 }).lean();
  }

  /** What they wrote stays for who asked, without their name. */
  async forget(userid: string): Promise<void> {
    await this.#promises.updateMany({ repliedBy: userid }, { $set: { repliedBy: '' } });
  }

  async removeAllIn(moduleid: string): Promise<void> {
    await this.#promises.deleteMany({ moduleid });
  }

  async #moderated(actor: Actor, promiseid: string): Promise<void> {
    const found = await this.#promises.findById(promiseid, { moduleid: 1, standing: 1 }).lean();
    if (found === null || found.standing === 'dropped') throw gone();
    await this.#tools.spaces.moderated(actor, found.moduleid);
  }
}
