import { ok, type Result, fail } from '../core/result.ts';
import type { PollDefinition } from './poll.contract.ts';
import type { PollCommand, PollState } from './poll.live.ts';

const still = { closedAt: null, deadline: null } as const;

const wrongPhase = (msg: string): Result<PollState> => fail('WRONG_PHASE', msg);

/** Opens a round of a question for answers; a question with a time limit has all of it. */
const openRound = (
  definition: PollDefinition,
  state: PollState,
  { question, round, shown }: { question: number; round: number; shown: boolean },
  now: number,
): Result<PollState> => {
  const asked = definition.questions[question];
  if (asked === undefined) return fail('BAD_REQUEST', 'There is no such question.');
  return ok({
    ...state,
    ...still,
    phase: 'open',
    question,
    rounds: state.rounds.with(question, round),
    revealed: state.revealed.with(question, false),
    shown,
    deadline: asked.seconds === null ? null : now + asked.seconds * 1_000,
  });
};

/** Whether the question that is on was closed, and its round may go on. */
export const reopens = ({ phase, question, revealed }: PollState): boolean =>
  phase === 'closed' && revealed[question] === false;

/**
 * Opens a question, or goes on in its newest round: closing too early loses no vote. Not once its
 * counts were revealed, for then people would answer what they have seen.
 */
const open = (
  definition: PollDefinition,
  state: PollState,
  question: number,
  now: number,
): Result<PollState> => {
  if (state.phase === 'open' && question === state.question) return ok(state);
  if (state.revealed[question] === true) {
    return wrongPhase('Its results were shown. Ask it again, in a new round.');
  }
  // What the screen showed when the question was closed just now, it goes on showing.
  const wasHere = question === state.question && state.closedAt !== null;
  const shown = wasHere ? state.shown : definition.liveResults;
  const round = Math.max(1, state.rounds[question] ?? 0);
  return openRound(definition, state, { question, round, shown }, now);
};

/** Puts a question on the screen without opening it; one that was open before comes up as closed. */
const goTo = (state: PollState, question: number): Result<PollState> => {
  const round = state.rounds[question];
  if (round === undefined) return fail('BAD_REQUEST', 'There is no such question.');
  if (question === state.question && state.phase !== 'lobby') return ok(state);
  return ok({
    ...state,
    ...still,
    phase: round === 0 ? 'ready' : 'closed',
    question,
    shown: false,
  });
};

const extend = (state: PollState, seconds: number, now: number): Result<PollState> => {
  if (state.phase !== 'open') return wrongPhase('The question is not open.');
  if (state.deadline === null) return wrongPhase('The question has no time limit.');
  return ok({ ...state, deadline: Math.max(state.deadline, now) + seconds * 1_000 });
};

/** While answers come in the counts are not yet the result. */
const show = (state: PollState): PollState => ({
  ...state,
  shown: true,
  revealed: state.phase === 'closed' ? state.revealed.with(state.question, true) : state.revealed,
});

/** The end of a poll, wherever it stood. */
export const finish = (state: PollState): PollState => ({
  ...state,
  ...still,
  phase: 'ended',
  shown: false,
});

/** Afterwards only what the screen ends with may change: with thanks alone, or with the results. */
const afterEnd = (state: PollState, { type }: PollCommand): Result<PollState> => {
  if (type !== 'show' && type !== 'hide') return wrongPhase('This poll has ended.');
  return ok({ ...state, shown: type === 'show' });
};

/** A poll's state after a command of the host, or why the command does not fit now. */
export const applyCommand = (
  definition: PollDefinition,
  state: PollState,
  command: PollCommand,
  now: number,
): Result<PollState> => {
  if (state.phase === 'ended') return afterEnd(state, command);
  const round = state.rounds[state.question] ?? 0;
  switch (command.type) {
    case 'goto':
      return goTo(state, command.question);
    case 'open':
      return open(definition, state, command.question ?? state.question, now);
    case 'again': {
      if (state.phase !== 'closed') return wrongPhase('Close the question first.');
      const anew = { question: state.question, round: round + 1, shown: definition.liveResults };
      return openRound(definition, state, anew, now);
    }
    case 'close':
      if (state.phase !== 'open') return wrongPhase('The question is not open.');
      return ok({ ...state, phase: 'closed', closedAt: now, deadline: null });
    case 'show':
      if (round === 0) return wrongPhase('There are no results yet.');
      return ok(show(state));
    case 'hide':
      return ok({ ...state, shown: false });
    case 'extend':
      return extend(state, command.seconds, now);
    case 'end':
      return ok({ ...finish(state), shown: command.results === true });
  }
};

/** After results: the next question, which opens at once unless it was open before. */
const onward = (question: number, rounds: readonly number[]): PollCommand => ({
  type: (rounds[question] ?? 0) === 0 ? 'open' : 'goto',
  question,
});

/**
 * What a host most likely wants next: what space and the large button do. Null when the poll has
 * ended. The last step is `end`, which a page should ask to be confirmed.
 */
export const nextCommand = (
  state: Pick<PollState, 'phase' | 'question' | 'rounds' | 'shown'> & { questions: number },
): PollCommand | null => {
  switch (state.phase) {
    case 'lobby':
      return { type: 'open', question: 0 };
    case 'ready':
      return { type: 'open' };
    case 'open':
      return { type: 'close' };
    case 'closed':
      if (!state.shown) return { type: 'show' };
      return state.question + 1 < state.questions
        ? onward(state.question + 1, state.rounds)
        : { type: 'end' };
    case 'ended':
      return null;
  }
};
