import { isDeepStrictEqual } from 'node:util';
import type { Model } from 'mongoose';
import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { NewPoll, PollChange, PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { QuickPoll } from '@sets/shared/poll/quick-poll.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { PlaceInList } from '../../core/place-in-list.ts';
import {
  type FindOpenRuns,
  type ListTools,
  PollLists,
  type PollSummary,
} from './poll-lists.service.ts';
import { PollMaking, type MakingTools } from './poll-making.service.ts';
import { inNewestVersion, type PollRecord } from './poll-record.service.ts';
import { listed, nobody, pollModel, type StoredPoll } from './poll.model.ts';
import { noSuchPoll, type PlaceTools, PollPlaces } from './poll-place.ts';
import type { PollVersions, VersionGlance, VersionRecord } from './poll-versions.service.ts';

export type { StoredPoll } from './poll.model.ts';
export type { PollRecord } from './poll-record.service.ts';
export type { OpenRun, PollSummary } from './poll-lists.service.ts';

export interface PollTools
  extends PlaceTools, Omit<MakingTools, 'places'>, Omit<ListTools, 'places'> {
  readonly versions: PollVersions;
  /** Whether a poll was ever presented. */
  readonly hasRuns: (pollid: string) => Promise<boolean>;
}

/** A quick question that was not presented by then will not be: its page went between the two calls. ms. */
const presentedWithin = 24 * 3_600_000;
/** So many of one person are looked at whenever they make another. */
const mostLookedAt = 200;

export class PollService {
  readonly #polls: Model<StoredPoll>;
  readonly #clock: PollTools['clock'];
  readonly #findOpenRuns: FindOpenRuns;
  readonly #lists: PollLists;
  readonly #making: PollMaking;
  readonly #places: PollPlaces;
  readonly #versions: PollVersions;
  readonly #hasRuns: PollTools['hasRuns'];

  constructor(tools: PollTools) {
    const { connection, clock, findOpenRuns } = tools;
    this.#versions = tools.versions;
    this.#places = new PollPlaces(tools);
    this.#polls = pollModel(connection);
    this.#clock = clock;
    this.#findOpenRuns = findOpenRuns;
    this.#hasRuns = tools.hasRuns;
    this.#lists = new PollLists({ ...tools, places: this.#places });
    this.#making = new PollMaking({ ...tools, places: this.#places });
  }

  /** @throws AppError as `PollMaking.create` */
  create(actor: Actor, poll: NewPoll, attempt?: string): Promise<PollRecord> {
    return this.#making.create(actor, poll, attempt);
  }

  /** @throws AppError as `PollMaking.quick` */
  async quick(actor: Actor, poll: QuickPoll, attempt?: string): Promise<PollRecord> {
    await this.#removeUnusedOf(actor);
    return this.#making.quick(actor, poll, attempt);
  }

  /** What was never presented is in no list and goes with no run: nobody else could delete it. */
  async #removeUnusedOf({ userid }: Actor): Promise<void> {
    const before = new Date(this.#clock.now() - presentedWithin);
    const old = await this.#polls
      .find({ owner: userid, quick: true, createdAt: { $lt: before } }, { _id: 1 })
      .sort({ createdAt: -1 })
      .limit(mostLookedAt)
      .lean<Pick<StoredPoll, '_id'>[]>();
    for (const { _id } of old) if (!(await this.#hasRuns(_id))) await this.removeQuick(_id);
  }

  /** Whether it was made to be asked at once. */
  async isQuick(pollid: string): Promise<boolean> {
    return (await this.#polls.exists({ _id: pollid, quick: true })) !== null;
  }

  /** @throws AppError as `create` and `read` */
  async copy(actor: Actor, pollid: string, to: TopicRef, attempt?: string): Promise<PollRecord> {
    return this.#making.copy(actor, await this.read(actor, pollid), to, attempt);
  }

  /** How many polls that this person made are there, in whichever spaces: a plan counts them. */
  countOf(owner: string): Promise<number> {
    return this.#polls.countDocuments({ owner, ...listed });
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async read(actor: Actor, pollid: string): Promise<PollRecord> {
    return inNewestVersion(await this.#find(actor, pollid));
  }

  async exists(pollid: string): Promise<boolean> {
    return (await this.#polls.exists({ _id: pollid })) !== null;
  }

  /** What a run is made of. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async definitionToRun(actor: Actor, pollid: string): Promise<PollDefinition> {
    return inNewestVersion(await this.#find(actor, pollid)).definition;
  }

  /**
   * What it is already is no change, whoever made it so: a reply may have been lost.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT where somebody changed it since; NEWER_VERSION,
   * UNREADABLE where what it would replace cannot be read here; BAD_REQUEST as `create`.
   */
  async change(actor: Actor, pollid: string, change: PollChange): Promise<PollRecord> {
    const stored = await this.#find(actor, pollid);
    const before = inNewestVersion(stored);
    const { revision, ...definition } = change;
    if (isDeepStrictEqual(before.definition, definition)) return before;
    // It is counted by no plan and stands in no list: it stays the one question that it is.
    if (stored.quick === true) {
      throw new AppError('FORBIDDEN', 'What was asked at once stays as it was. Copy it first.');
    }
    await this.#making.checkPictures(definition, before.definition);
    if (before.revision === revision) await this.#versions.keepBefore(stored, actor);
    return this.#replace(actor, { pollid, revision, definition });
  }

  /**
   * Puts an earlier version in the place of what the poll is, which becomes an earlier one too.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, NEWER_VERSION, UNREADABLE
   */
  async restore(actor: Actor, pollid: string, version: number, revision: number) {
    const stored = await this.#find(actor, pollid);
    const before = inNewestVersion(stored);
    const { definition } = await this.#versions.read(pollid, version);
    if (isDeepStrictEqual(before.definition, definition)) return before;
    if (before.revision === revision) await this.#versions.keep(stored);
    return this.#replace(actor, { pollid, revision, definition });
  }

  /** What a poll was like, newest first; the first is what it is. @throws AppError NOT_FOUND, FORBIDDEN */
  async versionsOf(actor: Actor, pollid: string): Promise<VersionGlance[]> {
    return this.#versions.list(await this.#find(actor, pollid));
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async version(actor: Actor, pollid: string, revision: number): Promise<VersionRecord> {
    const now = await this.#find(actor, pollid);
    return now.revision === revision
      ? this.#versions.asIs(now)
      : this.#versions.read(pollid, revision);
  }

  /**
   * A run is about to be made of it: as it is now it is never forgotten.
   * @throws AppError NOT_FOUND where it was deleted meanwhile: no run is made of it then
   */
  async keepPresented(pollid: string): Promise<void> {
    const poll = await this.#polls.findById(pollid).lean<StoredPoll | null>();
    if (poll !== null) await this.#versions.keep(poll, { presented: true });
    await this.#checkThere(pollid);
  }

  /**
   * Asked after a version is kept: whoever deletes a poll deletes its versions after it.
   * @throws AppError NOT_FOUND where the poll was deleted meanwhile, and with it its versions
   */
  async #checkThere(pollid: string): Promise<void> {
    if (await this.exists(pollid)) return;
    await this.#versions.removeAllOf(pollid);
    throw noSuchPoll();
  }

  async #replace(
    { userid }: Actor,
    {
      pollid,
      revision,
      definition,
    }: { pollid: string; revision: number; definition: PollDefinition },
  ): Promise<PollRecord> {
    const stored = toStored(storedPollDefinition, definition);
    const changed = await this.#polls
      .findOneAndUpdate(
        { _id: pollid, revision },
        {
          $set: { definition: stored, updatedAt: this.#now(), changedBy: userid },
          $inc: { revision: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (changed === null) {
      await this.#checkThere(pollid);
      throw new AppError('CONFLICT', 'This poll was changed elsewhere meanwhile. Load it anew.');
    }
    return inNewestVersion(changed);
  }

  /**
   * A run that begins in this moment goes on: it holds what it was made of, and where that lay.
   * @throws AppError NOT_FOUND, FORBIDDEN, WRONG_PHASE while it is running.
   */
  async remove(actor: Actor, pollid: string): Promise<void> {
    await this.#find(actor, pollid);
    if ((await this.#findOpenRuns([pollid])).has(pollid)) {
      throw new AppError('WRONG_PHASE', 'This poll is under way. End it first.');
    }
    await this.#polls.deleteOne({ _id: pollid });
    await this.#versions.removeAllOf(pollid);
  }

  /** Where a poll lies; null where there is none. */
  async topicOf(pollid: string): Promise<TopicRef | null> {
    const found = await this.#polls.findById(pollid, { moduleid: 1, topicid: 1 }).lean();
    return found && { moduleid: found.moduleid, topicid: found.topicid };
  }

  /** What was asked at once goes with the last of its runs: it is in no list from which anybody could delete it. */
  async removeQuick(pollid: string): Promise<void> {
    const { deletedCount } = await this.#polls.deleteOne({ _id: pollid, quick: true });
    if (deletedCount > 0) await this.#versions.removeAllOf(pollid);
  }

  /** Every poll that a person made, as it is stored, oldest first: one after the other, for they may be many. */
  madeBy(owner: string): AsyncIterable<StoredPoll> {
    return this.#polls.find({ owner }).sort({ createdAt: 1 }).lean<StoredPoll>().cursor();
  }

  /** Polls stay with their space, and name nobody who made them. */
  async disownAllOf(owner: string): Promise<void> {
    await this.#polls.updateMany({ owner }, { $set: { owner: nobody }, $unset: { attempt: 1 } });
    await this.#polls.updateMany({ changedBy: owner }, { $set: { changedBy: nobody } });
    await this.#versions.disownAllOf(owner);
  }

  /** Deletes every poll of a module that is gone. A run of one goes on: it holds what it was made of. */
  async removeAllIn(moduleid: string): Promise<void> {
    await this.#polls.deleteMany({ moduleid });
    await this.#versions.removeAllIn(moduleid);
  }

  /** @throws AppError as `PollLists.list` */
  list(actor: Actor, wanted: TopicRef): Promise<PollSummary[]> {
    return this.#lists.list(actor, wanted);
  }

  /** As `PollLists.madeIn`. */
  madeIn(topic: TopicRef, before: PlaceInList | undefined, most: number) {
    return this.#lists.madeIn(topic, before, most);
  }

  /** A poll that lies where it does at this moment. */
  async #find(actor: Actor, pollid: string): Promise<StoredPoll> {
    const poll = await this.#polls.findById(pollid).lean<StoredPoll | null>();
    await this.#places.check(actor, poll);
    return poll as StoredPoll;
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }
}
