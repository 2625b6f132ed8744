import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';

/**
 * Whether a value asks for the score: `{ $meta: 'textScore' }`.
 *
 * @throws StoreError 17308 for anything else that `$meta` could mean
 */
export function isTextScore(value: unknown): boolean {
  if (!isObject(value) || !('$meta' in value)) return false;
  if (value.$meta === 'textScore' && Object.keys(value).length === 1) return true;
  throw new StoreError(17308, `Unsupported argument to $meta: ${String(value.$meta)}`);
}

/** @throws StoreError 40218: a score is asked for where no text is looked for */
export function noScore(): never {
  const what = 'query requires text score metadata, but it is not available';
  throw new StoreError(40218, what);
}

/** The fields of a projection that show the score, and the rest of it. */
export function takeScores(projection: Doc): { scores: string[]; rest: Doc } {
  const entries = Object.entries(projection);
  const scores = entries.filter(([, value]) => isTextScore(value)).map(([name]) => name);
  const nested = scores.find((name) => name.includes('.') || name.startsWith('$'));
  if (nested) throw new StoreError(31325, `The store shows a score at the top alone: '${nested}'`);
  return { scores, rest: Object.fromEntries(entries.filter(([name]) => !scores.includes(name))) };
}
