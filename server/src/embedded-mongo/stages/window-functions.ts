import { Int32, Long } from 'bson';
import type { Order } from '../order.ts';
import type { Sorter } from '../find/sort.ts';
import { StoreError } from '../store-error.ts';
import { accumulators } from './accumulators.ts';
import { RemovableSum } from './removable-sum.ts';

/** From which document to which, counted from the one whose window it is; infinite: all there are. */
export interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

/** The documents of a partition as a function sees them: how many, and its value for each. */
export interface Values {
  readonly length: number;
  at(place: number): unknown;
}

/** Begins with a partition; what it gives is asked for each place, from the first to the last. */
export type Windowed = (values: Values) => (place: number) => unknown;

/** A window whose values come and go. */
interface Sliding {
  add(value: unknown): void;
  /** The one that came first. */
  remove(value: unknown): void;
  value(): unknown;
}

const summing = (): Sliding => new RemovableSum();

const averaging = (): Sliding => {
  const sum = new RemovableSum();
  return {
    add: (value) => sum.add(value),
    remove: (value) => sum.remove(value),
    value: () => sum.mean(),
  };
};

const isNothing = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

/** The best of a window. `beats`: whether one that comes later makes one that was there needless. */
const best = (beats: (later: unknown, earlier: unknown) => boolean) => (): Sliding => {
  const kept: { value: unknown; number: number }[] = [];
  let [first, added, removed] = [0, 0, 0];
  return {
    add: (value) => {
      if (isNothing(value)) {
        const why = 'MongoDB takes null in a window that slides in different ways';
        throw new StoreError(2, `The store has no $min and $max of null there: ${why}`);
      }
      while (kept.length > first && beats(value, kept.at(-1)?.value)) kept.pop();
      kept.push({ value, number: added });
      added += 1;
    },
    remove: () => {
      if (kept[first]?.number === removed) first += 1;
      removed += 1;
    },
    value: () => (kept.length > first ? kept[first]?.value : null),
  };
};

const pushing = (): Sliding => {
  const all: unknown[] = [];
  let removed = 0;
  return {
    add: (value) => {
      if (value !== undefined) all.push(value);
    },
    remove: (value) => {
      if (value !== undefined) removed += 1;
    },
    value: () => all.slice(removed),
  };
};

/** In the order of its values, each as it came first. */
const gathering = (order: Order) => (): Sliding => {
  const list = pushing();
  return {
    ...list,
    value: () => {
      const set = new Map<string, unknown>();
      for (const value of list.value() as unknown[]) {
        const key = order.keyText(value);
        if (!set.has(key)) set.set(key, value);
      }
      return [...set.values()].toSorted((a, b) => order.compare(a, b));
    },
  };
};

const SLIDING: Record<string, (order: Order) => () => Sliding> = {
  $sum: () => summing,
  $avg: () => averaging,
  $min: (order) => best((later, earlier) => order.compare(later, earlier) < 0),
  $max: (order) => best((later, earlier) => order.compare(later, earlier) >= 0),
  $push: () => pushing,
  $addToSet: gathering,
};

/** The functions that a window's values are put into. */
export const gathers = (name: string): boolean => Object.hasOwn(SLIDING, name);

/** @throws StoreError 2 for null in a sliding window of `$min` and `$max` */
export function gathered(name: string, bounds: Bounds, order: Order): Windowed {
  return bounds.lower === -Infinity
    ? growing(name, bounds.upper, order)
    : sliding(SLIDING[name]?.(order) ?? summing, bounds);
}

/** A window that begins with the partition takes each value once. */
const growing =
  (name: string, upper: number, order: Order): Windowed =>
  (values) => {
    const all = accumulators(order).get(name)?.();
    let next = 0;
    return (place) => {
      const end = Math.min(values.length - 1, place + upper);
      for (; next <= end; next += 1) all?.take(values.at(next));
      const value = all?.value();
      return Array.isArray(value) ? [...(value as unknown[])] : value;
    };
  };

const sliding =
  (begin: () => Sliding, { lower, upper }: Bounds): Windowed =>
  (values) => {
    const window = begin();
    let [first, next] = [0, 0];
    return (place) => {
      const start = Math.max(0, place + lower);
      const end = Math.min(values.length - 1, place + upper);
      // What is before the first window never comes into it.
      if (next === 0) [first, next] = [start, start];
      for (; next <= end; next += 1) window.add(values.at(next));
      for (; first < Math.min(start, next); first += 1) window.remove(values.at(first));
      return window.value();
    };
  };

/** The value of the first or the last document of a window, or what is given where there is none. */
export const endOf =
  (end: 'first' | 'last', { lower, upper }: Bounds, otherwise: unknown = null): Windowed =>
  (values) =>
  (place) => {
    const first = Math.max(0, place + lower);
    const last = Math.min(values.length - 1, place + upper);
    if (first > last) return otherwise;
    return values.at(end === 'first' ? first : last);
  };

export const RANKS = new Set(['$rank', '$denseRank', '$documentNumber']);

/** Ranks by what a partition is sorted by: `values` are that of each document. */
export const ranked =
  (name: string, sorter: Sorter): Windowed =>
  (values) => {
    let rank = 0;
    return (place) => {
      const isNew = place === 0 || !isSame(sorter, values.at(place - 1), values.at(place));
      if (name === '$documentNumber' || (isNew && name === '$rank')) rank = place + 1;
      else if (isNew) rank += 1;
      return Long.fromNumber(rank);
    };
  };

const isSame = (sorter: Sorter, a: unknown, b: unknown): boolean =>
  (isNothing(a) && isNothing(b)) ||
  sorter.compare(sorter.keyOf({ value: a }), sorter.keyOf({ value: b })) === 0;

export const one = new Int32(1);
