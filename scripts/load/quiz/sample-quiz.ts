import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { NewQuiz } from '@sets/shared/quiz/quiz-made.contract.ts';
import { sampleQuestion, sampleValues } from '../sample-poll.ts';

/** What each phone may answer to any of its questions: an option each. */
export const sampleQuizValues = sampleValues.map((answer) => ({ answer }));

/** What may be different from one quiz of the tools to another, in seconds. */
export interface QuizTimes {
  /** In which a question is answered. */
  readonly seconds: number;
  /** In which it is read before. */
  readonly reading: number;
}

/** A quiz of so many choice questions as a lecturer might ask it: with names, and points for being quick. */
export const sampleQuiz = (questions: number, { seconds, reading }: QuizTimes): NewQuiz => ({
  title: 'What was said in the last ten minutes?',
  items: Array.from({ length: questions }, (_, index) => ({
    question: { ...sampleQuestion(index), seconds },
    right: { type: 'options', ids: ['a'] },
    points: 1,
    explanation: 'It was said when the second slide was on.',
  })),
  pools: [],
  pace: 'speed',
  streaks: false,
  partly: true,
  reading,
  shuffles: false,
  entry: 'named',
  ...personalShelf,
});
