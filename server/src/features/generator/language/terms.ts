import type { ReadText, Sentence, Word } from './read-text.ts';

/** A term of a text: a noun, or some words that stand for one thing. */
export interface Term {
  /** Its words in their first forms, in small letters: by this it is the same again. */
  readonly key: string;
  readonly text: string;
  /** How many sentences have it. */
  readonly count: number;
  readonly score: number;
  readonly isPlural: boolean;
  /** A name, such as Vienna. */
  readonly isName: boolean;
  /** Of names: what they seem to name. */
  readonly sort: 'person' | 'place' | 'thing';
  /** The sentences that have it, by place. */
  readonly sentences: ReadonlySet<number>;
}

/** Where a term stands in a sentence. */
export interface Mention {
  readonly key: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isPlural: boolean;
  readonly isName: boolean;
}

/** Nouns that say nothing by themselves, whatever the subject. */
const empty = new Set(
  `thing way part kind type sort number amount lot example case fact point use idea place time day year month
  week century decade period hour minute second moment end beginning start name word term form set group people
  person man woman child someone one other result effect cause reason change difference question problem answer
  work process system method step role level area range side top bottom line rate size piece bit order course
  member majority variety series pair percent percentage half quarter million billion thousand hundred figure
  table chapter section figure author text book page student teacher lecture addition contrast fact instance
  january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday man rights majesty king queen president minister government situation condition ability purpose aspect feature factor element item unit total average total mean`
    .split(/\s+/)
    .filter(Boolean),
);

const isNoun = ({ pos }: Word): boolean => pos === 'NOUN' || pos === 'PROPN';
const isWordy = ({ text }: Word): boolean => /^\p{L}[\p{L}\p{N}'’-]*$/u.test(text);
const vague =
  /^(?:many|several|other|such|same|different|various|certain|first|second|third|last|next|new|old|large|small|great|good|main|important|own|early|late|few|more|most|less|least|whole|entire|common|modern|long|short|high|low|big|major|simple|single|like|called|known)$/i;

const isPluralNoun = ({ text, lemma }: Word): boolean =>
  text.toLowerCase() !== lemma.toLowerCase() &&
  /(?:s|i|ae|a|en|x)$/i.test(text) &&
  text.length >= lemma.length - 2;

const fits = (word: Word | undefined, isFirst: boolean): boolean =>
  word !== undefined &&
  isWordy(word) &&
  (isNoun(word) || (word.pos === 'ADJ' && isFirst && !vague.test(word.text)));

/** Where a run of nouns, with the adjectives before them, ends. */
const runFrom = (words: readonly Word[], from: number): number => {
  let to = from;
  let onlyAdjectives = true;
  while (to - from < 4 && fits(words[to], onlyAdjectives)) {
    onlyAdjectives &&= words[to]?.pos === 'ADJ';
    to += 1;
  }
  return onlyAdjectives ? from : to;
};

const isCapital = (word: Word | undefined): boolean =>
  word !== undefined && /^\p{Lu}/u.test(word.text);

/** “War of Independence”, “Committee of Public Safety”: a name that goes on. */
const nameGoesOn = (words: readonly Word[], from: number, to: number): number => {
  const isName = to > from && words.slice(from, to).every(isCapital);
  if (!isName || words[to]?.text !== 'of') return to;
  const next = words[to + 1]?.text === 'the' ? to + 2 : to + 1;
  const end = isCapital(words[next]) ? runFrom(words, next) : next;
  return end > next && words.slice(next, end).every(isCapital) ? end : to;
};

const verbs = new Set(['VERB', 'AUX']);
const relative = /^(?:that|which|who)$/i;

/** Whether the clause that goes on here still has its verb to come. */
const verbFollows = (words: readonly Word[], from: number): boolean => {
  for (const { pos, text } of words.slice(from)) {
    if (verbs.has(pos)) return true;
    if (pos === 'SCONJ' || pos === 'CCONJ' || /^[,;.]$/.test(text) || relative.test(text))
      return false;
  }
  return false;
};

/** A verb that was taken for a noun at the end of a run (“the product measures the value”). */
const endsInVerb = (words: readonly Word[], from: number, to: number): boolean => {
  const [last, next] = [words[to - 1], words[to]];
  if (last === undefined || !last.text.endsWith('s') || isCapital(last)) return false;
  if (
    next !== undefined &&
    /^(?:the|an?|which|them|it|up|down|out|how|that|their|its)$/i.test(next.text)
  ) {
    return next.text !== 'that' || to - from > 1;
  }
  return from <= 1 && to - from > 1 && !verbFollows(words, to);
};

/** What of a run is a term: without verbs that look like nouns. */
const trimmed = (words: readonly Word[], from: number, to: number): readonly [number, number] => {
  const begin = relative.test(words[from - 1]?.text ?? '') ? from + 1 : from;
  return [begin, endsInVerb(words, begin, to) ? to - 1 : to];
};

const mentionOf = (sentence: Sentence, from: number, to: number): Mention | null => {
  const words = sentence.words.slice(from, to);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || !isNoun(last)) return null;
  const start = first.at;
  const text = sentence.text.slice(start, last.at + last.text.length);
  const key = words.map(({ lemma }) => lemma.toLowerCase()).join(' ');
  const isEmpty = empty.has(last.lemma.toLowerCase());
  if ((words.length === 1 && (isEmpty || text.length < 3)) || text.length > 60) return null;
  if (words.length === 2 && isEmpty && first.pos === 'ADJ') return null;
  const isName = words.filter(({ text: each }) => !/^(?:of|the)$/.test(each)).every(isCapital);
  return { key, text, from: start, to: start + text.length, isPlural: isPluralNoun(last), isName };
};

