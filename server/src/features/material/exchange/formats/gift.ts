import { exchangeLimits } from '@sets/shared/material/exchange.contract.ts';
import { exchangeWords as words } from '../exchange-words.ts';
import type { Imported, ImportedItem } from '../imported-item.ts';
import { plainText, tidyText, type PlainText } from '../plain-text.ts';
import { numberAround, rightIn } from '../range-around.ts';
import { giftBlocks, unescapedAt } from './gift-blocks.ts';
import { rightTextsOf } from '../short-answers.ts';

const unescaped = (text: string): string =>
  text.replaceAll(/\\([\\~=#{}:n])/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign));

const markup = /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]+|#\d+);/i;

/** A text with its format before it, as plain text. */
const said = (raw: string): PlainText => {
  const [, format = '', rest = ''] =
    /^\s*(?:\[(html|moodle|plain|markdown)\])?([\s\S]*)$/i.exec(raw) ?? [];
  const text = unescaped(rest);
  const kind = format.toLowerCase();
  if (kind === 'html') return plainText(text);
  const isMarkup = (kind === '' || kind === 'moodle') && markup.test(text);
  return isMarkup
    ? plainText(text.trim().replaceAll('\n', '<br>'))
    : { text: tidyText(text), notes: [] };
};

interface GiftAnswer {
  readonly sign: '=' | '~';
  readonly weight: number | null;
  readonly text: string;
  readonly feedback: string;
  readonly notes: readonly string[];
}

const answerOf = (sign: '=' | '~', raw: string): GiftAnswer => {
  const hash = unescapedAt(raw, '#');
  const own = hash < 0 ? raw : raw.slice(0, hash);
  const weighed = /^\s*%(-?\d+(?:\.\d+)?)%/.exec(own);
  const { text, notes } = said(own.slice(weighed?.[0].length ?? 0));
  const weight = weighed === null ? null : Number(weighed[1]);
  const feedback = hash < 0 ? '' : said(raw.slice(hash + 1)).text;
  return { sign, weight, text, notes, feedback };
};

/** More than any kind of question takes: what has so many is refused, however many come after them. */
const mostAnswers = 500;

/** Each answer begins with its sign. */
const answersOf = (raw: string): GiftAnswer[] => {
  const answers: GiftAnswer[] = [];
  const signs: number[] = [];
  for (let at = 0; at < raw.length && signs.length <= mostAnswers; at += 1) {
    if (raw[at] === '\\') at += 1;
    else if (raw[at] === '=' || raw[at] === '~') signs.push(at);
  }
  for (const [index, at] of signs.entries()) {
    answers.push(answerOf(raw[at] === '=' ? '=' : '~', raw.slice(at + 1, signs[index + 1])));
  }
  return answers;
};

type Kinded = Omit<ImportedItem, 'name' | 'text'>;

const chosen = (answers: readonly GiftAnswer[]): Kinded => {
  // With an answer that is right by itself, others may be worth a part, and one is chosen.
  const hasWhole = answers.some(({ sign }) => sign === '=');
  const isRight = ({ sign, weight }: GiftAnswer): boolean =>
    hasWhole ? sign === '=' : (weight ?? 0) > 0;
  const right = answers.flatMap((answer, at) => (isRight(answer) ? [at] : []));
  return {
    type: 'multiple choice',
    kind: 'choice',
    options: answers.map(({ text }) => text),
    right,
    multiple:
      right.length > 1 ||
      (!hasWhole && answers.some(({ weight }) => weight !== null && weight > 0)),
    notes: right.length === 0 ? [words.noRight] : [],
  };
};

const typed = (answers: readonly GiftAnswer[]): Kinded => ({
  type: 'short answer',
  kind: 'open-text',
  ...rightTextsOf(answers.map(({ text, weight }) => ({ text, grade: weight ?? 100 }))),
});

const guessed = (raw: string): Kinded => {
  const answers = answersOf(raw);
  const first = said(raw.slice(0, /[#=~]/.exec(raw)?.index ?? raw.length)).text;
  const rest = answers.filter(({ sign }) => sign === '=').map(({ text }) => text);
  const right = [first, ...rest].filter((each) => each !== '');
  return { type: 'numerical', ...numberAround(right.map(rightIn), right) };
};

/** Pairs with an arrow between; a left side without text leaves a right one that belongs to nothing. */
const matched = (answers: readonly GiftAnswer[]): Kinded => {
  const all = answers.map(({ text }) => {
    const at = text.indexOf('->');
    return [text.slice(0, at).trim(), text.slice(at + 2).trim()] as const;
  });
  const sides = {
    lefts: all.map(([left]) => left),
    options: all.map(([, option]) => option),
    pairs: all.map((_each, at) => [at, at] as const),
  };
  return { type: 'matching', kind: 'match', sides, notes: [] };
};

/** What an answer in braces asks for, its general feedback taken away. */
const kindedOf = (raw: string): Kinded => {
  if (raw === '') return { type: 'essay', kind: 'open-text', notes: [] };
  if (raw.startsWith('#')) return guessed(raw.slice(1).trim());
  const truth = /^(true|t|false|f)\s*(?:#|$)/i.exec(raw)?.[1];
  if (truth !== undefined) {
    const right = truth.toLowerCase().startsWith('t') ? [0] : [1];
    return { type: 'true/false', kind: 'true-false', right, notes: [] };
  }
  const answers = answersOf(raw);
  if (answers.length === 0) return { type: 'unknown answer', kind: null, notes: [] };
  if (answers.every(({ sign, text }) => sign === '=' && text.includes('->'))) {
    return matched(answers);
  }
  return answers.some(({ sign }) => sign === '~') ? chosen(answers) : typed(answers);
};

/** What is said of the answers: to those who are right, of a statement after what the others are told. */
const feedbackOf = (raw: string, answers: readonly GiftAnswer[]): string | undefined => {
  if (unescapedAt(raw.replace(/^#/, ' '), '#') < 0) return undefined;
  const truth = /^(?:true|t|false|f)\s*#((?:\\.|[^#\\])*)(?:#([\s\S]*))?$/i.exec(raw);
  if (truth !== null) return said(truth[2] ?? '').text;
  const isBest = ({ sign, weight }: GiftAnswer): boolean => sign === '=' && (weight ?? 100) === 100;
  return answers.find(isBest)?.feedback ?? '';
};

/** What is said and weighed beside the answers, with the general feedback. */
const besideOf = (raw: string, general: string): Partial<ImportedItem> => {
  const answers = answersOf(raw);
  const feedback = feedbackOf(raw, answers);
  return {
    explanation: said(general).text,
    ...(feedback !== undefined && { feedback }),
    isWeighed: answers.some(({ weight }) => weight !== null && weight !== 100 && weight !== 0),
  };
};

/** The answer, and what everybody is told afterwards. */
const withoutGeneral = (raw: string): { own: string; general: string } => {
  const at = unescapedAt(raw, '####');
  return at < 0
    ? { own: raw, general: '' }
    : { own: raw.slice(0, at).trim(), general: raw.slice(at + 4) };
};

/** What stands in the braces, and around them. */
const partsOf = (text: string) => {
  const begin = unescapedAt(text, '{');
  if (begin < 0) return { before: text, answer: null, after: '' };
  const end = unescapedAt(text, '}', begin);
  if (end < 0) return { before: text.slice(0, begin), answer: undefined, after: '' };
  const after = text.slice(end + 1).trim();
  return {
    before: text.slice(0, begin),
    answer: text.slice(begin + 1, end).trim(),
    after: /^["';]*$/.test(after) ? '' : after,
  };
};

/** Whether the answer stands within its sentence: not behind a whole one, with a lone full stop after it. */
const isWithin = (before: string, after: string): boolean =>
  after !== '' && !(/[?.!:]\s*$/.test(before) && /^[?.!]$/.test(after));

const blockOf = (block: string): ImportedItem => {
  const titled = /^::((?:\\[\s\S]|(?!::)[^\\])*)::([\s\S]*)$/.exec(block);
  // A title is no markup: what looks like it is what somebody wrote.
  const name = tidyText(unescaped(titled?.[1] ?? ''));
  const { before, answer, after } = partsOf(titled === null ? block : (titled[2] ?? ''));
  const isGap = isWithin(before, after) && answer !== '';
  const asked = said(
    isGap ? `${before.trimEnd()} _____${/^[.,;:!?]/.test(after) ? '' : ' '}${after}` : before,
  );
  const base = { name, text: asked.text };
  if (answer === undefined)
    return { ...base, type: 'question', kind: null, notes: [words.unclosed] };
  if (answer === null) return described(base, asked.notes);
  const { own, general } = withoutGeneral(answer);
  const kinded = kindedOf(own);
  const gap = isGap ? [words.blank] : [];
  const ofAnswers = answersOf(own).flatMap(({ notes }) => notes);
  return {
    ...kinded,
    ...base,
    ...besideOf(own, general),
    notes: [...kinded.notes, ...gap, ...asked.notes, ...ofAnswers],
  };
};

/** A text that asks nothing is a slide: its first line is the title. */
const described = (
  { name, text }: Pick<ImportedItem, 'name' | 'text'>,
  notes: readonly string[],
): ImportedItem => {
  const [first = '', ...rest] = text.split('\n');
  return name === ''
    ? { name, type: 'description', kind: 'slide', text: first, body: rest.join('\n'), notes }
    : { name, type: 'description', kind: 'slide', text: name, body: text, notes };
};

/** One more than are taken, so that it can be said that there are more. */
export const readGift = (text: string): Imported => {
  const { blocks, categories } = giftBlocks(text, exchangeLimits.items + 1);
  const notes = categories.length > 0 ? [words.categories([...new Set(categories)])] : [];
  return { format: 'gift', items: blocks.map((block) => blockOf(block.text)), notes };
};
