import { isOfType, isRight, type Right } from '@sets/shared/question/right.ts';
import type { TextLine } from '@sets/shared/question/texts/text-lines.ts';
import { openTextMessages as words } from './open-text.messages.ts';

/** Whether a line of what was written says what is right. */
export const isRightLine = (
  right: Right | null | undefined,
  { text }: Pick<TextLine, 'text'>,
): boolean => isOfType('texts', right) && isRight(right, { texts: [text] }) === true;

/** More texts that are right are not told on one line. */
const mostTold = 3;

/** What is right, and how many have it; empty where that is not told. */
export const rightTold = (
  right: Right | null | undefined,
  { hits, answered }: { readonly hits: number | undefined; readonly answered: number },
): string => {
  if (!isOfType('texts', right)) return '';
  const texts = right.accepted.slice(0, mostTold).join(' / ');
  return hits === undefined ? words.right(texts) : words.rightOf(texts, hits, answered);
};
