import { type Candidate, choiceItem, coin, typedItem } from './candidate.ts';
import type { Distractors } from './distractors.ts';
import { isAskable } from './askable.ts';
import type { ReadText, Sentence } from './read-text.ts';
import { lowered, mentionsIn, type Term } from './terms.ts';

/** A term, and what the text says that it is. */
interface Definition {
  readonly term: Term;
  readonly name: string;
  readonly as: string;
  readonly source: string;
  readonly at: number;
  readonly block: number;
  /** Said in a list of terms, or by a sentence that says what something is. */
  readonly sureness: number;
}

const saying =
  /^\s+(?:(?:is|are)\s+(?:defined as|understood as|the (?:term|name) for)\s+|(?:refers to|refer to|means|mean|denotes|denote|describes|describe)\s+)(.+?)[.!]$/i;
const being = /^\s+(?:is|are|was|were)\s+((?:an?|the|any|one of the)\s+.+?)[.!]$/i;
/** What follows tells more than the comparison or the place of something. */
const telling =
  /\b(?:that|which|who|whose|where|in which|by which|of|for|used|made|formed|produced|caused|found|between|with|from|to)\b/i;
const weak =
  /^(?:an?|the)\s+(?:\w+\s+)?(?:example|reason|result|most|best|first|same|main|only|key|second|largest|smallest|one|part|number|problem|question|way|case|matter|subject|consequence|basis|lot|key|central|important)\b/i;

const wordsIn = (text: string): number => text.split(/\s+/).length;

const shortened = (text: string): string => {
  const whole = text.replaceAll(/\s*\([^()]*\)/g, '').trim();
  if (whole.length <= 180) return whole;
  // What is added behind a comma may be left out, what begins a definition may not.
  const cut = whole.slice(0, 180);
  const comma = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf('; '));
  return comma > 60 ? whole.slice(0, comma) : '';
};

const ofSentence = (sentence: Sentence, byKey: ReadonlyMap<string, Term>): Definition | null => {
  const [first] = mentionsIn(sentence);
  if (first === undefined || !/^(?:the |an? )?$/i.test(sentence.text.slice(0, first.from)))
    return null;
  const term = byKey.get(first.key);
  const rest = sentence.text.slice(first.to).replace(/^\s*\([^()]*\)/, '');
  const sure = saying.exec(rest)?.[1];
  const as = shortened(sure ?? being.exec(rest)?.[1] ?? '');
  if (term === undefined || wordsIn(as) < 4 || weak.test(as)) return null;
  if (sure === undefined && !telling.test(as)) return null;
  const { text: source, at, block } = sentence;
  return { term, name: term.text, as, source, at, block, sureness: sure === undefined ? 3 : 3.6 };
};

const keyOf = (text: string): string => text.toLowerCase();

/** Terms that the text itself lists with what they mean. */
const ofGlossary = (read: ReadText, terms: readonly Term[]): Definition[] =>
  read.blocks.flatMap(({ defined, text }, block) => {
    if (defined === null) return [];
    const as = shortened(defined.as.split(/(?<=[.!?])\s/)[0]?.replace(/[.!;]$/, '') ?? '');
    if (wordsIn(as) < 3) return [];
    const known = terms.find((each) => keyOf(each.text) === keyOf(defined.term));
    const at = read.sentences.find((each) => each.block === block)?.at ?? 0;
    const term: Term = known ?? {
      key: keyOf(defined.term),
      text: defined.term,
      count: 1,
      score: 3,
      isPlural: /[^s]s$/.test(defined.term),
      isName: false,
      sort: 'thing',
      sentences: new Set([at]),
    };
    return [
      {
        term,
        name: term.isName ? defined.term : lowered(defined.term),
        as,
        source: text,
        at,
        block,
        sureness: 4,
      },
    ];
  });

const mentions = (text: string, { name, term }: Definition): boolean =>
  [name.toLowerCase(), term.key, ...term.key.split(' ').filter((each) => each.length > 4)].some(
    (each) => text.toLowerCase().includes(each),
  );

const begun = (text: string): string =>
  /^(?:An?|The|Any|One|Process|Movement)\b/.test(text) ? lowered(text) : text;

/** Asks for the term by its meaning. */
const forTerm = (
  own: Definition,
  all: readonly Definition[],
  distractors: Distractors,
): Candidate => {
  const { term, name, as, source, at, block, sureness } = own;
  const listed = all
    .filter(
      (each) =>
        each !== own &&
        each.term.isName === term.isName &&
        !mentions(each.name, own) &&
        !mentions(name, each),
    )
    .map((each) => each.name);
  const others =
    listed.length >= 3
      ? spread(listed, at)
      : distractors.of(term, { besides: `${as} ${name}`, count: 3 });
  const asked = term.isName ? 'Who or what is this' : 'Which term fits';
  const text = `${asked}: “${begun(as)}”?`;
  const base = { about: term.key, score: sureness + term.score / 3, source, at, block };
  if (others === null) return { ...base, rule: 'typed', item: typedItem(text, [name], source) };
  return { ...base, rule: 'definition', item: choiceItem(text, name, others, source) };
};

/** Some of them, from all over. */
const spread = <Item>(all: readonly Item[], at: number): Item[] =>
  [0, 1, 2].map((each) => all[(at + Math.floor((each * all.length) / 3)) % all.length] as Item);

/** Asks for the meaning of the term: beside it stand those of other terms. */
const forMeaning = (own: Definition, all: readonly Definition[]): Candidate | null => {
  const others = all.filter(
    (each) =>
      each.term.key !== own.term.key &&
      !mentions(each.as, own) &&
      each.term.isPlural === own.term.isPlural &&
      each.term.isName === own.term.isName,
  );
  const meanings = [own, ...others].map(({ as }) => begun(as));
  if (others.length < 3 || meanings.some((each) => each.length > 118)) return null;
  const { term, name, source, at, block, sureness } = own;
  const chosen = spread(others, at).map(({ as }) => begun(as));
  if (new Set([begun(own.as), ...chosen]).size < 4) return null;
  const text = `What is meant by “${name}”?`;
  const item = choiceItem(text, begun(own.as), chosen, source);
  return {
    rule: 'meaning',
    about: term.key,
    score: sureness + term.score / 3,
    source,
    at,
    block,
    item,
  };
};

/** Questions of what the text says that something is. */
export const definitionQuestions = (
  read: ReadText,
  terms: readonly Term[],
  distractors: Distractors,
): Candidate[] => {
  const byKey = new Map(terms.map((term) => [term.key, term]));
  const inSentences = read.sentences
    .filter(isAskable)
    .flatMap((each) => ofSentence(each, byKey) ?? []);
  const all = [...ofGlossary(read, terms), ...inSentences].filter(
    (each) => !mentions(each.as, each),
  );
  return all.flatMap((own) => {
    const meaning = coin(own.source) ? forMeaning(own, all) : null;
    return meaning ?? forTerm(own, all, distractors);
  });
};
