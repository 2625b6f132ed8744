import { exchangeWords as words } from './exchange-words.ts';
import type { ImportedItem } from './imported-item.ts';

/** The next power of ten, from 100 on: 0 where nothing lies on this side of it. */
const reach = (far: number): number =>
  far <= 0 ? 0 : Math.max(100, 10 ** Math.ceil(Math.log10(far)));

/** What a number that is asked may be, where a file says only which ones are right. */
const rangeAround = (right: readonly number[]): Required<NonNullable<ImportedItem['range']>> => {
  const [low, high] = [Math.min(0, ...right), Math.max(0, ...right)];
  const decimals = right.map((each) => (String(each).split('.')[1] ?? '').length);
  const max = low < 0 && high === 0 ? reach(-low) : Math.max(100, reach(high));
  return {
    min: low < 0 ? -reach(-low) : 0,
    max,
    step: 10 ** -Math.min(2, Math.max(0, ...decimals)),
  };
};

/** An item that asks for a number, of which `right` is said in the words of its file. */
export const numberAround = (
  numbers: readonly number[],
  right: string,
): Pick<ImportedItem, 'kind' | 'range' | 'notes'> => {
  const range = rangeAround(numbers.filter(Number.isFinite));
  const notes = [words.rightNotKept(right), words.rangeChosen(range.min, range.max)];
  return { kind: 'number', range, notes };
};
