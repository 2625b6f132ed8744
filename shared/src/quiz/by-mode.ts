import type { QuizState } from './quiz.live.ts';

/**
 * The two ways in which a quiz is played: a host presents it, or everybody goes through it on their own. This is the
 * one place that asks which; what differs is in two objects of the same interface.
 */
export const byMode =
  <Rules>(presented: Rules, alone: Rules) =>
  (state: Pick<QuizState, 'alone'>): Rules =>
    state.alone === null ? presented : alone;
