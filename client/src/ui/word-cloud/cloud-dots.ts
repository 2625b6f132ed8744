import { roughWidth } from './word-sizes.ts';

/** With more words than this the dots under them would be dust. */
export const mostDotted = 60;

/** Letters of the style sheet, in px. */
export const letterSize = 40;
/** Dots stand no wider apart than this, and no nearer, in px of those letters. */
const [widest, nearest] = [5, 2];

/** How many people stand under a word, and how far apart; more than there is room for are left out. */
export const dotsUnder = (text: string, count: number): { dots: number; step: number } => {
  const room = roughWidth(text) * letterSize * 0.95;
  const step = Math.max(nearest, Math.min(widest, room / count));
  return { dots: Math.min(count, Math.floor(room / step)) || 1, step };
};
