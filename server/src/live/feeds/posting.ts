import { limits } from '@sets/shared/core/limits.ts';
import { type Result, fail } from '@sets/shared/core/result.ts';
import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import type { AnyFeed, Author, FeedRoom } from '@sets/shared/live/feed.ts';
import type { RequestInput } from '@sets/shared/live/requests.ts';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { newId } from '../../core/new-id.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Runs } from '../run/runs.ts';
import type { Limits } from '../../core/limits/limits.ts';
import { durable } from './durable.ts';
import { type FeedKey, keyOf } from './feed-key.ts';
import type { Changed, Done, FeedStore } from './feed-store.ts';
import type { Feeds } from './feeds.ts';
import { PostingRates } from './posting-rates.ts';

interface PostingParts {
  readonly feedStore: FeedStore;
  readonly feeds: Feeds;
  readonly rooms: Rooms;
  readonly runs: Runs;
  readonly clock: Clock;
  readonly limits: Limits;
}

type Input<Name extends 'feed:post' | 'feed:change' | 'feed:signal'> = RequestInput<Name>;

type Change = Input<'feed:change'> & { readonly draft: unknown };
type Attempt = Pick<Input<'feed:post'>, 'roomId' | 'feed' | 'attempt'> & { readonly id?: number };
export type Refusal = Extract<Result<never>, { ok: false }>;

/** Who makes the server's own changes; no participant is called so. */
const server = 'server';

/** How often a change is judged anew where another process comes first. */
const mostTries = 20;

const removed = fail('NOT_FOUND', 'This was removed.');
const busy = fail('CONFLICT', 'Somebody else is changing this.');
const full = fail('TOO_LARGE', 'There is no room for more here.');

/** What a change takes the place of. */
export interface KeptBefore {
  readonly item: unknown;
  /** When it was posted, in ms. */
  readonly at: number;
}

/** Where something is posted, as far as it matters to that. */
export interface PostingPlace {
  /** What the rules of the feed are told, as it is now. */
  where(): Promise<unknown>;
  /** Why the author may write nothing here now, whatever the feed says; null where they may. */
  barred?(): Promise<Refusal | null>;
  /** The item will be kept now; in the place of `before`, where there is one. @throws AppError where it must not after all */
  keeping?(item: unknown, before?: KeptBefore): Promise<void>;
  /** It is on disk, for the first time; `draft` is what was sent. */
  kept?(id: number, item: unknown, draft: unknown): void;
}

/** Takes in what people post and change: as the rules of the feed say, and durable. */
export class Posting {
  readonly #parts: PostingParts;
  readonly #rates: PostingRates;
  readonly #inTurn = createKeyedMutex();

  constructor(parts: PostingParts) {
    this.#parts = parts;
    this.#rates = new PostingRates(parts.limits, parts.feeds);
  }

