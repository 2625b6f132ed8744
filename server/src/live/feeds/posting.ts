import { limits } from '@sets/shared/core/limits.ts';
import { type Result, fail } from '@sets/shared/core/result.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { AnyFeed, Author, FeedRoom } from '@sets/shared/live/feed.ts';
import type { RequestInput } from '@sets/shared/live/requests.ts';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Runs } from '../run/runs.ts';
import { keyOf } from './feed-key.ts';
import type { Changed, Done, FeedStore } from './feed-store.ts';
import type { Feeds } from './feeds.ts';

interface PostingParts {
  readonly feedStore: FeedStore;
  readonly feeds: Feeds;
  readonly rooms: Rooms;
  readonly runs: Runs;
  readonly clock: Clock;
}

type Input<Name extends 'feed:post' | 'feed:change' | 'feed:signal'> = RequestInput<Name>;

type Attempt = Pick<Input<'feed:post'>, 'roomId' | 'feed' | 'attempt'> & { readonly id?: number };
type Refusal = Extract<Result<never>, { ok: false }>;

/** How often a change is judged anew where another process comes first. */
const mostTries = 20;

const removed = fail('NOT_FOUND', 'This was removed.');
const busy = fail('CONFLICT', 'Somebody else is changing this.');
const full = fail('TOO_LARGE', 'There is no room for more here.');

/** Takes in what people post and change: as the rules of the feed say, and durable. */
export class Posting {
  readonly #parts: PostingParts;
  readonly #inTurn = createKeyedMutex();

  constructor(parts: PostingParts) {
    this.#parts = parts;
  }

  /** Resolves with the entry's id when it is on disk. @throws AppError as FE1 says */
  async post(who: Author, input: Input<'feed:post'>): Promise<number> {
    const { feedStore, feeds, clock } = this.#parts;
    const { feed, stored } = feeds.named(input.feed);
    const item = parsed(feed.schemas.item, input.item);
    const result = feed.mayPost(who, item, await this.#roomOf(input.roomId));
    if (!result.ok) return (await this.#doneBefore(who, input, result)).id;
    if (await this.#isFull(who, input)) return (await this.#doneBefore(who, input, full)).id;
    const { attempt } = input;
    const kept = toStored(stored, result.value as object);
    const entry = { author: who, attempt, at: clock.now(), item: kept };
    const [id] = await durable(() => feedStore.append(keyOf(input), [entry]));
    if (id === undefined) throw new Error('The store gave no id.');
    return id;
  }

  /**
   * Resolves with the change's number when it is on disk. The changes of one participant are made one
   * after the other, and so are those of one entry: nobody waits for all that another has sent, and
   * none is judged in vain. @throws AppError as FE6 says
   */
  async change(who: Author, input: Input<'feed:change'>): Promise<number> {
    const { feed } = this.#parts.feeds.named(input.feed);
    const item = input.item === null ? null : parsed(feed.schemas.item, input.item);
    const key = keyOf(input);
    return this.#inTurn(`${key} by ${who.participant}`, () =>
      this.#inTurn(`${key} of ${input.id}`, () => this.#change(who, input, item)),
    );
  }

  async #change(who: Author, input: Input<'feed:change'>, item: unknown): Promise<number> {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const changed = await this.#tryToChange(who, input, item);
      if (changed === 'absent') return refused(removed);
      if (changed === 'full') return refused(full);
      if (changed !== 'moved') return changed.seq;
    }
    return refused(busy);
  }

  /** Judges a change by the entry as it is, and makes it if that is how it still is. */
  async #tryToChange(who: Author, input: Input<'feed:change'>, item: unknown): Promise<Changed> {
    const { feedStore, feeds } = this.#parts;
    const { feed, stored } = feeds.named(input.feed);
    const { id, attempt } = input;
    const key = keyOf(input);
    const found = await durable(() => feedStore.find(key, id));
    if (found === null) return this.#doneBefore(who, input, removed);
    const entry = { ...found, item: storedValue(stored, found.item) };
    const result = feed.mayChange(who, entry, item, await this.#roomOf(input.roomId));
    if (!result.ok) return this.#doneBefore(who, input, result);
    // What is removed makes room.
    if (result.value !== null && (await this.#isFull(who, input))) {
      return this.#doneBefore(who, input, full);
    }
    const kept = result.value === null ? null : toStored(stored, result.value as object);
    const change = { participant: who.participant, attempt, seen: found.seq, item: kept };
    return durable(() => feedStore.change(key, id, change));
  }

  /** What is passed on of a signal. @throws AppError BAD_REQUEST, FORBIDDEN */
  async signal(who: Author, input: Input<'feed:signal'>): Promise<unknown> {
    const { feed } = this.#parts.feeds.named(input.feed);
    const schema = feed.schemas.signal;
    if (feed.maySignal === undefined || schema === undefined) {
      throw new AppError('BAD_REQUEST', 'This feed has no signals.');
    }
    const signal = parsed(schema, input.signal);
    const result = feed.maySignal(who, signal, await this.#roomOf(input.roomId));
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

  async #isFull(who: Author, input: Attempt): Promise<boolean> {
    const last = await durable(() => this.#parts.feedStore.last(keyOf(input)));
    return last >= limits.feed.length[who.as];
  }

  async #roomOf(roomId: string): Promise<FeedRoom> {
    const { rooms, runs } = this.#parts;
    const { current } = await rooms.load(roomId);
    if (current === null) return { roomId, on: null };
    const { activity, definition, state } = await runs.load(current);
    return { roomId, on: { activity, definition, state } };
  }
}

const parsed = (schema: AnyFeed['schemas']['item'], value: unknown): unknown => {
  const read = z.safeParse(schema, value);
  if (!read.success) throw new AppError('BAD_REQUEST', 'This is not well formed.');
  return read.data;
};

const refused = ({ error }: Refusal): never => {
  throw new AppError(error.code, error.msg);
};

/** @throws AppError UNAVAILABLE where the store fails */
const durable = async <Found>(work: () => Promise<Found>): Promise<Found> => {
  try {
    return await work();
  } catch (error) {
    const msg = 'This could not be saved yet. It will be sent again.';
    throw new AppError('UNAVAILABLE', msg, { cause: error });
  }
};
