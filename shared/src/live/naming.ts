import type { Entry } from './feed.ts';

/** Answers that name entries of the feed, as votes for questions do. */
export interface Naming<State, Value> {
  named(value: Value): readonly number[];
  /** Whether this entry may be named in this run. */
  has(state: State, entry: Entry<unknown>): boolean;
  /** The value without all that is not there. */
  only(value: Value, isThere: (id: number) => boolean): Value;
}
