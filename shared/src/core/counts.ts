import * as z from 'zod/mini';
import { id } from './ids.ts';

/** A number for each id. */
export type Counts = Readonly<Record<string, number>>;

/** The number of an id; 0 where there is none, also for ids like `constructor`, which every object knows. */
export const countOf = (counts: Counts, name: string): number =>
  Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0;

const isCounts = (value: unknown): value is Counts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([name, count]) => isId(name) && Number.isSafeInteger(count));

const isId = (name: string): boolean => id.safeParse(name).success;

/** Whole numbers by id. Not `z.record`, which leaves out `__proto__`: here that is an id like any other. */
export const counts = z.custom<Counts>(isCounts, 'Not whole numbers by id.');

/** What was counted, where that is a whole number for each id; else nothing. */
export const countsById = (shown: unknown): Counts => (isCounts(shown) ? shown : {});
