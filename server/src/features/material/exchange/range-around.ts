import { isWithin, type NumberWithin } from '@sets/shared/question/number/within.ts';
import { exchangeWords as words } from './exchange-words.ts';
import type { ImportedItem } from './imported-item.ts';

/** The next power of ten, from 100 on: 0 where nothing lies on this side of it. */
const reach = (far: number): number =>
  far <= 0 ? 0 : Math.max(100, 10 ** Math.ceil(Math.log10(far)));

/** Decimals that an answer must have to be as near as it may be. */
const decimalsTo = (right: NumberWithin): number =>
  [0, 1, 2, 3, 4, 5].find((digits) => isWithin(right, Number(right.number.toFixed(digits)))) ?? 6;

/** Those that can be reckoned with. */
const finite = (rights: readonly (NumberWithin | null)[]): NumberWithin[] =>
  rights.flatMap((right) =>
    right !== null && Number.isFinite(right.number + right.within) ? [right] : [],
  );

/** How far apart answers lie where a file does not say it: so that what is right can be given. */
export const stepTo = (rights: readonly (NumberWithin | null)[]): number =>
  Number(`1e-${Math.max(0, ...finite(rights).map(decimalsTo))}`);

/** What a number that is asked may be, where a file says only which one is right. */
const rangeAround = (
  rights: readonly NumberWithin[],
): Required<NonNullable<ImportedItem['range']>> => {
  const right = rights.flatMap(({ number: at, within }) => [at, at - within, at + within]);
  const [low, high] = [Math.min(0, ...right), Math.max(0, ...right)];
  const max = low < 0 && high === 0 ? reach(-low) : Math.max(100, reach(high));
  return {
    min: low < 0 ? -reach(-low) : 0,
    max,
    step: stepTo(rights),
  };
};

const number = String.raw`[-+\u2212]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const span = new RegExp(String.raw`^(${number})\s*\.\.\s*(${number})$`, 'i');
const around = new RegExp(String.raw`^(${number})(?:\s*(?::|\u00b1|\+/?-)\s*(${number}))?$`, 'i');

const numberOf = (text = ''): number => Number(text.replace('\u2212', '-'));
/** Without the dust of fractions that are added. */
const tidied = (value: number): number => Number(value.toPrecision(12));

/** The numbers from one to another. */
const rightBetween = (one: number, other: number): NumberWithin => ({
  number: tidied((one + other) / 2),
  within: tidied(Math.abs(other - one) / 2),
});

/** No number is written longer. */
const longest = 200;

/** A number that is right, as tables and GIFT write it: 5, 5:1, 5 ± 1, or 4..6; null for anything else. */
export const rightIn = (said: string): NumberWithin | null => {
  const text = said.trim();
  if (text.length > longest) return null;
  const [, low, high] = span.exec(text) ?? [];
  if (low !== undefined) return rightBetween(numberOf(low), numberOf(high));
  const [, exact, off = '0'] = around.exec(text) ?? [];
  if (exact === undefined) return null;
  return { number: numberOf(exact), within: Math.abs(numberOf(off)) };
};

/** What is right of a number, of all that a file calls right: a poll knows one. */
export const keptOf = (
  rights: readonly (NumberWithin | null)[],
  said: readonly string[],
): Pick<ImportedItem, 'rightNumber' | 'notes'> => {
  const at = rights.findIndex((each) => each !== null && Number.isFinite(each.number));
  const rest = said.filter((_each, index) => index !== at);
  const notes = rest.length > 0 ? [words.rightNotKept(rest.join(' / '))] : [];
  const rightNumber = rights[at] ?? null;
  return { notes, ...(rightNumber !== null && { rightNumber }) };
};

/** An item that asks for a number, of which a file says what is right, and in its own words. */
export const numberAround = (
  rights: readonly (NumberWithin | null)[],
  said: readonly string[],
): Pick<ImportedItem, 'kind' | 'range' | 'rightNumber' | 'notes'> => {
  const range = rangeAround(finite(rights));
  const { notes, ...kept } = keptOf(rights, said);
  return {
    kind: 'number',
    range,
    ...kept,
    notes: [...notes, words.rangeChosen(range.min, range.max)],
  };
};
