import { trueFalseChoosing } from '@sets/shared/question/kinds/true-false.ts';
import type { DrawnChoosing } from '../choosing/choosing-answer.tsx';

/** True and false as they are drawn: with a tick and a cross instead of letters. */
export const signedChoosing: DrawnChoosing = {
  ...trueFalseChoosing,
  options: trueFalseChoosing.options.map(({ id, text }) => ({
    id,
    text,
    sign: id === 'true' ? 'tick' : 'cross',
  })),
};
