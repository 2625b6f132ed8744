import type { Filter } from 'mongodb';
import { askedOf, scoreOfTitle } from '@sets/shared/search/search-words.ts';
import { findByStems } from './find-by-stems.ts';
import {
  beginning,
  beginningsIndexOf,
  type InSpace,
  longestOf,
  projectionOf,
  type Scored,
  type Searched,
  spaceOf,
  type Wanted,
} from './searched.ts';

/*
 * What bounds the work of one search, whatever is typed and however much there is. Of words that more
 * titles have, so many are looked through, and what only the others have is not found.
 */
/** Of a word so many are counted, the longest word first: one that fewer have is looked through at once. */
const mostCounted = 100;
/** Titles with the rarest word that are looked through for the others. */
const mostTitles = 500;

/**
 * The documents of these spaces that answer, each with a score from 0 to 2: what has all words that were
 * typed in its title, as beginnings while they are being typed, and what has their stems anywhere. The
 * space is a part of each key that is read, so other spaces do not even take time.
 */
export const findInSpaces = async <Stored extends InSpace>(
  searched: Searched<Stored>,
  wanted: Wanted,
): Promise<Scored<Stored>[]> => {
  const asked = askedOf(wanted.query);
  if (asked.words.length === 0) return [];
  // Who quotes words or leaves some out means whole words.
  const isPlain = asked.without.length === 0 && !wanted.query.includes('"');
  const [titled, worded] = await Promise.all([
    isPlain ? byBeginnings(searched, asked.words, wanted) : [],
    findByStems(searched, wanted),
  ]);
  const scores = new Map(worded.map(({ found, score }) => [found._id, score / (score + 1)]));
  const once = new Map(
    [...titled, ...worded.map(({ found }) => found)].map((each) => [each._id, each]),
  );
  return [...once.values()]
    .map((found) => ({
      found,
      score: (scoreOfTitle(searched.titleOf(found), asked) ?? 0) + (scores.get(found._id) ?? 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, wanted.limit);
};

/** One query over all spaces for a single word; of several the rarest is looked through for the others. */
const byBeginnings = async <Stored extends InSpace>(
  searched: Searched<Stored>,
  words: readonly string[],
  { moduleids, limit }: Wanted,
): Promise<Stored[]> => {
  const { collection, fields } = searched;
  const { beginnings, listed } = fields;
  const reading = (word: string, projection: Record<string, 1>, most: number) => {
    const wanted = {
      [spaceOf(fields)]: { $in: [...moduleids] },
      [listed]: true,
      [beginnings]: beginning(word),
    };
    return collection
      .find(wanted as unknown as Filter<Stored>, { projection })
      .hint(beginningsIndexOf(fields))
      .limit(most);
  };
  const all = projectionOf(searched);
  const [first = '', ...others] = longestOf(words);
  if (others.length === 0) return (await reading(first, all, limit).toArray()) as Stored[];
  const own = { [beginnings]: 1 } as const;
  let rarest = { word: first, there: await reading(first, own, mostCounted).toArray() };
  for (const word of others) {
    // Of a word that so few have all are looked through, whatever the others are.
    if (rarest.there.length < mostCounted) break;
    const there = await reading(word, own, mostCounted).toArray();
    if (there.length < rarest.there.length) rarest = { word, there };
  }
  const isAll = rarest.there.length < mostCounted;
  const there = isAll ? rarest.there : await reading(rarest.word, own, mostTitles).toArray();
  const ids = there
    .filter((each) => {
      const begun = each[beginnings as keyof typeof each] as unknown as readonly string[];
      return words.every((word) => begun.some((whole) => whole.startsWith(word)));
    })
    .slice(0, limit)
    .map(({ _id }) => _id);
  if (ids.length === 0) return [];
  const wanted = { _id: { $in: ids } } as unknown as Filter<Stored>;
  return (await collection.find(wanted, { projection: all }).toArray()) as Stored[];
};
