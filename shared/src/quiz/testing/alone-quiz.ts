import type { AcceptedAnswer } from '../../live/activity.ts';
import type { Alone } from '../alone/alone.contract.ts';
import { attemptSlot, slotIn } from '../alone/alone.slot.ts';
import { quizActivity } from '../quiz.activity.ts';
import type { QuizAnswer, QuizCommand, QuizState } from '../quiz.live.ts';
import { afterCommands, buildQuiz, now } from './capitals-quiz.ts';

/** A quiz whose speed and streaks count, where it is presented. */
export const quiz = buildQuiz({ pace: 'speed', streaks: true });
export const day = 86_400_000;
export const until = now + 7 * day;

/** Leaves it open. */
export const alone = (
  given: Partial<Extract<QuizCommand, { type: 'alone' }>> = {},
): QuizCommand => ({
  type: 'alone',
  since: null,
  until,
  attempts: 2,
  feedback: 'end',
  counts: 'best',
  ...given,
});
export const opened = (given: Partial<Alone> = {}): QuizState => {
  const { chosenAt: _, shutAt: _shut, ...chosen } = { chosenAt: 0, shutAt: null, ...given };
  return afterCommands(quiz, [alone(chosen)]);
};
export const expire = (state: QuizState): QuizState => quizActivity.expire(quiz, state);
/** It has closed, and points were counted. */
export const counted = (state: QuizState): QuizState => expire(expire(state));
export const refused = (code: string) => ({ ok: false, error: { code } });

type Answer = QuizAnswer['answer'];
export type Own = AcceptedAnswer<QuizAnswer>[];
/** Answers to the first three questions. */
export const right: Answer[] = [
  { choices: ['rome'] },
  { choices: ['rome', 'bern'] },
  { choices: ['false'] },
];
export const wrong: Answer[] = [
  { choices: ['bonn'] },
  { choices: ['bonn'] },
  { choices: ['true'] },
];
export const gave = (slot: string, answer: Answer): Own[number] => ({
  participant: 'ann',
  slot,
  value: { answer },
  tappedAt: 0,
  receivedAt: 0,
});
/** An attempt at the first questions. */
export const went = (attempt: number, answers: readonly Answer[], isIn = true): Own => [
  gave(attemptSlot(attempt), { attempt: isIn ? 'handed-in' : 'begun' }),
  ...answers.map((answer, place) => gave(slotIn(attempt, place), answer)),
];
