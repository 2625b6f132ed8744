import { isDeepStrictEqual } from 'node:util';
import type { AtOwnTime } from '@sets/shared/live/at-own-time.ts';
import type { Model } from 'mongoose';
import { limits } from '@sets/shared/core/limits.ts';
import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { LastRun } from '@sets/shared/live/last-run.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { NewPoll, PollChange, PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { QuickPoll } from '@sets/shared/poll/quick-poll.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { after, type PlaceInList } from '../../core/place-in-list.ts';
import { glanceAt, glanced, glanceThrough } from './poll-glance.ts';
import { PollMaking, type MakingTools } from './poll-making.service.ts';
import { inNewestVersion, type PollRecord } from './poll-record.service.ts';
import { listed, nobody, pollModel, type StoredPoll } from './poll.model.ts';
import { noSuchPoll, type PlaceTools, PollPlaces } from './poll-place.ts';
import type { PollVersions, VersionGlance, VersionRecord } from './poll-versions.service.ts';

export type { StoredPoll } from './poll.model.ts';
export type { PollRecord } from './poll-record.service.ts';

/** A run under way: the join code of its room, whether it is on there, and as a survey how long it is open. */
export interface OpenRun {
  readonly code: string;
  readonly isOn: boolean;
  readonly atOwnTime: AtOwnTime | null;
}

/** The runs under way of these polls, by pollid. */
export type FindOpenRuns = (pollids: string[]) => Promise<ReadonlyMap<string, OpenRun>>;

/** What was presented last of these polls, by pollid. */
export type FindLastRuns = (pollids: string[]) => Promise<ReadonlyMap<string, LastRun>>;

export interface PollSummary {
  readonly pollid: string;
  readonly title: string;
  readonly questions: number;
  readonly kinds: readonly string[];
  readonly updatedAt: Date;
  /** Null where it is not under way. */
  readonly run: OpenRun | null;
  /** Null where none is over. */
  readonly lastRun: LastRun | null;
  /** Why it cannot be opened; title and number of questions are then what could be made out. */
  readonly failure: Failure | null;
}

export interface PollTools extends PlaceTools, Omit<MakingTools, 'places'> {
  readonly versions: PollVersions;
  readonly findOpenRuns: FindOpenRuns;
  readonly findLastRuns: FindLastRuns;
}

export class PollService {
  readonly #polls: Model<StoredPoll>;
  readonly #clock: PollTools['clock'];
  readonly #findOpenRuns: FindOpenRuns;
  readonly #findLastRuns: FindLastRuns;
  readonly #making: PollMaking;
  readonly #places: PollPlaces;
  readonly #versions: PollVersions;

  constructor(tools: PollTools) {
    const { connection, clock, findOpenRuns, findLastRuns } = tools;
    this.#versions = tools.versions;
    this.#places = new PollPlaces(tools);
    this.#polls = pollModel(connection);
    this.#clock = clock;
    this.#findOpenRuns = findOpenRuns;
    this.#findLastRuns = findLastRuns;
    this.#making = new PollMaking({ ...tools, places: this.#places });
  }

  /** @throws AppError as `PollMaking.create` */
  create(actor: Actor, poll: NewPoll, attempt?: string): Promise<PollRecord> {
    return this.#making.create(actor, poll, attempt);
  }

  /** @throws AppError as `PollMaking.quick` */
  quick(actor: Actor, poll: QuickPoll, attempt?: string): Promise<PollRecord> {
    return this.#making.quick(actor, poll, attempt);
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

  /** Every poll that a person made, as it is stored, oldest first. */
  async allOf(owner: string): Promise<StoredPoll[]> {
    return this.#polls.find({ owner }).sort({ createdAt: 1 }).lean();
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

  /** The polls of a topic, newest first. @throws AppError NOT_FOUND, FORBIDDEN */
  async list(actor: Actor, wanted: TopicRef): Promise<PollSummary[]> {
    const shelf = await this.#places.toList(actor, wanted);
    if (shelf === null) return [];
    const { moduleid, topicid } = shelf;
    const found = await this.#polls
      .find({ moduleid, topicid, ...listed }, { ...glanced, updatedAt: 1 })
      .sort({ createdAt: -1 })
      .limit(limits.pollsPerTopic)
      .lean<Pick<StoredPoll, '_id' | 'definition' | 'updatedAt'>[]>();
    const pollids = found.map((poll) => poll._id);
    const runs = await this.#findOpenRuns(pollids);
    const lastRuns = await this.#findLastRuns(pollids);
    const summaries: PollSummary[] = [];
    for (const { _id, definition, updatedAt } of found) {
      const glance = glanceAt(definition) ?? (await this.#lookThrough(_id));
      if (glance === null) continue;
      const presented = { run: runs.get(_id) ?? null, lastRun: lastRuns.get(_id) ?? null };
      summaries.push({ pollid: _id, ...glance, updatedAt, ...presented });
    }
    return summaries;
  }

  /** The polls of a topic after this place, for whom the caller lets see them; newest first. */
  async madeIn({ moduleid, topicid }: TopicRef, before: PlaceInList | undefined, most: number) {
    const place = before === undefined ? {} : after('createdAt', before);
    const found = await this.#polls
      .find({ moduleid, topicid, ...listed, ...place }, { ...glanced, createdAt: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(most)
      .lean<Pick<StoredPoll, '_id' | 'definition' | 'createdAt'>[]>();
    return found.map(({ _id: pollid, definition, createdAt }) => {
      // One of another version is listed without what it would take to read it as a whole.
      const { title = '', questions = 0 } = glanceAt(definition) ?? {};
      return { pollid, title, questions, createdAt };
    });
  }

  /** Null where it was deleted in this moment. */
  async #lookThrough(pollid: string) {
    const stored = await this.#polls.findById(pollid, { definition: 1 }).lean();
    return stored === null ? null : glanceThrough(stored.definition);
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
