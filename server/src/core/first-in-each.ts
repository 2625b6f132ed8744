import { findInSpaces } from './find-in-spaces.ts';
import { firstOf } from './first-of.ts';
import type { InSpace, Searched } from './searched.ts';

/** Of each audience so many more than a page holds are looked at. */
const aFewMore = 10;
/** Where these fill no page: then nothing more is found, whatever it is that hides the rest. */
const atMost = 120;
/** Where few of what answers are wanted, all of these are read: so many are within what a search may take. */
const ofFew = 75;

/** The best of each audience by itself, so that what is for few does not keep out what is for everybody. */
const bestOfEach = async <Stored extends InSpace>(
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

interface Sought {
  readonly query: string;
  /** What stands in the place of a space: for whom a thing is. */
  readonly audiences: readonly string[];
  /** Few of what answers are wanted: then all that may be looked at is, at once. */
  readonly isSparse?: boolean;
}

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
  const { isSparse = false } = sought;
  for (const limit of isSparse ? [ofFew] : [perPage + aFewMore, atMost]) {
    const best = await bestOfEach(searched, sought, limit);
    const others = best.filter((id) => !looked.has(id));
    for (const id of others) looked.add(id);
    const wanted = perPage - shown.length;
    const more = isSparse ? (await read(others)).slice(0, wanted) : firstOf(others, wanted, read);
    shown.push(...(await more));
    if (shown.length >= perPage || best.length < limit) break;
  }
  return shown;
};
