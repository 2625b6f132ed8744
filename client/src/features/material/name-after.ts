import { splitMath } from '@sets/shared/core/math/split-math.ts';

/** Where each formula and each piece of code begins and ends. */
const wholes = (text: string): { readonly at: number; readonly end: number }[] =>
  splitMath(text).flatMap((part) => {
    if (part.kind === 'text') return [];
    const { at } = part;
    return [{ at, end: part.kind === 'code' ? part.end : at + part.source.length }];
  });

/**
 * What a poll is called that is named by its first question: as much of it as a title holds, cut where a
 * word ends and never within a formula or code.
 */
export const nameAfter = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const whole = wholes(text).findLast(({ at }) => at < max - 2);
  const isCut = whole !== undefined && whole.end > max - 2;
  const start = text.slice(0, isCut ? whole.at : max - 2);
  const isWord = isCut || /\s/.test(text[start.length] ?? ' ');
  const words = isWord ? start : start.slice(0, Math.max(start.search(/\s\S*$/), 0)) || start;
  return `${words.trimEnd()} …`;
};
