import { meansOther, type Said, saidIn } from './other-meaning.ts';
import type { DeskLine } from './text-lines.ts';

/** Lines that look alike: they may be joined under the first one's name. */
export interface Alike {
  readonly lines: readonly DeskLine[];
}

/** From here on two texts look alike. */
const alike = 0.6;

/** Without case, accents and signs: what is left of a text in any script are its letters and digits. */
export const bareText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Bare {
  /** Its words in their order of letters: who says the same in another order says the same. */
  readonly sorted: string;
  readonly grams: ReadonlySet<string>;
  readonly said: Said;
}

/** Pieces of three signs; of scripts without spaces, of two. */
const gramsOf = (text: string): Set<string> => {
  const signs = Array.from(` ${text} `);
  const size = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 2 : 3;
  const grams = new Set<string>();
  for (let at = 0; at + size <= signs.length; at += 1)
    grams.add(signs.slice(at, at + size).join(''));
  return grams;
};

const bareOf = (text: string): Bare => {
  const bare = bareText(text);
  const sorted = bare
    .split(' ')
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(' ');
  // What has no letters at all, such as a picture, is like nothing but itself.
  const whole = sorted === '' ? text : sorted;
  return { sorted: whole, grams: gramsOf(whole), said: saidIn(text, bare) };
};

/**
 * What is longer is an essay, of scripts without spaces too, where each sign is a word: it is read, and joined
 * with nothing for its looks. Nor may a hundred of them keep the host's page busy.
 */
const mostWords = 100;

const likeness = (one: Bare, other: Bare): number => {
  if (one.sorted === other.sorted) return meansOther(one.said, other.said) ? 0 : 1;
  if (Math.max(one.said.words.length, other.said.words.length) > mostWords) return 0;
  const [few, many] =
    one.grams.size <= other.grams.size ? [one.grams, other.grams] : [other.grams, one.grams];
  const both = few.size + many.size;
  // They cannot be alike enough, so nobody counts.
  if (both === 0 || (2 * few.size) / both < alike) return 0;
  let shared = 0;
  for (const gram of few) if (many.has(gram)) shared += 1;
  const looks = (2 * shared) / both;
  return looks >= alike && meansOther(one.said, other.said) ? 0 : looks;
};

/** How alike two texts look, from 0 to 1, in whichever language; 0 where they look alike and mean something else. */
export const likenessOf = (one: string, other: string): number =>
  likeness(bareOf(one), bareOf(other));

/** Each is compared with every other: those with the most answers. */
const mostCompared = 400;

/** Suggestions beyond these are for later: when some were taken, others follow. */
const most = 12;

const sumOf = (lines: readonly DeskLine[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

/**
 * Lines that look alike, those with the most answers first. Each is in one suggestion at most; what
 * is hidden, or waits because it is rude, is in none, and a group may only grow.
 */
export const alikeAmong = (lines: readonly DeskLine[]): Alike[] => {
  const found: { readonly bare: Bare; readonly lines: DeskLine[] }[] = [];
  const open = lines.filter(
    ({ state, rude }) => state === 'shown' || (state === 'waiting' && rude !== true),
  );
  // A group has its name already: what is like it goes into it.
  const groups = open.filter(({ group }) => group !== undefined);
  const texts = open
    .filter(({ group }) => group === undefined)
    .toSorted((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
    .slice(0, mostCompared);
  for (const line of groups) found.push({ bare: bareOf(line.text), lines: [line] });
  for (const line of texts) {
    const bare = bareOf(line.text);
    const near = found.find((each) => likeness(each.bare, bare) >= alike);
    if (near === undefined) found.push({ bare, lines: [line] });
    else near.lines.push(line);
  }
  return found
    .filter((each) => each.lines.length > 1)
    .toSorted((one, other) => sumOf(other.lines) - sumOf(one.lines))
    .slice(0, most)
    .map((each) => ({ lines: each.lines }));
};
