import { isDeepStrictEqual } from 'node:util';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import { versionsKept } from '@sets/shared/poll/poll-versions.contract.ts';
import type { Connection, Model } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { storedValue } from '../../core/stored-value.ts';
import { glanceAt, glanced, glanceThrough } from './poll-glance.ts';
import { nobody, type StoredPoll } from './poll.model.ts';
import { pollVersionModel, type StoredPollVersion } from './poll-versions.model.ts';
import { isWorthKeeping } from './worth-keeping.ts';

/** A list has at most so many: of those that runs were made of there may be many. */
const mostListed = 300;

/** A version with its definition in the newest shape. */
export interface VersionRecord extends Pick<
  StoredPollVersion,
  'revision' | 'by' | 'at' | 'presented'
> {
  readonly definition: PollDefinition;
}

/** What a list tells of a version. */
export interface VersionGlance extends Omit<VersionRecord, 'definition'> {
  readonly title: string;
  readonly questions: number;
}

interface VersionTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
}

const byOf = ({ changedBy, owner }: StoredPoll): string => changedBy ?? owner;
const idOf = (pollid: string, revision: number): string => `${pollid}.${revision}`;

/** What polls were like. Who may see that is asked of the poll. */
export class PollVersions {
  readonly #versions: Model<StoredPollVersion>;
  readonly #clock: VersionTools['clock'];

  constructor({ connection, clock }: VersionTools) {
    this.#versions = pollVersionModel(connection);
    this.#clock = clock;
  }

  /** Keeps a poll as it is stored before this person changes it, where that is worth it. */
  async keepBefore(poll: StoredPoll, { userid }: Actor): Promise<void> {
    const newest = await this.#versions
      .findOne({ pollid: poll._id }, { keptAt: 1 })
      .sort({ revision: -1 })
      .lean<Pick<StoredPollVersion, 'keptAt'> | null>();
    const hands = { wrote: byOf(poll), changes: userid };
    if (isWorthKeeping(hands, newest?.keptAt ?? poll.createdAt, this.#now())) await this.keep(poll);
  }

  /**
   * Keeps a poll as it is stored; again it changes nothing, but that a run was made of it. Where the same person brought it
   * back to what was kept last, it takes the place of that.
   */
  async keep(poll: StoredPoll, given: { readonly presented?: boolean } = {}): Promise<void> {
    const { _id: pollid, moduleid, definition, revision, updatedAt } = poll;
    const same = await this.#sameBefore(poll);
    const presented = given.presented === true || same?.presented === true;
    const when = { at: updatedAt, keptAt: this.#now() };
    const version = { pollid, moduleid, revision, definition, by: byOf(poll), ...when };
    await this.#versions.updateOne(
      { _id: idOf(pollid, revision) },
      presented
        ? { $setOnInsert: version, $set: { presented } }
        : { $setOnInsert: { ...version, presented } },
      { upsert: true },
    );
    if (same !== null) await this.#versions.deleteOne({ _id: same._id });
    const old = await this.#versions
      .find({ pollid, presented: false }, { _id: 1 })
      .sort({ revision: -1 })
      .skip(versionsKept)
      .lean<{ _id: string }[]>();
    if (old.length > 0)
      await this.#versions.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
  }

  /** What was kept last before this, where it was the same and of the same person: who made it what it is, and when, stays true. */
  async #sameBefore(poll: StoredPoll) {
    const { _id: pollid, revision, definition } = poll;
    const last = await this.#versions
      .findOne({ pollid, revision: { $lt: revision } })
      .sort({ revision: -1 })
      .lean<StoredPollVersion | null>();
    const isSame = last?.by === byOf(poll) && isDeepStrictEqual(last.definition, definition);
    return isSame ? last : null;
  }

  /** Newest first; the first is the poll as it is. */
  async list(poll: StoredPoll): Promise<VersionGlance[]> {
    const earlier = await this.#versions
      .find({ pollid: poll._id }, { ...glanced, revision: 1, by: 1, at: 1, presented: 1 })
      .sort({ revision: -1 })
      .limit(mostListed)
      .lean<StoredPollVersion[]>();
    const wasPresented = earlier.some((each) => each.revision === poll.revision && each.presented);
    const { revision, updatedAt: at, definition } = poll;
    const now = { revision, by: byOf(poll), at, presented: wasPresented, definition };
    const all = [now, ...earlier.filter((each) => each.revision < revision)];
    return all.map((each): VersionGlance => {
      const names = namesOf(each.definition);
      return Object.assign(names, {
        revision: each.revision,
        by: each.by,
        at: each.at,
        presented: each.presented,
      });
    });
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async read(pollid: string, revision: number): Promise<VersionRecord> {
    const found = await this.#versions
      .findById(idOf(pollid, revision))
      .lean<StoredPollVersion | null>();
    if (found === null) throw new AppError('NOT_FOUND', 'This version is kept no more.');
    return { ...found, definition: storedValue(storedPollDefinition, found.definition) };
  }

  /** The poll as it is. @throws AppError NEWER_VERSION, UNREADABLE */
  async asIs(poll: StoredPoll): Promise<VersionRecord> {
    const [first] = await this.list(poll);
    const { revision, updatedAt: at } = poll;
    const definition = storedValue(storedPollDefinition, poll.definition);
    return { revision, by: byOf(poll), at, presented: first?.presented ?? false, definition };
  }

  /** Every version that a person wrote, as it is stored: one after the other. */
  writtenBy(by: string): AsyncIterable<StoredPollVersion> {
    return this.#versions.find({ by }).sort({ at: 1 }).lean<StoredPollVersion>().cursor();
  }

  async disownAllOf(by: string): Promise<void> {
    await this.#versions.updateMany({ by }, { $set: { by: nobody } });
  }

  async removeAllOf(pollid: string): Promise<void> {
    await this.#versions.deleteMany({ pollid });
  }

  async removeAllIn(moduleid: string): Promise<void> {
    await this.#versions.deleteMany({ moduleid });
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }
}

/** Of a version that cannot be read here what can be made out. */
const namesOf = (definition: unknown): Pick<VersionGlance, 'title' | 'questions'> => {
  const { title, questions } = glanceAt(definition) ?? glanceThrough(definition);
  return { title, questions };
};