  /** Resolves with the entry's id when it is on disk. @throws AppError as FE1 says */
  async post(
    who: Author,
    input: Input<'feed:post'>,
    place: PostingPlace = this.room(input.roomId),
  ): Promise<number> {
    const { feedStore, feeds, clock } = this.#parts;
    const { feed, stored } = feeds.named(input.feed);
    const draft = parsed(draftOf(feed), input.item);
    const result = feed.mayPost(who, draft, await place.where());
    const barred = (await place.barred?.()) ?? null;
    if (barred !== null) return (await this.#doneBefore(who, input, barred)).id;
    if (!result.ok) return (await this.#doneBefore(who, input, result)).id;
    const { attempt } = input;
    const key = keyOf(input);
    const [isFull, done] = await Promise.all([
      this.#isFull(who.as, input),
      (place.keeping !== undefined || this.#rates.countsIn(input.feed)) &&
        durable(() => feedStore.done(key, who.participant, attempt)),
    ]);
    if (isFull) return (await this.#doneBefore(who, input, full)).id;
    // What comes a second time counts once, also where the first was the last that was allowed.
    if (done !== false && done !== null) return done.id;
    await place.keeping?.(result.value);
    await this.#rates.takePost(who, key, input.feed, result.value);
    await this.#rates.take(who, key);
    const kept = toStored(stored, result.value as object);
    const entry = { author: who, attempt, at: clock.now(), item: kept };
    const [id] = await durable(() => feedStore.append(key, [entry]));
    if (id === undefined) throw new Error('The store gave no id.');
    place.kept?.(id, result.value, draft);
    return id;
  }

  /**
   * Resolves with the change's number when it is on disk. The changes of one participant are made one
   * after the other, and so are those of one entry: nobody waits for all that another has sent, and
   * none is judged in vain. @throws AppError as FE6 says
   */
  async change(
    who: Author,
    input: Input<'feed:change'>,
    place: PostingPlace = this.room(input.roomId),
  ): Promise<number> {
    const { feed } = this.#parts.feeds.named(input.feed);
    const draft = input.item === null ? null : parsed(draftOf(feed), input.item);
    const key = keyOf(input);
    return this.#inTurn(`${key} by ${who.participant}`, () =>
      this.#inTurn(`${key} of ${input.id}`, () => this.#change(who, { ...input, draft }, place)),
    );
  }

  /**
   * The server's own change of an entry, by a function of its item as it is; undefined leaves it. An
   * entry that was removed, or changed too often, stays as it is, and so do all once the feed has no
   * room for more of this kind (`as`).
   * @throws AppError UNAVAILABLE, CONFLICT, NEWER_VERSION, UNREADABLE
   */
  async revise(
    feedKey: FeedKey,
    id: number,
    rule: (item: unknown) => object | undefined,
    as: Author['as'] = 'phone',
  ): Promise<void> {
    const { stored } = this.#parts.feeds.named(feedKey.feed);
    if (await this.#isFull(as, feedKey)) return;
    await this.#rewrite(feedKey, id, (item) => rule(storedValue(stored, item)));
  }

  /** Takes one of the numbers that somebody has in a feed for a day, for what they bring about there. @throws AppError TOO_LARGE */
  take(who: Author, feedKey: FeedKey): Promise<void> {
    return this.#rates.take(who, keyOf(feedKey));
  }

  /** Removes an entry, whatever it holds. @throws AppError UNAVAILABLE, CONFLICT */
  async remove(feedKey: FeedKey, id: number): Promise<void> {
    await this.#parts.feeds.named(feedKey.feed).forget?.(feedKey, id);
    await this.#rewrite(feedKey, id, () => null);
  }

  /** Somebody is to be forgotten: no name of theirs stays in an entry, nor its words elsewhere. @throws AppError UNAVAILABLE, CONFLICT */
  async disown(feedKey: FeedKey, id: number): Promise<void> {
    const { feed, stored, forget } = this.#parts.feeds.named(feedKey.feed);
    await forget?.(feedKey, id);
    await this.#rewrite(feedKey, id, (item) => {
      const read = readStored(stored, item);
      return read.ok ? (feed.nameless?.(read.value) as object | undefined) : undefined;
    });
  }

  async #rewrite(
    feedKey: FeedKey,
    id: number,
    rule: (stored: unknown) => object | null | undefined,
  ): Promise<void> {
    const { feedStore, feeds } = this.#parts;
    const { stored } = feeds.named(feedKey.feed);
    const key = keyOf(feedKey);
    await this.#inTurn(`${key} of ${id}`, async () => {
      for (let tries = 1; tries <= mostTries; tries += 1) {
        const found = await durable(() => feedStore.find(key, id));
        const next = found === null ? undefined : rule(found.item);
        if (found === null || next === undefined) return;
        const item = next === null ? null : toStored(stored, next);
        const change = { participant: server, attempt: newId(), seen: found.seq, item };
        if ((await durable(() => feedStore.change(key, id, change))) !== 'moved') return;
      }
      refused(busy);
    });
  }

  async #change(who: Author, input: Change, place: PostingPlace): Promise<number> {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const changed = await this.#tryToChange(who, input, place, tries === 1);
      if (changed === 'absent') return refused(removed);
      if (changed === 'full') return refused(full);
      if (changed !== 'moved') return changed.seq;
    }
    return refused(busy);
  }

  /** Judges a change by the entry as it is, and makes it if that is how it still is. */
  async #tryToChange(
    who: Author,
    input: Change,
    place: PostingPlace,
    isFirst: boolean,
  ): Promise<Changed> {
    const { feedStore, feeds } = this.#parts;
    const { feed, stored, forget } = feeds.named(input.feed);
    const { id, attempt } = input;
    const key = keyOf(input);
    const found = await durable(() => feedStore.find(key, id));
    if (found === null) return this.#doneBefore(who, input, removed);
    const entry = { ...found, item: storedValue(stored, found.item) };
    const result = feed.mayChange(who, entry, input.draft, await place.where());
    if (!result.ok) return this.#doneBefore(who, input, result);
    // What is removed makes room, and whoever wrote it may always take it back.
    if (result.value !== null) {
      const barred = (await place.barred?.()) ?? null;
      if (barred !== null) return this.#doneBefore(who, input, barred);
      if (await this.#isFull(who.as, input)) return this.#doneBefore(who, input, full);
      if (isFirst && place.keeping !== undefined) {
        const done = await durable(() => feedStore.done(key, who.participant, attempt, id));
        if (done !== null) return done;
        await place.keeping(result.value, entry);
      }
      if (isFirst) await this.#rates.take(who, key);
    }
    if (result.value === null) await forget?.(input, id);
    const kept = result.value === null ? null : toStored(stored, result.value as object);
    const change = { participant: who.participant, attempt, seen: found.seq, item: kept };
    return durable(() => feedStore.change(key, id, change));
  }

  /** What is passed on of a signal. @throws AppError BAD_REQUEST, FORBIDDEN */
  async signal(
    who: Author,
    input: Input<'feed:signal'>,
    place: PostingPlace = this.room(input.roomId),
  ): Promise<unknown> {
    const { feed } = this.#parts.feeds.named(input.feed);
    const schema = feed.schemas.signal;
    if (feed.maySignal === undefined || schema === undefined) {
      throw new AppError('BAD_REQUEST', 'This feed has no signals.');
    }
    const signal = parsed(schema, input.signal);
    const result = feed.maySignal(who, signal, await place.where());
    return result.ok ? result.value : refused(result);
  }

  /** What the same attempt has done before it would be refused. @throws AppError where it has not (FE3) */
  async #doneBefore(who: Author, input: Attempt, refusal: Refusal): Promise<Done> {
    const { feedStore } = this.#parts;
    const { attempt, id } = input;
    const key = keyOf(input);
    const done = await durable(() => feedStore.done(key, who.participant, attempt, id));
    return done ?? refused(refusal);
  }

  async #isFull(as: Author['as'], feedKey: FeedKey): Promise<boolean> {
    const last = await durable(() => this.#parts.feedStore.last(keyOf(feedKey)));
    const { feed } = this.#parts.feeds.named(feedKey.feed);
    return last >= (feed.length ?? limits.feed.length)[as];
  }

  /** A room, as a place in which is posted. */
  room(roomId: string): PostingPlace {
    return { where: () => this.#roomOf(roomId) };
  }

  async #roomOf(roomId: string): Promise<FeedRoom> {
    const { rooms, runs } = this.#parts;
    const { current } = await rooms.load(roomId);
    if (current === null) return { roomId, on: null };
    const { activity, definition, state } = await runs.load(current);
    return { roomId, on: { activity, definition, state } };
  }
}

const draftOf = ({ schemas }: AnyFeed): AnyFeed['schemas']['item'] => schemas.draft ?? schemas.item;

const parsed = (schema: AnyFeed['schemas']['item'], value: unknown): unknown => {
  const read = z.safeParse(schema, value);
  if (!read.success) throw new AppError('BAD_REQUEST', 'This is not well formed.');
  return read.data;
};

const refused = ({ error }: Refusal): never => {
  throw new AppError(error.code, error.msg);
};
