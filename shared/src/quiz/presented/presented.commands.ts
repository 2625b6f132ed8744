import { fail, ok, type Result } from '../../core/result.ts';
import type { Turnout } from '../../live/activity.ts';
import { leaveOpen } from '../alone/alone.commands.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { itemAt, limitOf, placeOn } from '../quiz.deck.ts';
import type { QuizCommand, QuizState } from '../quiz.live.ts';
import { withTeams } from '../teams/teams.ts';

const wrongPhase = (msg: string): Result<QuizState> => fail('WRONG_PHASE', msg);

const still = { deadline: null, paused: null } as const;

/** Opens the question that is on for answers, with all of its time. */
const open = (definition: QuizDefinition, state: QuizState, now: number): QuizState => {
  const item = itemAt(definition, placeOn(state));
  const limit = item === undefined ? null : limitOf(item);
  return {
    ...state,
    phase: 'open',
    openedAt: now,
    closedAt: null,
    deadline: limit === null ? null : now + limit,
    paused: null,
  };
};

/**
 * Opens what was closed once more, with all of its time to answer in. The time that counts goes on where it stood:
 * whoever read on meanwhile has no start over those who have answered.
 */
const reopen = (definition: QuizDefinition, state: QuizState, now: number): QuizState => {
  const { openedAt, closedAt } = state;
  const stood = openedAt === null || closedAt === null ? 0 : closedAt - openedAt;
  return { ...open(definition, state, now), openedAt: now - stood };
};

const ask = (
  definition: QuizDefinition,
  state: QuizState,
  at: number,
  now: number,
): Result<QuizState> => {
  const place = state.order[at];
  if (place === undefined) return fail('BAD_REQUEST', 'There is no such question.');
  if (state.told.includes(place)) {
    return wrongPhase('What is right was told already. Go back to it instead.');
  }
  const isOn = at === state.at && (state.phase === 'reading' || state.phase === 'open');
  if (isOn) return ok(state);
  const on: QuizState = { ...state, ...still, at, openedAt: null, closedAt: null };
  if (definition.reading === 0) return ok(open(definition, on, now));
  return ok({ ...on, phase: 'reading', deadline: now + definition.reading * 1_000 });
};

const close = (state: QuizState, at: number): QuizState => ({
  ...state,
  ...still,
  phase: 'closed',
  closedAt: at,
});

/** Tells what is right: from then on the question gives points, and takes no answer. */
const reveal = (state: QuizState): QuizState => {
  const place = placeOn(state);
  const told = state.told.includes(place) ? state.told : [...state.told, place];
  return { ...state, ...still, phase: 'revealed', told };
};

const back = (state: QuizState, at: number): Result<QuizState> => {
  const place = state.order[at];
  if (state.phase === 'open' || state.phase === 'reading') {
    return wrongPhase('Close the question that is on first.');
  }
  if (place === undefined || !state.told.includes(place)) {
    return wrongPhase('What is right of that question was not told yet.');
  }
  return ok({ ...state, ...still, phase: 'revealed', at });
};

const runs = ({ phase }: QuizState): boolean => phase === 'reading' || phase === 'open';

const pause = (state: QuizState, now: number): Result<QuizState> => {
  if (!runs(state)) return wrongPhase('Nothing is running that could be paused.');
  if (state.paused !== null) return ok(state);
  if (state.deadline === null) return wrongPhase('This question has no time limit.');
  return ok({
    ...state,
    deadline: null,
    paused: { at: now, left: Math.max(0, state.deadline - now) },
  });
};

/** The time of a pause is nobody's: it is as if the question had been opened later. */
const resume = (state: QuizState, now: number): Result<QuizState> => {
  const { paused, openedAt } = state;
  if (paused === null) return ok(state);
  const lasted = now - paused.at;
  return ok({
    ...state,
    openedAt: openedAt === null ? null : openedAt + lasted,
    deadline: now + paused.left,
    paused: null,
  });
};

const extend = (state: QuizState, seconds: number, now: number): Result<QuizState> => {
  if (!runs(state)) return wrongPhase('The question is not open.');
  const more = seconds * 1_000;
  if (state.paused !== null)
    return ok({ ...state, paused: { ...state.paused, left: state.paused.left + more } });
  if (state.deadline === null) return wrongPhase('This question has no time limit.');
  return ok({ ...state, deadline: Math.max(state.deadline, now) + more });
};

/** The end of it, wherever it stood. */
export const finishPresented = (state: QuizState): QuizState => ({
  ...state,
  ...still,
  phase: 'ended',
});

/** The state after a command of the host, while it is presented; or why the command does not fit. */
export const applyPresented = (
  definition: QuizDefinition,
  state: QuizState,
  command: QuizCommand,
  now: number,
): Result<QuizState> => {
  switch (command.type) {
    case 'alone':
      return leaveOpen(state, command, now);
    case 'ask':
      return ask(definition, state, command.at, now);
    case 'open':
      if (state.phase === 'open') return ok(state);
      if (state.phase === 'closed') return ok(reopen(definition, state, now));
      if (state.phase === 'reading') return ok(open(definition, state, now));
      return wrongPhase('There is no question that could be opened.');
    case 'close':
      if (state.phase !== 'open') return wrongPhase('The question is not open.');
      return ok(close(state, now));
    case 'reveal':
      if (state.phase !== 'closed') return wrongPhase('Close the question first.');
      return ok(reveal(state));
    case 'board':
      if (runs(state) || state.told.length === 0) return wrongPhase('There are no points yet.');
      return ok({ ...state, ...still, phase: 'board' });
    case 'back':
      return back(state, command.at);
    case 'pause':
      return pause(state, now);
    case 'resume':
      return resume(state, now);
    case 'extend':
      return extend(state, command.seconds, now);
    case 'podium':
      if (runs(state) || state.told.length === 0) return wrongPhase('There are no points yet.');
      return ok({ ...state, ...still, phase: 'podium' });
    case 'teams':
      return withTeams(state, command);
    // Remedies and the end are the same in both modes: they do not come here.
    default:
      return wrongPhase('This quiz is presented.');
  }
};

/** The state after its deadline: what was read is open, what was open is closed. */
export const afterPresentedDeadline = (
  definition: QuizDefinition,
  state: QuizState,
  at: number,
): QuizState => {
  if (state.phase === 'reading') return open(definition, state, at);
  return state.phase === 'open' ? close(state, at) : state;
};

/** Everybody who is here has answered: nobody waits for the clock, nor for those who are gone. */
export const closesEarly = (
  state: QuizState,
  { here, answered }: Turnout,
  now: number,
): QuizState | null =>
  state.phase === 'open' && here > 0 && answered >= here ? close(state, now) : null;
