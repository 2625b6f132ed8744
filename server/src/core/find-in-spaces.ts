import type { Collection, Filter } from 'mongodb';
import { askedOf, scoreOfTitle, wordsIn } from '@sets/shared/search/search-words.ts';

/** What lies in a space and can be found by its words. */
export interface InSpace {
  readonly _id: string;
  readonly moduleid: string;
}

/** Where the documents of a collection have what is searched: names of fields. */
export interface SearchedFields {
  readonly title: string;
  readonly text: string;
  /** `beginningsOf` the title. */
  readonly beginnings: string;
}

/** A collection that is searched. */
export interface Searched<Stored extends InSpace> {
  readonly collection: Pick<Collection<Stored>, 'find'>;
  readonly fields: SearchedFields;
  readonly titleOf: (stored: Stored) => string;
  /** What besides must hold of what is found. */
  readonly only?: Filter<Stored>;
}

/** The indexes of a collection that is searched: words by their stems, and titles by the beginnings of words. */
export const inSpaceIndexes = ({ title, text, beginnings }: SearchedFields) =>
  [
    {
      key: { moduleid: 1, [title]: 'text', [text]: 'text' },
      name: 'moduleid_text',
      weights: { [title]: 4 },
      // A field of the document must not turn its language.
      language_override: 'textLanguage',
    },
    { key: { moduleid: 1, [beginnings]: 1 }, name: 'moduleid_words' },
  ] as const;

/** What the beginnings of a title are made of; a title of many words is found by its first ones. */
export const beginningsOf = (title: string): string[] => [...new Set(wordsIn(title))].slice(0, 40);

interface Wanted {
  readonly query: string;
  readonly moduleids: readonly string[];
  readonly limit: number;
}

/** So many questions are asked of the store at once. */
const atOnce = 8;
/** Sorts after every letter that a word could go on with. */
const last = '\u{10FFFF}';

/** Its one range must lie within one item of the array, for the index to serve both of its ends. */
export const beginning = (word: string) => ({ $elemMatch: { $gte: word, $lt: word + last } });

/**
 * The documents of these spaces that answer, each with a score from 0 to 2: what has all words that were
 * typed in its title, as beginnings while they are being typed, and what has their stems anywhere. The
 * space is a part of each key that is read, so other spaces do not even take time.
 */
export const findInSpaces = async <Stored extends InSpace>(
  searched: Searched<Stored>,
  wanted: Wanted,
): Promise<{ readonly found: Stored; readonly score: number }[]> => {
  const asked = askedOf(wanted.query);
  if (asked.words.length === 0) return [];
  // Who quotes words or leaves some out means whole words.
  const isPlain = asked.without.length === 0 && !wanted.query.includes('"');
  const [titled, worded] = await Promise.all([
    isPlain ? byBeginnings(searched, asked.words, wanted) : [],
    byStems(searched, wanted),
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

/** One query over all spaces; the longest word narrows it most. */
const byBeginnings = async <Stored extends InSpace>(
  { collection, fields, only }: Searched<Stored>,
  words: readonly string[],
  { moduleids, limit }: Wanted,
): Promise<Stored[]> => {
  const [longest = '', ...others] = words.toSorted((a, b) => b.length - a.length);
  const filter = {
    ...only,
    moduleid: { $in: [...moduleids] },
    [fields.beginnings]: beginning(longest),
    ...(others.length > 0 && {
      $and: others.map((word) => ({ [fields.beginnings]: beginning(word) })),
    }),
  } as unknown as Filter<Stored>;
  return (await collection.find(filter).limit(limit).toArray()) as Stored[];
};

/** A query for each space: what stands before the text of an index must be equal to something. */
const byStems = async <Stored extends InSpace>(
  { collection, only }: Searched<Stored>,
  { query, moduleids, limit }: Wanted,
): Promise<{ found: Stored; score: number }[]> => {
  const score = { score: { $meta: 'textScore' } } as const;
  const hits: { found: Stored; score: number }[] = [];
  const waiting = [...moduleids];
  const worker = async (): Promise<void> => {
    for (let moduleid = waiting.shift(); moduleid !== undefined; moduleid = waiting.shift()) {
      const filter = { ...only, moduleid, $text: { $search: query } } as unknown as Filter<Stored>;
      const best = { projection: score, sort: score, limit };
      for (const each of await collection
        .find<Stored & { score: number }>(filter, best)
        .toArray()) {
        const { score: own, ...stored } = each;
        hits.push({ found: stored as unknown as Stored, score: own });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return hits;
};
