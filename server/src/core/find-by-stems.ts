import type { Filter } from 'mongodb';
import { folded } from '@sets/shared/search/search-words.ts';
import { createBounded } from './bounded.ts';
import {
  type InSpace,
  longestOf,
  mostWords,
  projectionOf,
  type Scored,
  type Searched,
  spaceOf,
  type Wanted,
} from './searched.ts';
import { hasStem, wordsOf } from './text/words.ts';
import { turn } from './turn.ts';

/** What somebody looks for, as whole words. */
interface Sought {
  /** As they were typed, with their stems, the longest first. */
  readonly terms: readonly { readonly word: string; readonly stem: string }[];
  /** Folded. */
  readonly phrases: readonly string[];
  readonly without: {
    readonly stems: ReadonlySet<string>;
    readonly phrases: readonly string[];
  };
}

/** So many questions are asked of the store at once, as a rule, and for one search. */
const atOnce = 8;
const mostAsked = 120;
/** Of each of several words at least so many are read. */
const fewest = 40;
/** Of each word so many are looked through for what is quoted or left out, those with the best score. */
const mostThrough = 200;

const quotes = /(?<=^|\s)(-?)"([^"]*)"?/gu;
const leftOut = /(?<=^|\s)-([\p{L}\p{N}]\S*)/gu;
const typedWord = /[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu;

const stemsOf = (text: string): string[] => wordsOf(text, 'english');

const soughtOf = (query: string): Sought => {
  const quoted = Array.from(query.matchAll(quotes), ([, minus, words = '']) => ({
    isWanted: minus === '',
    words: folded(words).trim(),
  })).filter(({ words }) => words !== '');
  const open = query.replaceAll(quotes, (whole, minus: string) => (minus === '' ? whole : ' '));
  const typed = open.replaceAll(leftOut, ' ').match(typedWord) ?? [];
  const terms = longestOf([...new Set(typed)]).flatMap((word) => {
    const [stem, ...more] = stemsOf(word);
    return stem === undefined || more.length > 0 ? [] : [{ word, stem }];
  });
  return {
    terms: [...new Map(terms.map((term) => [term.stem, term])).values()],
    phrases: quoted.filter(({ isWanted }) => isWanted).map(({ words }) => words),
    without: {
      stems: new Set(
        Array.from(open.matchAll(leftOut), ([, word = '']) => word).flatMap((word) =>
          stemsOf(word),
        ),
      ),
      phrases: quoted.filter(({ isWanted }) => !isWanted).map(({ words }) => words),
    },
  };
};

/** Whether nothing is quoted or left out. */
const isPlain = ({ phrases, without }: Sought): boolean =>
  phrases.length + without.phrases.length + without.stems.size === 0;

/** What a document says. One stem is looked for in its texts; for several they are taken apart, once. */
class Said<Stored extends InSpace> {
  readonly #parts: readonly string[];
  #isAsked = false;
  #stems: ReadonlySet<string> | null = null;

  constructor(found: Stored, { titleOf, textOf }: Searched<Stored>) {
    this.#parts = [titleOf(found), textOf(found)];
  }

  has(stem: string): boolean {
    const isFirst = !this.#isAsked;
    this.#isAsked = true;
    if (isFirst) return this.#parts.some((part) => hasStem(part, stem));
    this.#stems ??= new Set(this.#parts.flatMap(stemsOf));
    return this.#stems.has(stem);
  }

  says(phrase: string): boolean {
    return this.#parts.some((part) => folded(part).includes(phrase));
  }

  answers({ phrases, without }: Sought): boolean {
    return (
      phrases.every((phrase) => this.says(phrase)) &&
      !without.phrases.some((phrase) => this.says(phrase)) &&
      ![...without.stems].some((stem) => this.has(stem))
    );
  }
}

/** The best of each word in one space, put together. */
const together = async <Stored extends InSpace>(
  searched: Searched<Stored>,
  sought: Sought,
  lists: readonly { readonly stem: string; readonly hits: readonly Scored<Stored>[] }[],
  most: number,
): Promise<Scored<Stored>[]> => {
  const all = new Map(lists.flatMap(({ hits }) => hits.map(({ found }) => [found._id, found])));
  const scores = lists.map(({ stem, hits }) => ({
    stem,
    of: new Map(hits.map(({ found, score }) => [found._id, score])),
    // What has the word and is not among its best has no better score than the last of them.
    least: hits.length < most ? 0 : (hits.at(-1)?.score ?? 0),
  }));
  const isQuick = isPlain(sought);
  const answers: Scored<Stored>[] = [];
  for (const found of all.values()) {
    // Texts that are looked through are many and long: others wait for one of them, not for all.
    if (!isQuick) await turn();
    const said = new Said(found, searched);
    if (!said.answers(sought)) continue;
    const score = scores.reduce((sum, { stem, of, least }) => {
      const own = of.get(found._id);
      return sum + (own ?? (least > 0 && said.has(stem) ? least : 0));
    }, 0);
    answers.push({ found, score });
  }
  return answers;
};

/** How many are read of each of so many words; of a single one no more are wanted. */
const ofEach = (words: number, limit: number): number =>
  words === 1 ? limit : Math.max(fewest, Math.ceil(limit / words));

/**
 * What has the stems of words in its title or its text, what is quoted word for word, and nothing of what
 * is left out. A query for each word in each space: what stands before the text of an index must be equal
 * to something, and the best of one word lie in their order, so no more of them are read than are wanted.
 * Who has many spaces has fewer words looked up, the longest.
 */
export const findByStems = async <Stored extends InSpace>(
  searched: Searched<Stored>,
  { query, moduleids, limit }: Wanted,
): Promise<Scored<Stored>[]> => {
  const sought = soughtOf(query);
  const each = Math.max(1, Math.min(mostWords, Math.floor(mostAsked / moduleids.length)));
  const terms = sought.terms.slice(0, each);
  const most = isPlain(sought) ? ofEach(terms.length, limit) : mostThrough;
  const score = { score: { $meta: 'textScore' } } as const;
  // The best of one word are known without what they say.
  const isLookedThrough = !isPlain(sought) || terms.length > 1;
  const projection = { ...projectionOf(searched, isLookedThrough), ...score };
  const ask = async (moduleid: string, word: string): Promise<Scored<Stored>[]> => {
    const { fields } = searched;
    const wanted = {
      [spaceOf(fields)]: moduleid,
      [fields.listed]: true,
      $text: { $search: word },
    };
    const read = await searched.collection
      .find<Stored & { score: number }>(wanted as unknown as Filter<Stored>, {
        projection,
        sort: score,
        limit: most,
      })
      .toArray();
    return read.map((hit) => ({ found: hit, score: hit.score }));
  };
  const bestOf = async (moduleid: string): Promise<Scored<Stored>[]> => {
    const lists = await Promise.all(
      terms.map(async ({ word, stem }) => ({ stem, hits: await ask(moduleid, word) })),
    );
    return together(searched, sought, lists, most);
  };
  // What is held of spaces are texts, so only few have theirs looked through at once. Nobody is told to wait.
  const spacesAtOnce = Math.ceil(atOnce / Math.max(1, terms.length));
  const inTurn = createBounded({ atOnce: spacesAtOnce, waiting: Infinity, msg: '' });
  const found = await Promise.all(moduleids.map((moduleid) => inTurn(() => bestOf(moduleid))));
  return found.flat();
};
