import type { Connection, Model } from 'mongoose';
import { limits } from '@sets/shared/core/limits.ts';
import type { NewPoll, PollChange, PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/new-id.ts';
import { pollModel, type PollRecord } from './poll.model.ts';
import { canChangePoll, canReadPoll, canRemovePoll, canRunPoll } from './poll.policy.ts';

export type { PollRecord } from './poll.model.ts';

/** Join codes of the runs under way of these polls, by pollid. */
export type FindOpenRuns = (pollids: string[]) => Promise<ReadonlyMap<string, string>>;

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
  readonly code: string | null;
}

export interface PollTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly findOpenRuns: FindOpenRuns;
  /** How many polls this person's plan holds. */
  readonly pollsAllowed: (userid: string) => Promise<number>;
}

type Policy = (actor: Actor, poll: PollRecord) => boolean;

export class PollService {
  readonly #polls: Model<PollRecord>;
  readonly #clock: PollTools['clock'];
  readonly #findOpenRuns: FindOpenRuns;
  readonly #pollsAllowed: PollTools['pollsAllowed'];

  constructor({ connection, clock, findOpenRuns, pollsAllowed }: PollTools) {
    this.#polls = pollModel(connection);
    this.#clock = clock;
    this.#findOpenRuns = findOpenRuns;
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
    return (await this.#polls.create(record)).toObject();
  }

  /** How many polls this person keeps. */
  countOf(owner: string): Promise<number> {
    return this.#polls.countDocuments({ owner });
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN */
  read(actor: Actor, pollid: string): Promise<PollRecord> {
    return this.#find(actor, pollid, canReadPoll);
  }

  /** What a run is made of. @throws AppError NOT_FOUND, FORBIDDEN */
  async definitionToRun(actor: Actor, pollid: string): Promise<PollDefinition> {
    return (await this.#find(actor, pollid, canRunPoll)).definition;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT where somebody changed it since. */
  async change(actor: Actor, pollid: string, change: PollChange): Promise<PollRecord> {
    await this.#find(actor, pollid, canChangePoll);
    const { revision, ...definition } = change;
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
    return changed;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, WRONG_PHASE while it is running. */
  async remove(actor: Actor, pollid: string): Promise<void> {
    await this.#find(actor, pollid, canRemovePoll);
    if ((await this.#findOpenRuns([pollid])).has(pollid)) {
      throw new AppError('WRONG_PHASE', 'This poll is running. End it first.');
    }
    await this.#polls.deleteOne({ _id: pollid });
  }

  /** Every poll of a person, oldest first. */
  async allOf(owner: string): Promise<PollRecord[]> {
    return this.#polls.find({ owner }).sort({ createdAt: 1 }).lean();
  }

  /** Deletes every poll of a person. A run of one goes on: it holds what it was made of. */
  async removeAllOf(owner: string): Promise<void> {
    await this.#polls.deleteMany({ owner });
  }

  /** One's own polls of a topic, newest first. */
  async list(actor: Actor, { moduleid, topicid }: Shelf): Promise<PollSummary[]> {
    const found = await this.#polls
      .find(
        { owner: actor.userid, moduleid, topicid },
        { 'definition.title': 1, 'definition.questions.id': 1, updatedAt: 1 },
      )
      .sort({ createdAt: -1 })
      .limit(limits.pollsPerTopic)
      .lean<Pick<PollRecord, '_id' | 'definition' | 'updatedAt'>[]>();
    const codes = await this.#findOpenRuns(found.map((poll) => poll._id));
    return found.map(({ _id, definition, updatedAt }) => ({
      pollid: _id,
      title: definition.title,
      questions: definition.questions.length,
      updatedAt,
      code: codes.get(_id) ?? null,
    }));
  }

  async #find(actor: Actor, pollid: string, allowed: Policy): Promise<PollRecord> {
    const poll = await this.#polls.findById(pollid).lean();
    if (poll === null) throw new AppError('NOT_FOUND', 'There is no such poll. Was it deleted?');
    if (!allowed(actor, poll)) throw new AppError('FORBIDDEN', 'This poll is somebody else’s.');
    return poll;
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }
}
