import { type Candidate, choiceItem, coin, truthItem, typedItem } from './candidate.ts';
import { isAskable } from './askable.ts';
import type { Distractors } from './distractors.ts';
import type { ReadText, Sentence } from './read-text.ts';
import { lowered, type Mention, mentionsIn, type Term } from './terms.ts';

const line = '_____';

/** A sentence with a line in the place of a term; whether “a” or “an” stands before it tells nothing. */
const gapped = ({ text }: Sentence, { from, to }: Mention): string => {
  const before = text.slice(0, from).replace(/\b(a)n? $/i, '$1(n) ');
  return `${before}${line}${text.slice(to)}`;
};

/** What can be asked for: said once in its sentence, and a term of the text. */
const askedIn = (sentence: Sentence, byKey: ReadonlyMap<string, Term>) => {
  const mentions = mentionsIn(sentence);
  const said = sentence.text.toLowerCase();
  return mentions.flatMap((mention) => {
    const term = byKey.get(mention.key);
    const own = mention.text.toLowerCase();
    const head = own.split(' ').at(-1) ?? own;
    const isTwice = said.indexOf(own) !== said.lastIndexOf(own) || said.split(head).length > 2;
    const isInName = /[\p{L}\p{N}]-?$/u.test(sentence.text.slice(0, mention.from));
    const goesOn = /^-?[\p{L}\p{N}]|^['’]/u.test(sentence.text.slice(mention.to));
    return term === undefined || isTwice || isInName || goesOn ? [] : [{ mention, term }];
  });
};

/** What makes a sentence worth asking: it says why, what of, or by what. */
const tellingWords =
  /\b(?:because|causes?|caused|leads? to|results? in|consists? of|contains?|produces?|converts?|requires?|depends? on|allows?|prevents?|called|known as|discovered|invented|founded|defeated|responsible for|made of|composed of|measured in|due to)\b/i;

const worthOf = ({ text }: Sentence, term: Term, { from }: Mention): number =>
  term.score +
  (tellingWords.test(text) ? 0.8 : 0) +
  (from > text.length / 3 ? 0.4 : 0) -
  text.length / 400;

const asSaid = (term: Term, { text, from }: Mention): string =>
  from === 0 && !term.isName ? lowered(text) : text;

const variants = (term: Term, mention: Mention): string[] => [
  ...new Set([asSaid(term, mention), term.text]),
];

const named = /\b(?:called|known as|termed|named)\s+(?:an?\s+|the\s+)?$/i;

const gapOf = (
  sentence: Sentence,
  { mention, term }: { mention: Mention; term: Term },
  distractors: Distractors,
): Candidate => {
  const { text: source, at, block } = sentence;
  const text = gapped(sentence, mention);
  const right = asSaid(term, mention);
  const isNamed = named.test(source.slice(0, mention.from));
  const score = worthOf(sentence, term, mention) + (isNamed ? 1.5 : 0);
  const base = { about: term.key, score, source, at, block };
  const others = distractors.of(
    { ...term, isPlural: mention.isPlural },
    { besides: source, count: 3 },
  );
  if (others === null || (isNamed && coin(source))) {
    const item = typedItem(text, variants(term, mention), source);
    return { ...base, rule: 'typed', score: score - 0.6, item };
  }
  return { ...base, rule: 'gap', item: choiceItem(`Fill the gap: ${text}`, right, others, source) };
};

/** A sentence with something else in the place of a term is false. */
const wrongOf = (
  sentence: Sentence,
  { mention, term }: { mention: Mention; term: Term },
  distractors: Distractors,
): Candidate | null => {
  const { text: source, at, block } = sentence;
  const other = distractors.twin({ ...term, isPlural: mention.isPlural }, source);
  if (other === null) return null;
  const before = source.slice(0, mention.from);
  const article = /\b(a)n? $/i.exec(before);
  const an = /^[aeiou]/i.test(other) ? 'n' : '';
  const start = article === null ? before : before.replace(/\b(a)n? $/i, `$1${an} `);
  const put = mention.from === 0 ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  const text = `${start}${put}${source.slice(mention.to)}`;
  const score = worthOf(sentence, term, mention) - 0.8;
  return {
    rule: 'false',
    about: term.key,
    score,
    source,
    at,
    block,
    item: truthItem(text, false, source),
  };
};

const trueOf = ({ text: source, at, block }: Sentence, term: Term, score: number): Candidate => ({
  rule: 'true',
  about: term.key,
  score,
  source,
  at,
  block,
  item: truthItem(source, true, ''),
});

/** Questions of single terms in sentences that stand alone: gaps, and statements that are right or not. */
export const gapQuestions = (
  read: ReadText,
  terms: readonly Term[],
  distractors: Distractors,
): Candidate[] => {
  // Of a long text the terms that are said once say least.
  const byKey = new Map(
    terms.slice(0, Math.max(30, terms.length * 0.6)).map((term) => [term.key, term]),
  );
  return read.sentences.filter(isAskable).flatMap((sentence) => {
    const asked = askedIn(sentence, byKey);
    return asked.flatMap((each): Candidate[] => {
      const gap = gapOf(sentence, each, distractors);
      const wrong = wrongOf(sentence, each, distractors);
      const right = trueOf(sentence, each.term, worthOf(sentence, each.term, each.mention) - 0.8);
      return [gap, right, wrong].filter((candidate) => candidate !== null);
    });
  });
};