/** The terms that a sentence names, in their order. */
export const mentionsIn = (sentence: Sentence): Mention[] => {
  const { words } = sentence;
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const end = nameGoesOn(words, at, runFrom(words, at));
    if (end <= at) continue;
    const mention = mentionOf(sentence, ...trimmed(words, at, end));
    if (mention !== null) found.push(mention);
    at = end - 1;
  }
  return found;
};

interface Gathered {
  readonly texts: Map<string, number>;
  readonly sentences: Set<number>;
  plural: number;
  /** Within sentences, where a capital tells that it is a name. */
  within: number;
  named: number;
  /** Behind “in” and “at”. */
  placed: number;
  all: number;
}

/** Without the capital of a sentence's beginning; what is all capitals keeps them. */
export const lowered = (text: string): string =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const gather = (sentences: readonly Sentence[]): Map<string, Gathered> => {
  const all = new Map<string, Gathered>();
  for (const sentence of sentences) {
    for (const { key, text, isPlural, isName, from } of mentionsIn(sentence)) {
      const own = all.get(key) ?? {
        texts: new Map(),
        sentences: new Set(),
        plural: 0,
        within: 0,
        named: 0,
        placed: 0,
        all: 0,
      };
      const isLone = from === 0 && !/\s/.test(text);
      // A capital that only begins the sentence is none of the term's.
      const said = from === 0 && (isLone || !isName) ? lowered(text) : text;
      own.texts.set(said, (own.texts.get(said) ?? 0) + 1);
      own.sentences.add(sentence.at);
      own.all += 1;
      if (isPlural) own.plural += 1;
      if (!isLone) own.within += 1;
      if (isName && !isLone) own.named += 1;
      if (/\b(?:in|at|near|from|to|of)\s$/.test(sentence.text.slice(0, from))) own.placed += 1;
      all.set(key, own);
    }
  }
  return all;
};

const things =
  /\b(?:revolution|war|wars|assembly|court|code|treaty|empire|army|congress|committee|act|bank|company|university|law|theory|estate|estates|terror|oath|directory|declaration|party|union|council|republic|parliament|battle|coup|age|movement|institute|church|prize|award|effect|principle|constitution|general)\b/i;
const sortOf = (text: string, { placed, within }: Gathered): Term['sort'] => {
  if (things.test(text)) return 'thing';
  return placed * 2 >= within && !/\s/.test(text) ? 'place' : 'person';
};

const mostSaid = (texts: ReadonlyMap<string, number>): string =>
  [...texts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))[0]?.[0] ?? '';

/**
 * What it is worth to ask for a term: said often, but not everywhere; long words and runs of them are seldom
 * everyday ones; names, and what its author set in bold.
 */
const scoreOf = (
  text: string,
  { sentences, named, within }: Gathered,
  { sentences: whole, bold }: ReadText,
): number => {
  const often = Math.log2(1 + Math.min(sentences.size, 8));
  const everywhere = sentences.size / Math.max(8, whole.length);
  const words = text.split(/\s+/).length;
  const rare = Math.min(1.5, text.length / 10) + (words > 1 ? 0.5 : 0);
  const isBold = bold.has(text.toLowerCase()) ? 2 : 0;
  return often * (1 - everywhere) + rare + (named * 2 > within && within > 0 ? 0.8 : 0) + isBold;
};

/** The terms of a text, the most telling first. */
export const termsOf = (read: ReadText): Term[] => {
  const terms = [...gather(read.sentences)].map(([key, own]): Term => {
    const text = mostSaid(own.texts);
    return {
      key,
      text,
      count: own.sentences.size,
      score: scoreOf(text, own, read),
      isPlural: own.plural * 2 > own.all,
      isName: own.named * 2 > own.within,
      sort: sortOf(text, own),
      sentences: own.sentences,
    };
  });
  return terms.toSorted((one, other) => other.score - one.score || (one.key < other.key ? -1 : 1));
};
