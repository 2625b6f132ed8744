import type { Result } from '@sets/shared/core/result.ts';
import type { Topic, TopicRef } from '@sets/shared/module/module.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { PeopleService, PersonRecord } from '../account/people.service.ts';
import { moduleMessages } from './module.messages.ts';
import type { ModuleRecord } from './module-record.ts';
import {
  canModerate,
  canOwn,
  canSee,
  type Held,
  isOfAdmins,
  type Reader,
  restorableMs,
} from './module.policy.ts';
import { takenUp } from './moderators.ts';
import type { Changed, ModuleStore } from './module-store.service.ts';

interface AccessTools {
  readonly store: ModuleStore;
  readonly people: Pick<PeopleService, 'lookUp' | 'lookUpAll' | 'admins'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Who reads a space, by their account. */
export interface KnownReader extends Reader {
  readonly username: string;
}

/** A space as somebody found it. */
export interface Found {
  readonly record: ModuleRecord;
  /** Null for a visitor. */
  readonly reader: KnownReader | null;
}

/** A topic as somebody found it. */
export interface FoundTopic extends Found {
  readonly topic: Topic;
}

/** Who may change something, and what is said to others who see the space. */
export interface Need {
  readonly can: (reader: Reader | null, module: Held) => boolean;
  readonly otherwise: string | ((module: Held) => string);
}

const moderating: Need = { can: canModerate, otherwise: moduleMessages.notModerator };

/** For what is its owner's alone. */
export const owning: Need = {
  can: canOwn,
  otherwise: (module) => (isOfAdmins(module) ? moduleMessages.ofAdmins : moduleMessages.notOwner),
};

/**
 * The one way to a space: who may not see it learns nothing of it, and who was invited by the
 * address that they have proven is a moderator as soon as they come.
 */
export class ModuleAccess {
  readonly #tools: AccessTools;

  constructor(tools: AccessTools) {
    this.#tools = tools;
  }

  /** Null for a visitor, and for whom there is no account any more. */
  async reader(actor: Pick<Actor, 'userid'> | null): Promise<KnownReader | null> {
    const person = actor && (await this.#tools.people.lookUp(actor.userid));
    return person && known(person);
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async read(actor: Pick<Actor, 'userid'> | null, moduleid: string): Promise<Found> {
    const { store } = this.#tools;
    const [reader, stored] = await Promise.all([this.reader(actor), store.find(moduleid)]);
    return this.#readBy(reader, moduleid, stored);
  }

  /**
   * A space as many find it, in their order: it is read once, and so are they. An error stands for whom
   * it is not there. @throws AppError NEWER_VERSION, UNREADABLE
   */
  async readAll(
    actors: readonly (Pick<Actor, 'userid'> | null)[],
    moduleid: string,
  ): Promise<(Found | AppError)[]> {
    const { store, people } = this.#tools;
    const userids = actors.flatMap((actor) => actor?.userid ?? []);
    const [there, stored] = await Promise.all([people.lookUpAll(userids), store.find(moduleid)]);
    return Promise.all(
      actors.map(async (actor) => {
        const person = there.get(actor?.userid ?? '');
        const reader = person === undefined ? null : known(person);
        try {
          return await this.#readBy(reader, moduleid, stored);
        } catch (error) {
          if (error instanceof AppError && error.code === 'NOT_FOUND') return error;
          throw error;
        }
      }),
    );
  }

  /** A space that is there, in the server's own name. @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async found(moduleid: string): Promise<ModuleRecord> {
    const record = await this.#tools.store.find(moduleid);
    if (record === null || record.deletedAt !== null) {
      throw new AppError('NOT_FOUND', moduleMessages.gone);
    }
    return record;
  }

  /** Whether there is this space, and it was not deleted. @throws AppError NEWER_VERSION, UNREADABLE */
  async isOpen(moduleid: string): Promise<boolean> {
    const record = await this.#tools.store.find(moduleid);
    return record !== null && record.deletedAt === null;
  }

  /** Whether there is this space, also where it was deleted and may come back. @throws AppError NEWER_VERSION, UNREADABLE */
  async isThere(moduleid: string): Promise<boolean> {
    const { store, clock } = this.#tools;
    const record = await store.find(moduleid);
    const since = clock.now() - restorableMs;
    return record !== null && (record.deletedAt === null || record.deletedAt.getTime() > since);
  }

  /** The same, for who moderates it alone. @throws AppError FORBIDDEN too */
  async moderated(actor: Actor, moduleid: string): Promise<Found> {
    const found = await this.read(actor, moduleid);
    allow(found.reader, found.record, moderating);
    return found;
  }

  /** Of these spaces those that somebody moderates; one that is deleted nobody does. */
  async moderatedOf(actor: Actor, moduleids: readonly string[]): Promise<ReadonlySet<string>> {
    if (moduleids.length === 0) return new Set();
    const found = await this.#tools.store.list({ _id: { $in: [...new Set(moduleids)] } });
    return new Set(found.filter((each) => canModerate(actor, each)).map(({ _id }) => _id));
  }

  /** Whether there is this topic, and somebody moderates its space, also where that is deleted and may come back. */
  async holds(person: Pick<Actor, 'userid'>, { moduleid, topicid }: TopicRef): Promise<boolean> {
    const record = await this.#tools.store.find(moduleid);
    if (record === null || !canModerate(person, record)) return false;
    return record.content.topics.some((each) => each.topicid === topicid);
  }

  /** Whether somebody moderates it at this moment. */
  async moderates(actor: Actor, moduleid: string): Promise<boolean> {
    return (await this.moderatedOf(actor, [moduleid])).has(moduleid);
  }

  /** Who moderates a space, by userid: of the admins' own, every admin. */
  async moderatorsOf(record: ModuleRecord): Promise<string[]> {
    const { people } = this.#tools;
    const owners = isOfAdmins(record)
      ? (await people.admins()).map(({ _id }) => _id)
      : [record.owner];
    return [...new Set([...owners, ...record.moderators])];
  }

  /** A topic of it, for who sees the space. @throws AppError as `read` */
  async topic(
    actor: Pick<Actor, 'userid'> | null,
    { moduleid, topicid }: TopicRef,
  ): Promise<FoundTopic> {
    return withTopic(await this.read(actor, moduleid), topicid);
  }

  /** The same, for who moderates the space alone. @throws AppError FORBIDDEN too */
  async moderatedTopic(actor: Actor, { moduleid, topicid }: TopicRef): Promise<FoundTopic> {
    return withTopic(await this.moderated(actor, moduleid), topicid);
  }

  /**
   * Changes a space by a pure function of what is stored, where the policy allows it at that moment;
   * null leaves it as it is.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, NEWER_VERSION, UNREADABLE; and what `rule` throws
   */
  async change(
    actor: Actor,
    moduleid: string,
    rule: (record: ModuleRecord) => Partial<Changed> | null,
    need: Need = moderating,
  ): Promise<Found> {
    const reader = await this.reader(actor);
    const record = await this.#tools.store.change(moduleid, (stored) => {
      const claim = this.#takenUp(stored, reader);
      const current = seen(reader, { ...stored, ...claim });
      allow(reader, current, need);
      allowWriting(reader, need);
      const change = rule(current);
      return claim === null && change === null ? null : { ...claim, ...change };
    });
    return { reader, record: seen(reader, record, 'before') };
  }

