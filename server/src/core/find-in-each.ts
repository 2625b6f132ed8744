import { findInSpaces } from './find-in-spaces.ts';
import type { InSpace, Searched, Wanted } from './searched.ts';

/**
 * The same for things that have an audience in the place of a space: the best of each of these by itself, `limit` of
 * each, so that what is for few does not keep out what is for everybody. The best first.
 */
export const findInEach = async <Stored extends InSpace>(
  searched: Searched<Stored>,
  { moduleids, ...wanted }: Wanted,
): Promise<Stored[]> => {
  const found = await Promise.all(
    moduleids.map((audience) => findInSpaces(searched, { ...wanted, moduleids: [audience] })),
  );
  return found
    .flat()
    .toSorted((one, other) => other.score - one.score)
    .map((hit) => hit.found);
};
