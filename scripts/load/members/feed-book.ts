import type { PlainNoticePayload } from '@sets/shared/live/plain-notices.ts';

type Told = PlainNoticePayload['feed:added'];

/** A notice that many were told in the same words. */
interface Batch {
  readonly from: number;
  readonly to: number;
  readonly texts: readonly string[];
  /** To how many it came, and when (`monotonic`) to the last of them. */
  count: number;
  lastAt: number;
}

const textOf = (view: unknown): string => (view as { text: string }).text;

/** What all followers of a feed were told, compared with one another. Entries are told apart by their text. */
export class FeedBook {
  /** Up to which number each follower was told. */
  readonly #places: number[];
  readonly #batches = new Map<string, Batch>();
  /** The text under each number, as it was first told. */
  readonly #order = new Map<number, string>();
  readonly #numbers = new Map<string, number>();
  #lost = 0;
  #reordered = 0;
  #messages = 0;

  constructor(followers: number) {
    this.#places = Array.from({ length: followers }, () => 0);
  }

  /** `json`: what came, the same words for the same. `at`: `monotonic`. */
  take(follower: number, json: string, at: number): void {
    const batch = this.#batches.get(json) ?? this.#read(json);
    const place = this.#places[follower] ?? 0;
    this.#lost += Math.max(0, batch.from - place - 1);
    if (batch.from <= place) this.#reordered += 1;
    this.#places[follower] = batch.to;
    this.#messages += 1;
    batch.count += 1;
    batch.lastAt = Math.max(batch.lastAt, at);
  }

  /** Entries that followers were not told of though others were, or though their posting was acknowledged. */
  lost(acknowledged: Iterable<string>): number {
    const last = Math.max(0, ...this.#numbers.values());
    const behind = this.#places.map((place) => Math.max(0, last - place));
    const missing = Array.from(acknowledged).filter((text) => !this.#numbers.has(text));
    return behind.reduce((sum, each) => sum + each, this.#lost) + missing.length;
  }

  /** What was told twice, or to one in another order than to others. */
  get reordered(): number {
    return this.#reordered;
  }

  /** Notices to all followers together. */
  get messages(): number {
    return this.#messages;
  }

  /** Whether everybody was told of so many entries. */
  hasAll(entries: number): boolean {
    return this.#numbers.size >= entries && this.#places.every((place) => place >= entries);
  }

  /** When (`monotonic`) each text had come to the last follower. */
  lastTold(): Map<string, number> {
    const at = new Map<string, number>();
    for (const { texts, lastAt } of this.#batches.values()) {
      for (const text of texts) at.set(text, Math.max(at.get(text) ?? 0, lastAt));
    }
    return at;
  }

  #read(json: string): Batch {
    const [, told] = JSON.parse(json) as [string, Told];
    const { from, to, entries } = told;
    let before = from - 1;
    for (const { seq, view } of entries) {
      const text = textOf(view);
      const isInOrder = seq > before && (this.#order.get(seq) ?? text) === text;
      const isOnce = (this.#numbers.get(text) ?? seq) === seq;
      if (!isInOrder || !isOnce) this.#reordered += 1;
      this.#order.set(seq, text);
      this.#numbers.set(text, seq);
      before = seq;
    }
    const texts = entries.map(({ view }) => textOf(view));
    const batch = { from, to, texts, count: 0, lastAt: 0 };
    this.#batches.set(json, batch);
    return batch;
  }
}
