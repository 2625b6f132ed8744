import { Double } from 'bson';
import { mergeInto } from '../expressions/objects.ts';
import { Sum } from '../numbers.ts';
import type { Order } from '../order.ts';
import type { Doc } from '../values.ts';

/** Takes one value after the other; `undefined` is one that is missing. */
export interface Accumulator {
  take(value: unknown): void;
  value(): unknown;
}

const keeping = (chooses: (kept: unknown, next: unknown) => boolean) => (): Accumulator => {
  let kept: unknown = null;
  return {
    take: (value) => {
      if (value === null || value === undefined) return;
      if (kept === null || chooses(kept, value)) kept = value;
    },
    value: () => kept,
  };
};

const sum = (): Accumulator => {
  const all = new Sum();
  return { take: (value) => all.add(value), value: () => all.value() };
};

const avg = (): Accumulator => {
  const all = new Sum();
  return {
    take: (value) => all.add(value),
    value: () => (all.count === 0 ? null : new Double(all.double() / all.count)),
  };
};

const first = (): Accumulator => {
  let found: { value: unknown } | undefined;
  return {
    take: (value) => {
      found ??= { value };
    },
    value: () => found?.value ?? null,
  };
};

const last = (): Accumulator => {
  let found: unknown;
  return {
    take: (value) => {
      found = value;
    },
    value: () => found ?? null,
  };
};

const push = (): Accumulator => {
  const all: unknown[] = [];
  return {
    take: (value) => {
      if (value !== undefined) all.push(value);
    },
    value: () => all,
  };
};

const addToSet = (order: Order) => (): Accumulator => {
  const all = new Map<string, unknown>();
  return {
    take: (value) => {
      if (value === undefined) return;
      const key = order.keyText(value);
      if (!all.has(key)) all.set(key, value);
    },
    value: () => [...all.values()],
  };
};

const mergeObjects = (): Accumulator => {
  const all: Doc = {};
  return {
    take: (value) => {
      mergeInto(all, value);
    },
    value: () => all,
  };
};

/** The accumulators of `$group`, of a closed list. */
export const accumulators = (order: Order): ReadonlyMap<string, () => Accumulator> =>
  new Map(
    Object.entries({
      $sum: sum,
      $avg: avg,
      $min: keeping((kept, next) => order.compare(next, kept) < 0),
      $max: keeping((kept, next) => order.compare(next, kept) > 0),
      $first: first,
      $last: last,
      $push: push,
      $addToSet: addToSet(order),
      $mergeObjects: mergeObjects,
    }),
  );
