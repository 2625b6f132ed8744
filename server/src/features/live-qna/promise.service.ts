import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { PromiseQuery } from '@sets/shared/live-qna/live-qna.contract.ts';
import { storedPromise } from '@sets/shared/live-qna/live-qna.migrations.ts';
import type { Connection, Model } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { cutPage, type PlaceInList, readPlace } from '../../core/place-in-list.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { FeedKey } from '../../live/feeds/feed-key.ts';
import { asIfGone } from '../module/as-if-gone.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { PromiseGathering } from './promise-gathering.service.ts';
import {
  contentOf,
  promiseIdOf,
  promiseModel,
  type PromiseRecord,
  type StoredPromise,
} from './promise.model.ts';

export type { PromiseRecord, StoredPromise } from './promise.model.ts';

interface PromiseTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly spaces: Pick<ModuleAccess, 'moderatedTopic' | 'moderated'>;
  readonly gathering: Pick<PromiseGathering, 'gatherIn' | 'gatherMissing'>;
}

/** Promises of one page. */
const pageSize = 10;
/** More are not counted. */
const countedPromises = 1_000;

/** What comes after that place, where `at` is a number of votes. */
const afterVotes = ({ at, id }: PlaceInList) => ({
  votes: { $lte: at },
  $or: [{ votes: { $lt: at } }, { _id: { $lt: id } }],
});

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
  }

  /** Those of a topic, those with most votes first, and how many there are; what cannot be read here is left out. @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST */
  async page(actor: Actor, { moduleid, topicid, done = 'no', before }: PromiseQuery) {
    await this.#tools.spaces.moderatedTopic(actor, { moduleid, topicid });
    if (done === 'no' && before === undefined) {
      await this.#tools.gathering.gatherIn({ moduleid, topicid });
    }
    const listed = { moduleid, topicid, standing: done === 'yes' ? 'done' : 'open' } as const;
    const read = await this.#promises
      .find({ ...listed, ...(before !== undefined && afterVotes(readPlace(before))) })
      .sort({ votes: -1, _id: -1 })
      .limit(pageSize + 1)
      .lean();
    const { items, next } = cutPage(read, pageSize, ({ votes = 0, _id }) => ({
      at: votes,
      id: _id,
    }));
    const total = await this.#promises.countDocuments(listed, { limit: countedPromises });
    return { items: items.flatMap(readable), next, total };
  }

  /** Answers it, or puts another answer in the place of that. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async reply(actor: Actor, promiseid: string, reply: string): Promise<PromiseRecord> {
    const promise = await this.#moderated(actor, promiseid);
    const content = { ...storedValue(storedPromise, promise.content), reply };
    const replied = {
      content: toStored(storedPromise, content),
      repliedAt: new Date(this.#tools.clock.now()),
      repliedBy: actor.userid,
      standing: 'done' as const,
    };
    const { matchedCount } = await this.#promises.updateOne(
      { _id: promiseid, standing: { $ne: 'dropped' } },
      { $set: replied },
    );
    if (matchedCount === 0) throw gone();
    return { ...promise, ...replied, content };
  }

  /** Takes it off the list; its text and what was written to it are gone. @throws AppError NOT_FOUND, FORBIDDEN */
  async drop(actor: Actor, promiseid: string): Promise<void> {
    await this.#moderated(actor, promiseid);
    const nothing = { content: null, repliedAt: null, repliedBy: '' };
    // It is kept that it was there, so that gathering again does not bring it back.
    await this.#promises.updateOne(
      { _id: promiseid },
      { $set: { ...nothing, standing: 'dropped' } },
    );
  }

  /** What was written to these questions of a run, by their number. */
  async repliesTo(runId: string, questions: readonly number[]): Promise<Map<number, WrittenReply>> {
    if (questions.length === 0) return new Map();
    await this.#tools.gathering.gatherMissing([runId]);
    const ids = questions.map((question) => promiseIdOf(runId, question));
    const found = await this.#promises.find({ _id: { $in: ids }, standing: 'done' }).lean();
    return new Map(
      found
        .flatMap(readable)
        .flatMap(({ question, content: { reply }, repliedAt }) =>
          reply === null || repliedAt === null ? [] : [[question, { reply, repliedAt }] as const],
        ),
    );
  }

  /** A question is no more in the feed of its room, or its words are to go: nothing is kept of it here. */
  async forgetQuestion({ roomId }: Pick<FeedKey, 'roomId'>, question: number): Promise<void> {
    const nothing = { content: null, repliedAt: null, repliedBy: '' };
    await this.#promises.updateMany(
      { roomId, question },
      { $set: { ...nothing, standing: 'dropped' } },
    );
  }

  /** What a person wrote, oldest first. */
  async writtenBy(userid: string): Promise<StoredPromise[]> {
    return this.#promises.find({ repliedBy: userid }).sort({ repliedAt: 1 }).lean();
  }

  /** What they wrote stays for who asked, without their name. */
  async forget(userid: string): Promise<void> {
    await this.#promises.updateMany({ repliedBy: userid }, { $set: { repliedBy: '' } });
  }

  async removeAllIn(moduleid: string): Promise<void> {
    await this.#promises.deleteMany({ moduleid });
  }

  async #moderated(actor: Actor, promiseid: string): Promise<StoredPromise> {
    const found = await this.#promises.findById(promiseid).lean();
    if (found === null || found.standing === 'dropped') throw gone();
    await asIfGone(this.#tools.spaces.moderated(actor, found.moduleid), gone);
    return found;
  }
}

const readable = (stored: StoredPromise): PromiseRecord[] => {
  const content = contentOf(stored);
  return content.ok ? [{ ...stored, content: content.value }] : [];
};
