import { findInSpaces } from './find-in-spaces.ts';
import { firstOf } from './first-of.ts';
import type { InSpace, Searched } from './searched.ts';

/** Of each audience so many more than a page holds are looked at. */
const aFewMore = 10;
/** Where these fill no page: then nothing more is found, whatever it is that hides the rest. */
const atMost = 120;

interface Sought {
  readonly query: string;
  /** What stands in the place of a space: for whom a thing is. */
  readonly audiences: readonly string[];
}

/**
 * The ids of the best of each audience by itself, `limit` of each, so that what is for few does not keep out what is
 * for everybody. The best first.
 */
export const bestInEach = async <Stored extends InSpace>(
  searched: Searched<Stored>,
  { query, audiences }: Sought,
  limit: number,
): Promise<string[]> => {
  const found = await Promise.all(
    audiences.map((audience) => findInSpaces(searched, { query, moduleids: [audience], limit })),
  );
  return found
    .flat()
    .toSorted((one, other) => other.score - one.score)
    .map((hit) => hit.found._id);
};

/**
 * Finds what has an audience in the place of a space: at most a page, the best first. `read` tells which of these
 * whoever searches may read, in their order. As a rule the first of each audience fill the page, and no more is read.
 */
export const firstInEach = async <Stored extends InSpace, Shown>(
  searched: Searched<Stored>,
  sought: Sought,
  perPage: number,
  read: (ids: readonly string[]) => Promise<readonly Shown[]>,
): Promise<Shown[]> => {
  const shown: Shown[] = [];
  const looked = new Set<string>();
  for (const limit of [perPage + aFewMore, atMost]) {
    const best = await bestInEach(searched, sought, limit);
    const others = best.filter((id) => !looked.has(id));
    for (const id of others) looked.add(id);
    shown.push(...(await firstOf(others, perPage - shown.length, read)));
    if (shown.length >= perPage || best.length < limit) break;
  }
  return shown;
};
