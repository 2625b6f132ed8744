import { exchangeWords as words } from '../exchange-words.ts';
import type { ImportedGap, ImportedItem } from '../imported-item.ts';
import { headed, piecesOf, placeOf } from '../gap-pieces.ts';
import { plainText } from '../plain-text.ts';

// Moodle's "cloze": a text with the answers of each gap in braces, as {1:SHORTANSWER:=Rome#Yes~%50%Roma}.

/** Of each way to answer: whether a word is typed, a number, or chosen. Others take several answers. */
const ways: Readonly<Record<string, 'typed' | 'number' | 'chosen'>> = {
  SHORTANSWER: 'typed',
  SA: 'typed',
  MW: 'typed',
  SHORTANSWER_C: 'typed',
  SAC: 'typed',
  MWC: 'typed',
  NUMERICAL: 'number',
  NM: 'number',
  MULTICHOICE: 'chosen',
  MC: 'chosen',
  MULTICHOICE_V: 'chosen',
  MCV: 'chosen',
  MULTICHOICE_H: 'chosen',
  MCH: 'chosen',
  MULTICHOICE_S: 'chosen',
  MCS: 'chosen',
  MULTICHOICE_VS: 'chosen',
  MCVS: 'chosen',
  MULTICHOICE_HS: 'chosen',
  MCHS: 'chosen',
};

/** A gap: a brace that is not escaped, its weight, its way, and its answers up to the brace that ends it. */
const pattern = /\{\d*:([A-Z_]+)(?::((?:\\[\s\S]|[^\\}])*))?\}/g;

const unescaped = (text: string): string => text.replaceAll(/\\([\\}#~/"=%])/g, '$1');

interface ClozeAnswer {
  readonly text: string;
  /** Of 100. */
  readonly grade: number;
  readonly hasFeedback: boolean;
}

/** The answers of a gap: between tildes, each with its grade before it and its feedback behind it. */
const answersIn = (said: string): ClozeAnswer[] =>
  (said.match(/(?:\\[\s\S]|[^\\~])+/g) ?? []).map((each) => {
    const [, sign = '', percent = '', rest = ''] =
      /^\s*(?:(=)|%(-?\d+(?:\.\d+)?)%)?([\s\S]*)$/.exec(each) ?? [];
    const [own = '', ...feedback] = rest.split(/(?<!\\)#/);
    return {
      text: plainText(unescaped(own)).text,
      grade: sign === '=' ? 100 : Number(percent),
      hasFeedback: feedback.join('').trim() !== '',
    };
  });

const numbers = (right: readonly ClozeAnswer[]): { gap: ImportedGap; notes: string[] } | string => {
  const said = right.map(({ text }) => text.split(':'));
  const wrong = said.find(([number = '']) => number.trim() === '' || Number.isNaN(Number(number)));
  if (wrong !== undefined) return words.gapNotNumber(wrong.join(':'));
  const isWithin = said.some(([, off = '0']) => Number(off) > 0);
  return {
    gap: { accepted: said.map(([number = '']) => number.trim()) },
    notes: isWithin ? [words.gapTolerance] : [],
  };
};

/** A gap, or why it cannot be asked. */
const gapOf = (way: string, said: string): { gap: ImportedGap; notes: string[] } | string => {
  const kind = Object.hasOwn(ways, way) ? ways[way] : undefined;
  if (kind === undefined) return words.severalInGap;
  const answers = answersIn(said);
  const right = answers.filter(({ grade }) => grade === 100);
  if (kind === 'chosen' && answers.length < 2) return words.fewWords;
  if (right.length === 0) return words.gapWithoutRight;
  const partly = answers.filter(({ grade }) => grade > 0 && grade < 100);
  const notes = [
    ...(partly.length > 0 ? [words.weights] : []),
    ...(answers.some(({ hasFeedback }) => hasFeedback) ? [words.feedback] : []),
  ];
  if (kind === 'chosen') {
    const options = answers.map(({ text }) => text);
    return { gap: { options, right: answers.findIndex(({ grade }) => grade === 100) }, notes };
  }
  if (kind === 'number') {
    const read = numbers(right);
    return typeof read === 'string' ? read : { gap: read.gap, notes: [...notes, ...read.notes] };
  }
  const exact = right.filter(({ text }) => !/(?<!\\)\*/.test(text));
  return exact.length === 0
    ? words.gapWithoutRight
    : { gap: { accepted: exact.map(({ text }) => text) }, notes };
};

type Kinded = Pick<ImportedItem, 'kind' | 'notes'> & Partial<ImportedItem>;

/** A text with gaps; where one of them cannot be asked, it is said why. */
export const readCloze = (markup: string): Kinded => {
  const gaps: ImportedGap[] = [];
  const notes: string[] = [];
  const faults: string[] = [];
  const placed = markup.replaceAll(pattern, (_all, way: string, said: string | undefined) => {
    const read = gapOf(way, said ?? '');
    if (typeof read === 'string') {
      faults.push(read);
      return '';
    }
    notes.push(...read.notes);
    gaps.push(read.gap);
    return placeOf(gaps.length - 1);
  });
  if (faults.length > 0) return { kind: null, notes: [...new Set(faults)] };
  if (gaps.length === 0) return { kind: null, notes: [words.noGaps] };
  const pieces = piecesOf(placed, gaps);
  return {
    kind: 'gap',
    ...headed(pieces.gaps ?? []),
    notes: [...notes, ...pieces.notes],
  };
};
