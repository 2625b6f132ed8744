import { exchangeWords as words } from './exchange-words.ts';
import type { ImportedGap, ImportedItem } from './imported-item.ts';
import { plainText } from './plain-text.ts';

/** Signs for which nobody has a key stand for gaps while markup is read. */
const [from, to] = ['\uE000', '\uE001'] as const;

/** The pieces of markup in which numbered gaps stand, as plain text with the gaps between. */
export const piecesOf = (
  markup: string,
  gaps: readonly ImportedGap[],
): Pick<ImportedItem, 'gaps' | 'notes'> => {
  const { text, notes } = plainText(markup);
  const pieces = text.split(new RegExp(`${from}(\\d+)${to}`)).map((piece, at) => {
    const gap = at % 2 === 1 ? gaps[Number(piece)] : undefined;
    return gap ?? piece;
  });
  return { gaps: pieces, notes };
};

/**
 * A text with gaps and what stands over it: the first line, where it has several before its first gap;
 * else what is usual.
 */
export const headed = (
  pieces: readonly (string | ImportedGap)[],
): Required<Pick<ImportedItem, 'text' | 'gaps'>> => {
  const [first, ...rest] = pieces;
  const end = typeof first === 'string' ? first.indexOf('\n') : -1;
  if (typeof first !== 'string' || end <= 0) return { text: words.fillGaps, gaps: pieces };
  return { text: first.slice(0, end), gaps: [first.slice(end + 1), ...rest] };
};

/** What stands in markup for the gap with this number, from 0. */
export const placeOf = (at: number): string => `${from}${at}${to}`;
