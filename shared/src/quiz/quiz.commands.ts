import { fail, ok, type Result } from '../core/result.ts';
import type { Turnout } from '../live/activity.ts';
import { afterAloneDeadline, applyAlone, leaveOpen } from './alone.commands.ts';
import type { QuizDefinition } from './quiz.contract.ts';
import { itemAt, limitOf, placeOn } from './quiz.deck.ts';
import type { QuizCommand, QuizState } from './quiz.live.ts';
import { withTeams } from './teams.ts';
import { rightFor } from './right-for.ts';

const wrongPhase = (msg: string): Result<QuizState> => fail('WRONG_PHASE', msg);

const still = { deadline: null, paused: null } as const;

/** The state before anything was asked. */
export const inLobby = (order: number[]): QuizState => ({
  phase: 'lobby',
  order,
  at: 0,
  openedAt: null,
  closedAt: null,
  ...still,
  told: [],
  corrected: [],
  voided: [],
  recounts: 0,
  teams: null,
  alone: null,
});

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

/** Points are counted anew where any were given for that question; on their own, some were told of theirs before. */
const recounted = (state: QuizState, place: number): QuizState =>
  state.told.includes(place) || state.alone !== null
    ? { ...state, recounts: state.recounts + 1 }
    : state;

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

/** The end of a quiz, wherever it stood; what people went through on their own is counted with it. */
export const finish = (state: QuizState): QuizState => ({
  ...state,
  ...still,
  phase: 'ended',
  told: state.alone === null || state.phase === 'lobby' ? state.told : state.order,
});

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
  if (state.phase === 'ended') return wrongPhase('This quiz has ended.');
  if (command.type === 'end') return ok(finish(state));
  if (state.alone !== null) return applyAlone(state, state.alone, command, now);
  switch (command.type) {
    case 'alone':
      return leaveOpen(state, command, now);
    case 'until':
      return wrongPhase('This quiz is presented.');
    case 'ask':
      return ask(definition, state, command.at, now);
    case 'open':
      if (state.phase === 'open') return ok(state);
      if (state.phase !== 'reading') return wrongPhase('Nothing is being read.');
      return ok(open(definition, state, now));
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
  }
};

/** The state after its deadline: what was read is open, what was open is closed. */
export const afterDeadline = (definition: QuizDefinition, state: QuizState): QuizState => {
  if (state.deadline === null) return state;
  if (state.alone !== null) return afterAloneDeadline(state, state.alone, finish);
  if (state.phase === 'reading') return open(definition, state, state.deadline);
  return state.phase === 'open' ? close(state, state.deadline) : state;
};

/** Everybody who is here has answered: nobody waits for the clock, nor for those who are gone. */
export const closesEarly = (
  state: QuizState,
  { here, answered }: Turnout,
  now: number,
): QuizState | null =>
  state.alone === null && state.phase === 'open' && here > 0 && answered >= here
    ? close(state, now)
    : null;
