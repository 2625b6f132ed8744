import { editsBetween } from './edits-between.ts';

/** Beginnings that make the opposite of a word of each other, few letters apart. */
const opposites: readonly (readonly [one: string, other: string])[] = [
  ['in', 'ex'],
  ['im', 'ex'],
  ['im', 'e'],
  ['in', 'de'],
  ['en', 'de'],
  ['a', 'de'],
  ['endo', 'exo'],
  ['endo', 'ecto'],
  ['hypo', 'hyper'],
  ['inter', 'intra'],
  ['micro', 'macro'],
  ['min', 'max'],
  ['ab', 'ad'],
  ['af', 'ef'],
  ['an', 'cat'],
  ['north', 'south'],
  ['east', 'west'],
];

/** Beginnings that say that something is not so. */
const negations = ['a', 'an', 'un', 'in', 'im', 'il', 'ir', 'dis', 'non'] as const;

interface Family {
  readonly stems: RegExp;
  readonly endings: readonly string[];
}

/**
 * Words that differ in their endings alone, and are all words: salts, hydrocarbons and what is made of them, sugars and what
 * splits them, who does something and to whom it is done. By their stems, since “definate” is a typo and “sulfate” may be none.
 */
const families: readonly Family[] = [
  {
    stems: /(?:sulf|sulph|nitr|phosph|chlor|brom|iod|arsen|selen)$/,
    endings: ['ate', 'ite', 'ide', 'ates', 'ites', 'ides'],
  },
  {
    stems: /(?:meth|eth|prop|but|pent|hex|hept|oct|non|dec|alk)$/,
    endings: ['ane', 'ene', 'yne', 'anol', 'anal', 'anes', 'enes', 'ynes'],
  },
  { stems: /(?:lact|malt|sucr|cellul|amyl)$/, endings: ['ose', 'ase', 'oses', 'ases'] },
  { stems: /^(?:employ|train|pay|interview|examin)$/, endings: ['er', 'ee', 'ers', 'ees'] },
  { stems: /^station$/, endings: ['ary', 'ery'] },
  { stems: /^compl$/, endings: ['iment', 'ement', 'iments', 'ements'] },
  { stems: /^il$/, endings: ['eum', 'ium'] },
  { stems: /^p$/, endings: ['erineal', 'eroneal'] },
];

/** What a word may be with another ending. */
const relativesOf = (word: string): string[] =>
  families.flatMap(({ stems, endings }) =>
    endings
      .filter((ending) => word.endsWith(ending) && stems.test(word.slice(0, -ending.length)))
      .flatMap((ending) => endings.map((other) => word.slice(0, -ending.length) + other))
      .filter((other) => other !== word),
  );

/** As many letters a word has at least that is turned round by its beginning. */
const leastLetters = 4;

const words = /[\p{L}\p{M}]+/gu;
const countWords = (text: string): number => text.match(words)?.length ?? 0;

/** Another text that a text may say; near: whether it says that one as soon as both are as near to it. */
interface Other {
  readonly text: string;
  readonly near: boolean;
}

interface Place {
  readonly wanted: string;
  readonly given: string;
  readonly word: string;
  readonly index: number;
}

const othersAt = ({ wanted, given, word, index }: Place): Other[] => {
  if (word.length < leastLetters) return [];
  const turned = opposites.flatMap((pair) =>
    [pair, pair.toReversed()].flatMap(([from = '', to = '']) => {
      // What is as near to both says what it begins with: “imigration” is no emigration.
      const near = given[index] === to[0];
      return word.startsWith(from) ? [{ text: to + word.slice(from.length), near }] : [];
    }),
  );
  const ended = relativesOf(word).map((text) => ({ text, near: false }));
  const changed = [...turned, ...ended];
  // A word more is an article rather: “a cell” is no “acell”.
  if (countWords(given) !== countWords(wanted)) return changed;
  const without = negations.flatMap((each) =>
    word.startsWith(each) ? [{ text: word.slice(each.length), near: false }] : [],
  );
  // A letter that “irregular” lacks does not make “regular” of it, but one more before “regular” does not stand there by itself.
  const near = given.length > wanted.length;
  return [...changed, ...without, ...negations.map((each) => ({ text: each + word, near }))];
};

/**
 * Whether a text that is so many edits from what is wanted says something else rather: a word of it begins with what turns
 * it round (internal, external; symmetrical, asymmetrical), or ends as another word does (sulfate, sulfite).
 */
export const isTurned = (wanted: string, given: string, edits: number): boolean => {
  const said = Array.from(given);
  for (const { 0: word, index } of wanted.matchAll(words)) {
    // What both begin with is the same in both.
    if (given.startsWith(wanted.slice(0, index + word.length))) continue;
    const [head, tail] = [wanted.slice(0, index), wanted.slice(index + word.length)];
    for (const { text, near } of othersAt({ wanted, given, word, index })) {
      const distance = editsBetween(Array.from(head + text + tail), said, edits);
      if (near ? distance <= edits : distance < edits) return true;
    }
  }
  return false;
};
