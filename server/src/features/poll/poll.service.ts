import type { Connection, Model } from 'mongoose';
import { limits } from '@sets/shared/core/limits.ts';
import type { LastRun } from '@sets/shared/live/last-run.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { NewPoll, PollChange, PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/new-id.ts';
import { storedValue } from '../../core/stored-value.ts';
import { glanceAt, glanced, glanceThrough } from './poll-glance.ts';
import { pollModel, type StoredPoll } from './poll.model.ts';
import { canChangePoll, canReadPoll, canRemovePoll, canRunPoll } from './poll.policy.ts';

export type { StoredPoll } from './poll.model.ts';

/** A poll with its definition in the newest version. */
export interface PollRecord extends StoredPoll {
  readonly definition: PollDefinition;
}

/** A run under way: the join code of its room, and whether it is on there. */
export interface OpenRun {
  readonly code: string;
  readonly isOn: boolean;
}

/** The runs under way of these polls, by pollid. */
export type FindOpenRuns = (pollids: string[]) => Promise<ReadonlyMap<string, OpenRun>>;

/** What this person has presented last of these polls, by pollid. */
export type FindLastRuns = (
  owner: string,
  pollids: string[],
) => Promise<ReadonlyMap<string, LastRun>>;

/** Where polls are filed. */
interface Shelf {
  readonly moduleid: string;
  readonly topicid: string;
}

export interface PollSummary {
  readonly pollid: string;
  readonly title: string;
  readonly questions: number;
  readonly updatedAt: Date;
  /** Null where it is not under way. */
  readonly run: OpenRun | null;
  /** Null where none is over. */
  readonly lastRun: LastRun | null;
  /** Why it cannot be opened; title and number of questions are then what could be made out. */
  readonly failure: Failure | null;
}

export interface PollTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly findOpenRuns: FindOpenRuns;
  readonly findLastRuns: FindLastRuns;
  /** How many polls this person's plan holds. */
  readonly pollsAllowed: (userid: string) => Promise<number>;
}

type Policy = (actor: Actor, poll: StoredPoll) => boolean;

export class PollService {
  readonly #polls: Model<StoredPoll>;
  readonly #clock: PollTools['clock'];
  readonly #findOpenRuns: FindOpenRuns;
  readonly #findLastRuns: FindLastRuns;
  readonly #pollsAllowed: PollTools['pollsAllowed'];

  constructor({ connection, clock, findOpenRuns, findLastRuns, pollsAllowed }: PollTools) {
    this.#polls = pollModel(connection);
    this.#clock = clock;
    this.#findOpenRuns = findOpenRuns;
    this.#findLastRuns = findLastRuns;
    this.#pollsAllowed = pollsAllowed;
  }

