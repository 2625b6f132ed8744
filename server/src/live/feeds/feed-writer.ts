import { GroupedWrites } from '../../core/grouped-writes.ts';
import { attemptOf, type FeedRecords } from './feed-records.ts';
import type { Changed, EntryChange, NewEntry } from './feed-store.ts';

/** An entry to be added; `id` is set when it is on disk. */
interface Adding {
  readonly entry: NewEntry;
  id: number;
}

/** A change to be made; `outcome` is set when it is on disk, or cannot be made. */
interface Changing {
  readonly id: number;
  readonly change: EntryChange;
  outcome: Changed;
}

type Step = Adding | Changing;

const isAdding = (step: Step): step is Adding => 'entry' in step;

/**
 * What this process writes to one feed: one write at a time, each with the numbers after the last
 * that it knows. Where another process has taken them, the unique index refuses; then it looks what
 * the last is now and goes on. So no number is left out, and none waits for a process that died.
 */
export class FeedWriter {
  readonly #records: FeedRecords;
  readonly #feed: string;
  readonly #writes: GroupedWrites<Step>;
  /** The last number as far as known; null where it must be looked up. */
  #last: number | null = null;

  constructor(records: FeedRecords, feed: string) {
    this.#records = records;
    this.#feed = feed;
    const write = (batch: readonly Step[]): Promise<void> => this.#write(batch);
    this.#writes = new GroupedWrites({ write, mostInOneWrite: 250, mostWrites: 1 });
  }

  /** Resolves with their ids when they are on disk. */
  async append(entries: readonly NewEntry[]): Promise<number[]> {
    const steps = entries.map((entry): Adding => ({ entry, id: 0 }));
    await Promise.all(steps.map((step) => this.#writes.add(step)));
    return steps.map(({ id }) => id);
  }

  async change(id: number, change: EntryChange): Promise<Changed> {
    const step: Changing = { id, change, outcome: 'absent' };
    await this.#writes.add(step);
    return step.outcome;
  }

  async #write(batch: readonly Step[]): Promise<void> {
    try {
      let rest = batch;
      while (rest.length > 0) rest = await this.#advance(rest);
    } catch (error) {
      // What is on disk of it now is not known.
      this.#last = null;
      throw error;
    }
  }

  /** Takes the first steps as far as they go together; gives those that are still to be taken. */
  async #advance(steps: readonly Step[]): Promise<readonly Step[]> {
    const last = (this.#last ??= await this.#records.last(this.#feed));
    const [first] = steps;
    if (first === undefined) return [];
    if (!isAdding(first)) return (await this.#change(last, first)) ? steps.slice(1) : steps;
    const until = steps.findIndex((step) => !isAdding(step));
    const adding = steps.slice(0, until < 0 ? steps.length : until).filter(isAdding);
    const left = await this.#add(last, adding);
    return [...left, ...steps.slice(adding.length)];
  }

  /** Adds as many as go in one write; gives the others. */
  async #add(last: number, adding: readonly Adding[]): Promise<readonly Adding[]> {
    const entries = adding.map(({ entry }) => entry);
    const count = await this.#records.insert(this.#feed, last, entries);
    for (const [index, step] of adding.slice(0, count).entries()) step.id = last + 1 + index;
    const refused = adding.slice(count);
    this.#last = refused.length === 0 ? last + count : null;
    return refused.length === 0 ? [] : this.#notDone(refused);
  }

  /** Those whose attempt is not there already; the others are given the id that it has. */
  async #notDone(adding: readonly Adding[]): Promise<readonly Adding[]> {
    const keyOf = ({ entry: { author, attempt } }: Adding): string =>
      attemptOf(author.participant, attempt);
    const done = await this.#records.done(this.#feed, adding.map(keyOf));
    for (const step of adding) step.id = done.get(keyOf(step))?.id ?? 0;
    return adding.filter(({ id }) => id === 0);
  }

  /** Whether the step is settled; otherwise its number was taken by somebody else. */
  async #change(last: number, step: Changing): Promise<boolean> {
    const { id, change } = step;
    if (await this.#records.replace(this.#feed, last, id, change)) {
      this.#last = last + 1;
      step.outcome = { seq: last + 1 };
      return true;
    }
    this.#last = null;
    const outcome = await this.#records.refusal(this.#feed, id, change);
    if (outcome === null) return false;
    step.outcome = outcome;
    return true;
  }
}
