import { limits } from '@sets/shared/core/limits.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import type { AtOwnTime } from '@sets/shared/live/at-own-time.ts';
import type { LastRun } from '@sets/shared/live/last-run.ts';
import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { Connection, Model } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import { after, type PlaceInList } from '../../core/place-in-list.ts';
import { glanceAt, glanced, glanceThrough } from './poll-glance.ts';
import type { PollPlaces } from './poll-place.ts';
import { listed, pollModel, type StoredPoll } from './poll.model.ts';

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

export interface ListTools {
  readonly connection: Connection;
  readonly places: PollPlaces;
  readonly findOpenRuns: FindOpenRuns;
  readonly findLastRuns: FindLastRuns;
}

/** What is told of the polls of a topic, without reading them as a whole. */
export class PollLists {
  readonly #tools: ListTools;
  readonly #polls: Model<StoredPoll>;

  constructor(tools: ListTools) {
    this.#tools = tools;
    this.#polls = pollModel(tools.connection);
  }

  /** The polls of a topic, newest first. @throws AppError NOT_FOUND, FORBIDDEN */
  async list(actor: Actor, wanted: TopicRef): Promise<PollSummary[]> {
    const shelf = await this.#tools.places.toList(actor, wanted);
    if (shelf === null) return [];
    const { moduleid, topicid } = shelf;
    const found = await this.#polls
      .find({ moduleid, topicid, ...listed }, { ...glanced, updatedAt: 1 })
      .sort({ createdAt: -1 })
      .limit(limits.pollsPerTopic)
      .lean<Pick<StoredPoll, '_id' | 'definition' | 'updatedAt'>[]>();
    const pollids = found.map((poll) => poll._id);
    const runs = await this.#tools.findOpenRuns(pollids);
    const lastRuns = await this.#tools.findLastRuns(pollids);
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
}