  /** What waited for this person there is taken up. @throws AppError NEWER_VERSION, UNREADABLE */
  takeUp(moduleid: string, reader: Reader | null): Promise<ModuleRecord | null> {
    return this.#tools.store.change(moduleid, (stored) => this.#takenUp(stored, reader));
  }

  /** @throws AppError as `read` */
  async #readBy(
    reader: KnownReader | null,
    moduleid: string,
    stored: ModuleRecord | null,
  ): Promise<Found> {
    const record =
      stored !== null && this.#takenUp(stored, reader) !== null
        ? await this.takeUp(moduleid, reader)
        : stored;
    return { reader, record: seen(reader, record) };
  }

  #takenUp(record: ModuleRecord, reader: Reader | null): Partial<Changed> | null {
    return record.deletedAt === null ? takenUp(record, reader, this.#tools.clock.now()) : null;
  }
}

const known = (person: PersonRecord): KnownReader => ({ ...person, userid: person._id });

/** @throws AppError NOT_FOUND: alike for what is not there, was deleted, or is closed to this reader */
const seen = (
  reader: Reader | null,
  record: ModuleRecord | null,
  when: 'now' | 'before' = 'now',
): ModuleRecord => {
  // Who has just left, or closed it to themselves, could see it when they did so.
  const isOpen =
    record !== null && (when === 'before' || (record.deletedAt === null && canSee(reader, record)));
  if (!isOpen) throw new AppError('NOT_FOUND', moduleMessages.gone);
  return record;
};

/** @throws AppError NOT_FOUND */
const withTopic = (found: Found, topicid: string): FoundTopic => {
  const topic = found.record.content.topics.find((each) => each.topicid === topicid);
  if (topic === undefined) throw new AppError('NOT_FOUND', moduleMessages.noTopic);
  return { ...found, topic };
};

/** @throws AppError FORBIDDEN */
const allow = (reader: Reader | null, record: ModuleRecord, { can, otherwise }: Need): void => {
  if (can(reader, record)) return;
  const msg = typeof otherwise === 'string' ? otherwise : otherwise(record);
  throw new AppError('FORBIDDEN', msg);
};

/**
 * Whoever has proven no address changes nothing that others see: their own space they have all the
 * same. @throws AppError FORBIDDEN
 */
const allowWriting = (reader: Reader | null, need: Need): void => {
  if (need === moderating && reader?.verified === false) {
    throw new AppError('FORBIDDEN', moduleMessages.unverifiedChange);
  }
};

/** What a rule of the contract came to. @throws AppError with what it says */
export const orThrow = <Value>(result: Result<Value>): Value => {
  if (result.ok) return result.value;
  throw new AppError(result.error.code, result.error.msg);
};
