import type { Question } from '@sets/shared/question/question-kinds.ts';
import { choiceScreen } from './choice/choice-screen.ts';
import type { ScreenParts, ScreenPartsByKind } from './question-parts.ts';
import { trueFalseScreen } from './true-false/true-false-screen.ts';

const parts: ScreenPartsByKind = {
  choice: choiceScreen,
  'true-false': trueFalseScreen,
};

/** How a question looks on the projector. */
export const screenParts = ({ kind }: Question): ScreenParts<Question> => parts[kind];
