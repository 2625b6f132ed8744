import { isAskable } from './askable.ts';
import { type Candidate, truthItem } from './candidate.ts';
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

const yearRange = (year: number) => {
  const min = Math.max(0, Math.floor((year - 60) / 50) * 50);
  return { min, max: min + 150, step: 1 };
};

/** How far off is near enough: of large numbers about a twentieth, of years and small numbers nothing. */
const toleranceOf = ({ number, isYear }: Found): number =>
  isYear || number <= 100 ? 0 : Number((number * 0.05).toPrecision(1));

const asked = (sentence: Sentence, found: Found): Candidate => {
  const { text: source, at, block } = sentence;
  const text = `${found.isYear ? 'Which year belongs here' : 'Which number belongs here'}? ${gapped(source, found)}`;
  return {
    rule: 'number',
    about: `number ${found.said}`,
    score: found.isYear ? 4 : 3.6,
    source,
    at,
    block,
    item: {
      name: '',
      type: 'generated',
      text,
      kind: 'number',
      rightNumber: { number: found.number, within: toleranceOf(found) },
      range: found.isYear ? yearRange(found.number) : rangeOf(found),
      explanation: source,
      notes: [],
    },
  };
};

/** Another number than the right one, far enough from it to be wrong. */
const otherNumber = ({ number, isYear, said }: Found): string => {
  if (isYear) return String(number + (number % 2 === 0 ? -12 : 15));
  const other = number % 2 === 0 ? number * 2 : Math.max(1, Math.round(number / 2));
  return said.includes(',') ? other.toLocaleString('en') : String(other);
};

const wrong = ({ text: source, at, block }: Sentence, found: Found): Candidate => {
  const text = `${source.slice(0, found.from)}${otherNumber(found)}${source.slice(found.from + found.said.length)}`;
  const item = truthItem(text, false, source);
  return { rule: 'false', about: `number ${found.said}`, score: 3, source, at, block, item };
};

/** Questions of numbers and years. */
export const numberQuestions = ({ sentences }: ReadText): Candidate[] =>
  sentences.filter(isAskable).flatMap((sentence) => {
    const found = numberIn(sentence);
    if (found === null || isSmall(found)) return [];
    return [asked(sentence, found), wrong(sentence, found)];
  });
