import { isAskable } from './askable.ts';
import { type Candidate, choiceItem, truthItem } from './candidate.ts';
import type { ReadText, Sentence } from './read-text.ts';

interface Found {
  readonly said: string;
  readonly from: number;
  readonly number: number;
  readonly unit: string;
  readonly isYear: boolean;
}

const figure = /(?<![\p{L}\d.,–-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\d\p{L}]|[.,–-]\d|\p{L})/gu;
const unitBehind =
  /^\s?(%|°C|°F|percent|per cent|(?:square |cubic )?(?:kilometers|kilometres|meters|metres|centimeters|centimetres|miles|feet)|km\/h|km²|km|cm|mm|m|kg|g|mg|tonnes|tons|litres|liters|hours|minutes|seconds|days|weeks|months|years|million|billion|degrees|volts|watts|joules|euros|dollars)(?![\p{L}\d])/iu;
/** A number that only names something: a step, a law, a page, a month's day. */
const naming =
  /\b(?:step|stage|phase|type|class|chapter|page|no\.|number|figure|table|article|section|version|law|part|grade|level|january|february|march|april|may|june|july|august|september|october|november|december)\s*$/i;
const months =
  /^\s*(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/** The one number of a sentence; null where there is none, or several. */
const numberIn = ({ text }: Sentence): Found | null => {
  const all = [...text.matchAll(figure)];
  const [only] = all;
  if (only === undefined || all.length !== 1 || /\d[–-]\d/.test(text)) return null;
  const said = only[1] ?? '';
  const [before, behind] = [text.slice(0, only.index), text.slice(only.index + said.length)];
  if (naming.test(before) || months.test(behind) || /^\s\p{Lu}/u.test(behind)) return null;
  const number = Number(said.replaceAll(',', ''));
  const unit = unitBehind.exec(behind)?.[1] ?? '';
  const isYear =
    /^\d{4}$/.test(said) &&
    number >= 1000 &&
    number <= 2100 &&
    unit === '' &&
    /\b(?:in|since|by|until|from|around|of|year|before|after)\s*$/i.test(before);
  return { said, from: only.index, number, unit, isYear };
};

/** A count that everybody knows, or that only tells how many are named. */
const isSmall = ({ number, unit }: Found): boolean =>
  number <= 2 || (number < 10 && unit === '' && Number.isInteger(number));

const gapped = (text: string, { from, said }: Found): string =>
  `${text.slice(0, from)}_____${text.slice(from + said.length)}`;

/** So that what is right stands at no end of it. */
const rangeOf = ({ number, said }: Found) => ({
  min: 0,
  max: 10 ** Math.ceil(Math.log10(Math.max(number, 8) * 1.3)),
  step: Number(`1e-${said.split('.')[1]?.length ?? 0}`),
});

/** How far off is near enough: of large numbers about a twentieth, of small ones nothing. */
const toleranceOf = ({ number }: Found): number =>
  number <= 100 ? 0 : Number((number * 0.05).toPrecision(1));

const base = ({ text: source, at, block }: Sentence, { said }: Found) => ({
  about: `number ${said}`,
  source,
  at,
  block,
});

const asked = (sentence: Sentence, found: Found): Candidate => ({
  ...base(sentence, found),
  rule: 'number',
  score: 3.6,
  item: {
    name: '',
    type: 'generated',
    kind: 'number',
    text: `Which number belongs here? ${gapped(sentence.text, found)}`,
    rightNumber: { number: found.number, within: toleranceOf(found) },
    range: rangeOf(found),
    explanation: sentence.text,
    notes: [],
  },
});

/** The years that stand beside the right one: those of the text that are near, then some that are none of its. */
const otherYears = (year: number, years: readonly number[]): string[] => {
  const near = years.filter((each) => each !== year && Math.abs(each - year) <= 80);
  const made = [-12, 15, 27, -31].map((each) => year + each).filter((each) => each <= 2030);
  return [...new Set([...near.slice(0, 3), ...made])].slice(0, 3).map(String);
};

/** A year is chosen: nobody guesses how far off it is, and it is written without a comma. */
const askedYear = (sentence: Sentence, found: Found, years: readonly number[]): Candidate => {
  const text = `Which year belongs here? ${gapped(sentence.text, found)}`;
  const others = otherYears(found.number, years);
  const item = choiceItem(text, found.said, others, sentence.text);
  return { ...base(sentence, found), rule: 'number', score: 4, item };
};

/** Another number than the right one, far enough from it to be wrong. */
const otherNumber = ({ number, isYear, said }: Found): string => {
  if (isYear) return String(number + (number % 2 === 0 ? -12 : 15));
  const other = number % 2 === 0 ? number * 2 : Math.max(1, Math.round(number / 2));
  return said.includes(',') ? other.toLocaleString('en') : String(other);
};

const wrong = (sentence: Sentence, found: Found): Candidate => {
  const { text } = sentence;
  const { from, said } = found;
  const changed = `${text.slice(0, from)}${otherNumber(found)}${text.slice(from + said.length)}`;
  const item = truthItem(changed, false, text);
  return { ...base(sentence, found), rule: 'false', score: 3, item };
};

/** Questions of numbers and years. */
export const numberQuestions = ({ sentences }: ReadText): Candidate[] => {
  const able = sentences.filter(isAskable).flatMap((sentence) => {
    const found = numberIn(sentence);
    return found === null || isSmall(found) ? [] : [{ sentence, found }];
  });
  const years = able.flatMap(({ found }) => (found.isYear ? [found.number] : []));
  return able.flatMap(({ sentence, found }) => [
    found.isYear ? askedYear(sentence, found, years) : asked(sentence, found),
    wrong(sentence, found),
  ]);
};
