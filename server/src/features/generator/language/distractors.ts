import type { ReadText } from './read-text.ts';
import { mentionsIn, type Term } from './terms.ts';

/** Terms that stand beside each other in lists (“iron, copper and zinc”): what is of one sort. */
type Lists = ReadonlyMap<string, ReadonlySet<string>>;

/** What of a text can stand in the place of a term, and is wrong there. */
export interface Distractors {
  /** So many, the likest first; null where there are not so many that are good. */
  /** What is surely of the same sort; null where nothing is. */
  twin(term: Term, besides: string): string | null;
  of(term: Term, more: { readonly besides: string; readonly count: number }): string[] | null;
}

const between = /^(?:\s*,\s*(?:and|or)?\s*|\s+(?:and|or)\s+)(?:the\s+|an?\s+)?$/;

const listsIn = ({ sentences }: ReadText): Lists => {
  const lists = new Map<string, Set<string>>();
  const join = (one: string, other: string): void => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      lists.set(from, (lists.get(from) ?? new Set()).add(to));
    }
  };
  for (const sentence of sentences) {
    const mentions = mentionsIn(sentence);
    for (const [at, mention] of mentions.entries()) {
      const next = mentions[at + 1];
      if (next !== undefined && between.test(sentence.text.slice(mention.to, next.from))) {
        join(mention.key, next.key);
      }
    }
  }
  return lists;
};

const headOf = (key: string): string => key.split(' ').at(-1) ?? key;
const wordsOf = (key: string): string[] => key.split(' ').filter((each) => each.length > 2);

/** Whether one says a part of the other, or they share a word: then it may be right, too, or give it away. */
const overlaps = (one: string, other: string): boolean => {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  return (
    one.includes(other) ||
    other.includes(one) ||
    mine.some((each) => theirs.some((word) => word === each || sameStem(word, each)))
  );
};

const sameStem = (one: string, other: string): boolean => {
  const length = Math.max(5, Math.min(one.length, other.length) - 3);
  return one.slice(0, length) === other.slice(0, length);
};

const endings =
  /(?:tion|sion|ment|ness|ity|ism|ist|ogy|ics|ase|ose|ium|gen|ine|ide|ate|age|ance|ence|ship|dom|er|or|al|ing|ure|um|us|is)s?$/;
const endingOf = (key: string): string => endings.exec(headOf(key))?.[0] ?? '';

const likeness = (term: Term, other: Term, lists: Lists): number => {
  const isListed = lists.get(term.key)?.has(other.key) === true;
  const ending = endingOf(term.key);
  const lengths = Math.abs(term.text.length - other.text.length) / Math.max(term.text.length, 6);
  const words = Math.abs(term.text.split(' ').length - other.text.split(' ').length);
  return (
    (isListed ? 4 : 0) +
    (term.isName && term.sort === other.sort ? 2.5 : 0) +
    (ending !== '' && ending === endingOf(other.key) ? 1.2 : 0) -
    lengths -
    words * 0.6 +
    Math.min(other.score, 6) / 4 -
    Math.abs(Math.log2(term.count) - Math.log2(other.count)) / 4
  );
};

/** Whether it is of the same form, and neither said there nor likely right, too. */
const canStandFor = (term: Term, other: Term, said: string): boolean =>
  other.key !== term.key &&
  other.isName === term.isName &&
  other.isPlural === term.isPlural &&
  other.text.length > 2 &&
  !overlaps(term.key, other.key) &&
  !said.includes(other.text.toLowerCase()) &&
  !said.includes(other.key);

/** What can stand in the place of terms of this text. */
export const distractorsOf = (read: ReadText, terms: readonly Term[]): Distractors => {
  const lists = listsIn(read);
  const able = (term: Term, besides: string) => {
    const said = besides.toLowerCase();
    return terms
      .filter((other) => canStandFor(term, other, said))
      .map((other) => ({ other, like: likeness(term, other, lists) }))
      .toSorted((one, two) => two.like - one.like);
  };
  const isTwin = (term: Term, other: Term): boolean =>
    lists.get(term.key)?.has(other.key) === true ||
    (endingOf(term.key) !== '' && endingOf(term.key) === endingOf(other.key)) ||
    (term.isName && term.sort === other.sort);
  return {
    twin: (term, besides) =>
      able(term, besides).find(({ other }) => isTwin(term, other))?.other.text ?? null,
    of: (term, { besides, count }) => {
      const chosen: Term[] = [];
      for (const { other } of able(term, besides)) {
        if (chosen.length === count) break;
        if (!chosen.some((each) => overlaps(each.key, other.key))) chosen.push(other);
      }
      return chosen.length < count ? null : chosen.map(({ text }) => text);
    },
  };
};
