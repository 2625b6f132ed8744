import { MAX_DOCUMENT_BYTES } from '../raw-bson.ts';
import { StoreError } from '../store-error.ts';
import { TakesLong } from '../takes-long.ts';
import { isObject } from '../values.ts';

/** What expressions may take, in ms of performance.now(): one over a single document can be as long as a loop wants. */
export interface Budget {
  readonly deadline: number;
  /** From then on others should have a turn. */
  readonly patience: number;
  /** How long they may be about one document, in ms. */
  readonly longestMs: number;
  /** How many items they may make for one document, of which all may be held at once. */
  readonly mostItems: number;
}

/** Of what writes, where all others wait, and nothing can be gone on with by another thread. */
const WRITING: Budget = {
  deadline: Infinity,
  patience: Infinity,
  longestMs: 1000,
  mostItems: 32_000_000,
};

const STEPS_BETWEEN_LOOKS = 1000;
/** No document holds an array of more: each item takes a byte for its type, its number, and a zero. */
const MOST_IN_ARRAY = 2_000_000;

/** One command is worked on at a time, so it is that of the thread. */
let budget = WRITING;
let steps = 0;
let made = 0;
let begun = 0;

export const budgetOfRead = (maxTimeMs: number, patienceMs: number): Budget => {
  const now = performance.now();
  const deadline = maxTimeMs > 0 ? now + maxTimeMs : Infinity;
  return { deadline, patience: now + patienceMs, longestMs: Infinity, mostItems: Infinity };
};

export const budgetOfWrite = (maxTimeMs: number): Budget =>
  maxTimeMs > 0 ? { ...WRITING, deadline: performance.now() + maxTimeMs } : WRITING;

/** Work whose expressions have this budget. */
export function withBudget<T>(given: Budget, work: () => T): T {
  const before = budget;
  budget = given;
  beginDocument();
  try {
    return work();
  } finally {
    budget = before;
  }
}

/** Another document is calculated with from here on. */
export function beginDocument(): void {
  made = 0;
  if (budget.longestMs !== Infinity) begun = performance.now();
}

/** Counts steps, and looks at the clock every so many. @throws StoreError 50; TakesLong */
export function spend(count: number): void {
  steps += count;
  if (steps < STEPS_BETWEEN_LOOKS) return;
  steps = 0;
  const now = performance.now();
  if (now > budget.deadline || now - begun > budget.longestMs)
    throw new StoreError(50, 'operation exceeded time limit: its expression takes too long');
  if (now > budget.patience) throw new TakesLong();
}

/** Before an array of so many items is made. @throws StoreError 10334, 146; as `spend` */
export function spendOnArray(items: number): void {
  if (items > MOST_IN_ARRAY) throw tooLarge(`an array of ${items} items`);
  made += items;
  if (made > budget.mostItems)
    throw new StoreError(146, 'An expression makes too many items for one document');
  spend(items);
}

/** Before a text of so many letters is made. @throws StoreError 10334; as `spend` */
export function spendOnText(length: number): void {
  if (length > MAX_DOCUMENT_BYTES) throw tooLarge(`a text of ${length} letters`);
  spend(length >> 6);
}

/** For an operator that may look at all of its values. */
export function spendOn(values: readonly unknown[]): void {
  let count = 1;
  for (const value of values) {
    if (Array.isArray(value)) count += value.length;
    else if (typeof value === 'string') count += value.length >> 6;
  }
  spend(count);
}

const tooLarge = (what: string): StoreError =>
  new StoreError(10334, `An expression makes ${what}, more than a document can hold`);

const LOOPS = new Set(['$map', '$filter', '$reduce']);

/** Whether a query holds an expression that goes round: it cannot pause within a document. */
export function holdsLoop(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsLoop);
  if (!isObject(value)) return false;
  return Object.entries(value).some(([name, part]) => LOOPS.has(name) || holdsLoop(part));
}
