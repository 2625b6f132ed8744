import type { Collection } from 'mongodb';
import { wordsIn } from '@sets/shared/search/search-words.ts';

/** What lies in a space, or in what stands for one, and can be found by its words. */
export interface InSpace {
  readonly _id: string;
}

/** Where the documents of a collection have what is searched: names of fields. */
export interface SearchedFields {
  /** What tells where a document lies: `moduleid`, unless it lies in no space. */
  readonly space?: string;
  readonly title: string;
  readonly text: string;
  /** `beginningsOf` the title. */
  readonly beginnings: string;
  /** Whether it may be found: true or false. */
  readonly listed: string;
}

/** A collection that is searched. */
export interface Searched<Stored extends InSpace> {
  readonly collection: Pick<Collection<Stored>, 'find'>;
  readonly fields: SearchedFields;
  /** The fields that are read of what is found, beside its id and its space. */
  readonly read: readonly string[];
  /** Those that `textOf` needs beyond them: read where a text is looked through for words. */
  readonly readThrough?: readonly string[];
  readonly titleOf: (stored: Stored) => string;
  readonly textOf: (stored: Stored) => string;
}

export const spaceOf = ({ space = 'moduleid' }: SearchedFields): string => space;

export const beginningsIndexOf = (fields: SearchedFields): string =>
  `${spaceOf(fields)}_beginnings`;

/** The indexes of a collection that is searched: words by their stems, and titles by the beginnings of words. */
export const inSpaceIndexes = (fields: SearchedFields) => {
  const { title, text, beginnings, listed } = fields;
  const space = spaceOf(fields);
  return [
    {
      key: { [space]: 1, [title]: 'text', [text]: 'text' },
      name: `${space}_text`,
      weights: { [title]: 4 },
      // A field of the document must not turn its language.
      language_override: 'textLanguage',
    },
    { key: { [space]: 1, [listed]: 1, [beginnings]: 1 }, name: beginningsIndexOf(fields) },
  ] as const;
};

/** What the beginnings of a title are made of; a title of many words is found by its first ones. */
export const beginningsOf = (title: string): string[] => [...new Set(wordsIn(title))].slice(0, 40);

/** Whether words are quoted or left out: then texts, which may be long, must be read to be looked through. */
export const needsTexts = (query: string): boolean => /["-]/u.test(query);

export interface Wanted {
  readonly query: string;
  readonly moduleids: readonly string[];
  readonly limit: number;
}

export interface Scored<Stored> {
  readonly found: Stored;
  readonly score: number;
}

/** Words of one search that are looked up, the longest ones. */
export const mostWords = 6;
/** Sorts after every letter that a word could go on with. */
const last = '\u{10FFFF}';

/** Its one range must lie within one item of the array, for the index to serve both of its ends. */
export const beginning = (word: string) => ({ $elemMatch: { $gte: word, $lt: word + last } });

/** The longest words tell most. */
export const longestOf = (words: readonly string[]): string[] =>
  words.toSorted((a, b) => b.length - a.length).slice(0, mostWords);

/** What is read of that which is found. */
export const projectionOf = <Stored extends InSpace>(
  { fields, read, readThrough = [] }: Searched<Stored>,
  isLookedThrough = false,
) => {
  const all = [spaceOf(fields), ...read, ...(isLookedThrough ? readThrough : [])];
  return Object.fromEntries(all.map((field) => [field, 1 as const]));
};
