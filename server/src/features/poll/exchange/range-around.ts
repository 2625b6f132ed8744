import { exchangeWords as words } from './exchange-words.ts';
import type { ImportedItem } from './imported-item.ts';

/** What a number that is asked may be, where a file says only which one is right. */
export const rangeAround = (right: number): Required<NonNullable<ImportedItem['range']>> => {
  const size = Math.max(100, 10 ** Math.ceil(Math.log10(Math.abs(right) || 1)));
  const decimals = Math.min(2, (String(right).split('.')[1] ?? '').length);
  return { min: right < 0 ? -size : 0, max: size, step: 10 ** -decimals };
};

/** An item that asks for a number, of which `right` is said in the words of its file. */
export const numberAround = (
  numbers: readonly number[],
  right: string,
): Pick<ImportedItem, 'kind' | 'range' | 'notes'> => {
  const far = numbers.filter(Number.isFinite).toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0;
  const range = rangeAround(far);
  const notes = [words.rightNotKept(right), words.rangeChosen(range.min, range.max)];
  return { kind: 'number', range, notes };
};
