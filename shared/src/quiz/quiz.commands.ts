import { fail, ok, type Result } from '../core/result.ts';
import type { QuizDefinition } from './quiz.contract.ts';
import { itemAt } from './quiz.deck.ts';
import type { QuizCommand, QuizState } from './quiz.live.ts';
import { modeOf } from './mode-of.ts';
import { countingOf } from './scoring/quiz.results.ts';
import { rightFor } from './scoring/right-for.ts';

/** The state before anything was asked. */
export const inLobby = (order: number[]): QuizState => ({
  phase: 'lobby',
  order,
  at: 0,
  openedAt: null,
  closedAt: null,
  deadline: null,
  paused: null,
  told: [],
  corrected: [],
  voided: [],
  recounts: 0,
  teams: null,
  alone: null,
});

/** Points are counted anew where somebody may have been told what that question brought them. */
const recounted = (state: QuizState, place: number): QuizState =>
  countingOf(state).mayBeTold(state, place) ? { ...state, recounts: state.recounts + 1 } : state;

const voidIt = (
  definition: QuizDefinition,
  state: QuizState,
  { place, on }: Extract<QuizCommand, { type: 'void' }>,
): Result<QuizState> => {
  if (itemAt(definition, place) === undefined) {
    return fail('BAD_REQUEST', 'There is no such question.');
  }
  if (state.voided.includes(place) === on) return ok(state);
  const others = state.voided.filter((each) => each !== place);
  return ok(recounted({ ...state, voided: on ? [...others, place] : others }, place));
};

const correct = (
  definition: QuizDefinition,
  state: QuizState,
  { place, right }: Extract<QuizCommand, { type: 'correct' }>,
): Result<QuizState> => {
  const question = itemAt(definition, place)?.question;
  const applies = question === undefined ? null : rightFor(question, right);
  if (applies === null) return fail('BAD_REQUEST', 'That cannot be right of this question.');
  const others = state.corrected.filter((each) => each.place !== place);
  return ok(recounted({ ...state, corrected: [...others, { place, right: applies }] }, place));
};

/** A quiz's state after a command of the host, or why the command does not fit now. */
export const applyCommand = (
  definition: QuizDefinition,
  state: QuizState,
  command: QuizCommand,
  now: number,
): Result<QuizState> => {
  // A key that was wrong is put right whenever it is found, also afterwards.
  if (command.type === 'void') return voidIt(definition, state, command);
  if (command.type === 'correct') return correct(definition, state, command);
  if (state.phase === 'ended') return fail('WRONG_PHASE', 'This quiz has ended.');
  const mode = modeOf(state);
  if (command.type === 'end') return ok(mode.finish(state));
  return mode.apply(definition, state, command, now);
};

/** The state after its deadline. */
export const afterDeadline = (definition: QuizDefinition, state: QuizState): QuizState =>
  state.deadline === null ? state : modeOf(state).afterDeadline(definition, state, state.deadline);