  /** @throws AppError FORBIDDEN where the topic or the person's plan is full. */
  async create(actor: Actor, poll: NewPoll): Promise<PollRecord> {
    const { moduleid, topicid, ...definition } = poll;
    const shelf = { owner: actor.userid, moduleid, topicid };
    if ((await this.#polls.countDocuments(shelf)) >= limits.pollsPerTopic) {
      const msg = `A topic holds at most ${limits.pollsPerTopic} polls. Delete some first.`;
      throw new AppError('FORBIDDEN', msg);
    }
    const allowed = await this.#pollsAllowed(actor.userid);
    if ((await this.countOf(actor.userid)) >= allowed) {
      const msg = `Your plan holds ${allowed} polls. Delete some, or upgrade.`;
      throw new AppError('FORBIDDEN', msg);
    }
    const now = this.#now();
    const times = { createdAt: now, updatedAt: now };
    const record = { _id: newId(), ...shelf, definition, revision: 1, ...times };
    await this.#polls.create({ ...record, definition: toStored(storedPollDefinition, definition) });
    return record;
  }

  /** How many polls this person keeps. */
  countOf(owner: string): Promise<number> {
    return this.#polls.countDocuments({ owner });
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async read(actor: Actor, pollid: string): Promise<PollRecord> {
    return inNewestVersion(await this.#find(actor, pollid, canReadPoll));
  }

  async exists(pollid: string): Promise<boolean> {
    return (await this.#polls.exists({ _id: pollid })) !== null;
  }

  readonly isIn = async (moduleid: string, pollid: string): Promise<boolean> =>
    (await this.#polls.exists({ _id: pollid, moduleid })) !== null;

  /** What a run is made of. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async definitionToRun(actor: Actor, pollid: string): Promise<PollDefinition> {
    return inNewestVersion(await this.#find(actor, pollid, canRunPoll)).definition;
  }

  /**
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT where somebody changed it since; NEWER_VERSION,
   * UNREADABLE where what it would replace cannot be read here.
   */
  async change(actor: Actor, pollid: string, change: PollChange): Promise<PollRecord> {
    inNewestVersion(await this.#find(actor, pollid, canChangePoll));
    const { revision, ...rest } = change;
    const definition = toStored(storedPollDefinition, rest);
    const changed = await this.#polls
      .findOneAndUpdate(
        { _id: pollid, revision },
        { $set: { definition, updatedAt: this.#now() }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (changed === null) {
      throw new AppError('CONFLICT', 'This poll was changed elsewhere meanwhile. Load it anew.');
    }
    return inNewestVersion(changed);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, WRONG_PHASE while it is running. */
  async remove(actor: Actor, pollid: string): Promise<void> {
    await this.#find(actor, pollid, canRemovePoll);
    if ((await this.#findOpenRuns([pollid])).has(pollid)) {
      throw new AppError('WRONG_PHASE', 'This poll is under way. End it first.');
    }
    await this.#polls.deleteOne({ _id: pollid });
  }

  /** Every poll of a person as it is stored, oldest first. */
  async allOf(owner: string): Promise<StoredPoll[]> {
    return this.#polls.find({ owner }).sort({ createdAt: 1 }).lean();
  }

  /** Deletes every poll of a person. A run of one goes on: it holds what it was made of. */
  async removeAllOf(owner: string): Promise<void> {
    await this.#polls.deleteMany({ owner });
  }

  /** Deletes every poll of a module that is gone. */
  async removeAllIn(moduleid: string): Promise<void> {
    await this.#polls.deleteMany({ moduleid });
  }

  /** One's own polls of a topic, newest first. */
  async list(actor: Actor, { moduleid, topicid }: Shelf): Promise<PollSummary[]> {
    const found = await this.#polls
      .find({ owner: actor.userid, moduleid, topicid }, { ...glanced, updatedAt: 1 })
      .sort({ createdAt: -1 })
      .limit(limits.pollsPerTopic)
      .lean<Pick<StoredPoll, '_id' | 'definition' | 'updatedAt'>[]>();
    const pollids = found.map((poll) => poll._id);
    const runs = await this.#findOpenRuns(pollids);
    const lastRuns = await this.#findLastRuns(actor.userid, pollids);
    const summaries: PollSummary[] = [];
    for (const { _id, definition, updatedAt } of found) {
      const glance = glanceAt(definition) ?? (await this.#lookThrough(_id));
      if (glance === null) continue;
      const presented = { run: runs.get(_id) ?? null, lastRun: lastRuns.get(_id) ?? null };
      summaries.push({ pollid: _id, ...glance, updatedAt, ...presented });
    }
    return summaries;
  }

  /** Null where it was deleted in this moment. */
  async #lookThrough(pollid: string) {
    const stored = await this.#polls.findById(pollid, { definition: 1 }).lean();
    return stored === null ? null : glanceThrough(stored.definition);
  }

  async #find(actor: Actor, pollid: string, allowed: Policy): Promise<StoredPoll> {
    const poll = await this.#polls.findById(pollid).lean();
    if (poll === null) throw new AppError('NOT_FOUND', 'There is no such poll. Was it deleted?');
    if (!allowed(actor, poll)) throw new AppError('FORBIDDEN', 'This poll is somebody else’s.');
    return poll;
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }
}

/** @throws AppError NEWER_VERSION, UNREADABLE */
const inNewestVersion = (stored: StoredPoll): PollRecord => ({
  ...stored,
  definition: storedValue(storedPollDefinition, stored.definition),
});
