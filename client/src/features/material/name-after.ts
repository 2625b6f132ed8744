import { splitMath } from '@sets/shared/core/math/split-math.ts';

/** What a poll is called that is named by its first question: as much of it as a title holds, cut where a word ends and never within a formula. */
export const nameAfter = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const split = splitMath(text).findLast((part) => part.kind === 'formula' && part.at < max - 2);
  const formula = split?.kind === 'formula' ? split : null;
  const isCut = formula !== null && formula.at + formula.source.length > max - 2;
  const start = text.slice(0, isCut ? formula.at : max - 2);
  const isWord = isCut || /\s/.test(text[start.length] ?? ' ');
  const whole = isWord ? start : start.slice(0, Math.max(start.search(/\s\S*$/), 0)) || start;
  return `${whole.trimEnd()} …`;
};
