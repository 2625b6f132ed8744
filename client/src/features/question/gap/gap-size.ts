import { gapsIn, lengthOf, type TextPart } from '@sets/shared/question/kinds/gap-text.ts';

/** Sizes of the text, in pixels of the projector. */
const sizes = [60, 52, 46, 40, 36, 32, 28] as const;
export const smallestText = 28;
/** Characters that fit into a line at 1 px, with how wide letters are; and how high lines are. */
const acrossAt1 = 3_500;
const lineHeight = 1.5;
/** So many characters stand for a gap. */
const gapLength = 14;

/** How large the text may be so that all of it is seen in so many pixels of the projector. */
export const gapTextSize = (parts: readonly TextPart[], height: number): number => {
  const letters = lengthOf(parts) + gapsIn(parts).length * gapLength;
  const breaks = parts.reduce(
    (sum, part) => sum + (part.type === 'text' ? part.text.split('\n').length - 1 : 0),
    0,
  );
  const fits = (size: number): boolean =>
    (Math.ceil(letters / (acrossAt1 / size)) + breaks) * size * lineHeight <= height;
  return sizes.find(fits) ?? smallestText;
};
