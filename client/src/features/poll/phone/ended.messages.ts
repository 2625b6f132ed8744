import { plural } from '../../../core/plural.ts';

/** What a phone says at the end of a poll. */
export const endedMessages = {
  endedSet: 'That was your set.',
  endedTitle: 'That was it.',
  ended: (questions: number, answers: number) =>
    `${questions} ${plural(questions, { one: 'question', other: 'questions' })}, ${answers} ${plural(answers, { one: 'answer', other: 'answers' })} of yours. Thank you.`,
  kept: 'Your answers are kept on this phone for a month. With a private link they can be read elsewhere, too.',
  privateLink: 'Open the private link',
} as const;
