import { ok, type Result, fail } from '../core/result.ts';
import type { PollDefinition } from './poll.contract.ts';
import type { PollCommand, PollState } from './poll.live.ts';

const still = { closedAt: null, revealedAt: null, deadline: null } as const;

const wrongPhase = (msg: string): Result<PollState> => fail('WRONG_PHASE', msg);

/** Opens the question for answers; `round` 0 (never open) becomes 1. */
const open = (
  definition: PollDefinition,
  state: PollState,
  question: number,
  round: number,
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
    shown: definition.liveResults,
    deadline: asked.seconds === null ? null : now + asked.seconds * 1_000,
  });
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

/** The end of a poll, wherever it stood. */
export const finish = (state: PollState): PollState => ({
  ...state,
  ...still,
  phase: 'ended',
  shown: false,
});

/** A poll's state after a command of the host, or why the command does not fit now. */
export const applyCommand = (
  definition: PollDefinition,
  state: PollState,
  command: PollCommand,
  now: number,
): Result<PollState> => {
  if (state.phase === 'ended') return wrongPhase('This poll has ended.');
  const round = state.rounds[state.question] ?? 0;
  switch (command.type) {
    case 'goto':
      return goTo(state, command.question);
    case 'open': {
      const question = command.question ?? state.question;
      return open(definition, state, question, Math.max(1, state.rounds[question] ?? 0), now);
    }
    case 'again':
      if (state.phase !== 'closed') return wrongPhase('Close the question first.');
      return open(definition, state, state.question, round + 1, now);
    case 'close':
      if (state.phase !== 'open') return wrongPhase('The question is not open.');
      return ok({ ...state, phase: 'closed', closedAt: now, deadline: null });
    case 'show':
      if (round === 0) return wrongPhase('There are no results yet.');
      return ok({ ...state, shown: true, revealedAt: state.phase === 'closed' ? now : null });
    case 'hide':
      return ok({ ...state, shown: false });
    case 'extend':
      return extend(state, command.seconds, now);
    case 'end':
      return ok(finish(state));
  }
};

/**
 * What a host most likely wants next: what space and the large button do. Null when the poll has
 * ended. The last step is `end`, which a page should ask to be confirmed.
 */
export const nextCommand = (
  state: Pick<PollState, 'phase' | 'question' | 'shown'> & { questions: number },
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
        ? { type: 'open', question: state.question + 1 }
        : { type: 'end' };
    case 'ended':
      return null;
  }
};
