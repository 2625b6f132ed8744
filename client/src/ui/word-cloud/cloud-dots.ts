import { roughWidth } from './word-sizes.ts';

/** With more words than this the dots under them would be dust. */
export const mostDotted = 60;

/** Letters of the style sheet, in px. */
export const letterSize = 40;
/** Dots stand no wider apart than this, and no nearer, in px of those letters. */
const [widest, nearest] = [3.6, 2];
/**
 * How far below its base line the dots of a word are, in its own size, as the style sheet has it: below
 * the letters that reach down, or one dot would be read as the mark of a letter.
 */
export const dotsBelow = 0.27;
/** Where they end. */
export const dotsEnd = dotsBelow + widest / letterSize;

/** How many people stand under a word, and how far apart; more than there is room for are left out. */
export const dotsUnder = (text: string, count: number): { dots: number; step: number } => {
  const room = roughWidth(text) * letterSize * 0.95;
  const step = Math.max(nearest, Math.min(widest, room / count));
  return { dots: Math.min(count, Math.floor(room / step)) || 1, step };
};
