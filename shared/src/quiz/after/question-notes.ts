import { enough, type QuestionFigures } from './question-figures.ts';
import { leastInThird } from './thirds.ts';
import type { OptionFigures } from './option-figures.ts';

/** What somebody should look at before asking a question again, what weighs most first (decision 86). */
export const questionNotes = ['key', 'backwards', 'weak', 'hard', 'easy', 'unchosen'] as const;
export type QuestionNote = (typeof questionNotes)[number];

/** From where on each is said. */
const bounds = { backwards: 0, weak: 0.2, hard: 0.25, easy: 0.95 } as const;

/** Whether those who did best chose something wrong more often than what is right. */
const isKeyDoubtful = (options: readonly OptionFigures[]): boolean => {
  const upper = (right: boolean): number =>
    Math.max(0, ...options.filter((each) => each.right === right).map((each) => each.upper ?? 0));
  return upper(false) >= leastInThird && upper(false) > upper(true);
};

/** What is to be said of a question; of one that few answered nothing is. */
export const notesOn = (
  { answered, share, discrimination }: QuestionFigures,
  options: readonly OptionFigures[],
  isChosen: boolean,
): QuestionNote[] => {
  if (answered < enough.people || share === null) return [];
  const is: Record<QuestionNote, boolean> = {
    key: isKeyDoubtful(options),
    backwards: discrimination !== null && discrimination < bounds.backwards,
    weak:
      discrimination !== null &&
      discrimination >= bounds.backwards &&
      discrimination < bounds.weak &&
      share < bounds.easy,
    hard: share < bounds.hard,
    easy: share >= bounds.easy,
    unchosen: isChosen && options.some(({ right, count }) => !right && count === 0),
  };
  return questionNotes.filter((note) => is[note]);
};
