import type { Collection } from 'mongodb';
import { wordsIn } from '@sets/shared/search/search-words.ts';

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
  /** Whether it may be found: true or false. */
  readonly listed: string;
}

/** A collection that is searched. */
export interface Searched<Stored extends InSpace> {
  readonly collection: Pick<Collection<Stored>, 'find'>;
  readonly fields: SearchedFields;
  /** The fields that are read of what is found, beside its id and its space. */
  readonly read: readonly string[];
  readonly titleOf: (stored: Stored) => string;
  readonly textOf: (stored: Stored) => string;
}

/** The indexes of a collection that is searched: words by their stems, and titles by the beginnings of words. */
export const inSpaceIndexes = ({ title, text, beginnings, listed }: SearchedFields) =>
  [
    {
      key: { moduleid: 1, [title]: 'text', [text]: 'text' },
      name: 'moduleid_text',
      weights: { [title]: 4 },
      // A field of the document must not turn its language.
      language_override: 'textLanguage',
    },
    { key: { moduleid: 1, [listed]: 1, [beginnings]: 1 }, name: 'moduleid_beginnings' },
  ] as const;

/** What the beginnings of a title are made of; a title of many words is found by its first ones. */
export const beginningsOf = (title: string): string[] => [...new Set(wordsIn(title))].slice(0, 40);

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
export const projectionOf = <Stored extends InSpace>({ read }: Searched<Stored>) =>
  Object.fromEntries(['moduleid', ...read].map((field) => [field, 1 as const]));
