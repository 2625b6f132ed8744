import { ok, type Result, fail } from '../core/result.ts';
import { limits } from '../core/limits.ts';
import { editCounts, isSlide, kindOf, type Question } from '../question/question-kinds.ts';
import type { PollDefinition, PollPace } from './poll.contract.ts';
import {
  askedIn,
  editsOf,
  hasQuestion,
  orderOf,
  questionsOf,
  rightOf,
  slotOpenAlone,
} from './poll.deck.ts';
import type { PollCommand, PollState } from './poll.live.ts';
import { applySurvey, openSurvey } from './poll.survey.ts';
import { openTogether } from './poll.together.ts';

const still = { closedAt: null, deadline: null } as const;

const wrongPhase = (msg: string): Result<PollState> => fail('WRONG_PHASE', msg);

/** Opens a round of a question for answers; a question with a time limit has all of it. */
const openRound = (
  definition: PollDefinition,
  state: PollState,
  { question, round, shown }: { question: number; round: number; shown: boolean },
  now: number,
): Result<PollState> => {
  const asked = questionsOf(definition, state)[question];
  if (asked === undefined) return fail('BAD_REQUEST', 'There is no such question.');
  if (isSlide(asked)) return wrongPhase('A slide is shown, not answered.');
  return ok({
    ...state,
    ...still,
    phase: 'open',
    question,
    together: [],
    rounds: state.rounds.with(question, round),
    revealed: state.revealed.with(question, false),
    ...(state.told !== undefined && { told: state.told.filter((place) => place !== question) }),
    shown,
    deadline: asked.seconds === null ? null : now + asked.seconds * 1_000,
  });
};

/**
 * Asks something besides, at once. The same question again is the same tap again. Where questions are
 * open together, it is one more of them: nobody is stopped in the middle of the others.
 */
const add = (
  definition: PollDefinition,
  state: PollState,
  { question, closes }: Extract<PollCommand, { type: 'add' }>,
  now: number,
): Result<PollState> => {
  const all = questionsOf(definition, state);
  if (all.some(({ id }) => id === question.id)) return ok(state);
  const open = slotOpenAlone(state);
  if (closes !== undefined && open !== null && open !== closes) {
    return fail('CONFLICT', 'Another question is open by now: look at it first.');
  }
  if (all.length >= limits.questionsPerPoll) {
    return fail('FULL', `At most ${limits.questionsPerPoll} questions.`);
  }
  const after = state.phase === 'lobby' ? null : state.question;
  const wider = {
    ...state,
    added: [...state.added, { question, after }],
    rounds: [...state.rounds, 0],
    revealed: [...state.revealed, false],
  };
  const asked = { question: all.length, round: 1, shown: definition.liveResults };
  if (isSlide(question)) return goTo(definition, { ...wider, together: [] }, all.length);
  const isTogether = state.phase === 'open' && state.together.length > 0;
  if (isTogether) {
    const shown = { ...wider, question: all.length };
    return openTogether(definition, shown, [...state.together, all.length]);
  }
  return openRound(definition, wider, asked, now);
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
  const isOpen = state.phase === 'open' && state.together.length === 0;
  if (isOpen && question === state.question) return ok(state);
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
const goTo = (
  definition: PollDefinition,
  state: PollState,
  question: number,
): Result<PollState> => {
  const round = state.rounds[question];
  if (round === undefined) return fail('BAD_REQUEST', 'There is no such question.');
  if (question === state.question && state.phase !== 'lobby') return ok(state);
  // What is open together stays open while the screen goes from one to another.
  if (state.phase === 'open' && state.together.includes(question)) {
    return ok({ ...state, question, shown: definition.liveResults });
  }
  return ok({
    ...state,
    ...still,
    phase: round === 0 ? 'ready' : 'closed',
    question,
    together: [],
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

/** Tells everybody what is right, with the counts: whoever has seen it answers that round no more. */
const tellRight = (definition: PollDefinition, state: PollState): Result<PollState> => {
  if (state.phase !== 'closed') return wrongPhase('Close the question first.');
  const asked = questionsOf(definition, state)[state.question];
  if (asked === undefined || rightOf(definition, asked) === null) {
    return wrongPhase('The poll does not say what is right.');
  }
  return ok({ ...show(state), told: [...new Set([...(state.told ?? []), state.question])] });
};

/** Changes something about the counts of a round, also after the end: the screen may show them then. */
const edit = (
  definition: PollDefinition,
  state: PollState,
  command: Extract<PollCommand, { type: 'edit' }>,
): Result<PollState> => {
  const asked = askedIn(definition, state, command.slot);
  if (asked === null || asked.round > (state.rounds[asked.place] ?? 0)) {
    return fail('BAD_REQUEST', 'There is no such round.');
  }
  const edited = editCounts(asked.question, editsOf(state, command.slot), command.edit);
  if (!edited.ok) return edited;
  const others = state.edits.filter(({ slot }) => slot !== command.slot);
  return ok({ ...state, edits: [...others, { slot: command.slot, edits: edited.value }] });
};

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
  if (command.type === 'edit') return edit(definition, state, command);
  if (state.phase === 'ended') return afterEnd(state, command);
  if (command.type === 'end') return ok({ ...finish(state), shown: command.results === true });
  if (state.survey !== null) return applySurvey(state, command, now);
  const round = state.rounds[state.question] ?? 0;
  switch (command.type) {
    case 'goto':
      return goTo(definition, state, command.question);
    case 'open':
      return open(definition, state, command.question ?? state.question, now);
    case 'again': {
      if (state.phase !== 'closed') return wrongPhase('Close the question first.');
      const anew = { question: state.question, round: round + 1, shown: definition.liveResults };
      return openRound(definition, state, anew, now);
    }
    case 'together':
      return openTogether(definition, state, command.questions);
    case 'add':
      return add(definition, state, command, now);
    case 'beside':
      return ok({ ...state, beside: command.on });
    case 'close':
      if (state.phase !== 'open') return wrongPhase('The question is not open.');
      return ok({ ...state, phase: 'closed', closedAt: now, deadline: null });
    case 'show':
      if (round === 0) return wrongPhase('There are no results yet.');
      return ok(show(state));
    case 'hide':
      return ok({ ...state, shown: false });
    case 'right':
      return tellRight(definition, state);
    case 'extend':
      return extend(state, command.seconds, now);
    case 'survey':
      return openSurvey(definition, state, command.until, now);
  }
};

/** What is known of a poll where the next step is chosen. */
export interface NextStanding extends Pick<
  PollState,
  'phase' | 'question' | 'rounds' | 'shown' | 'together'
> {
  readonly all: readonly Question[];
  /** The places of all questions, as they are presented. */
  readonly order: readonly number[];
}

/** To another question, which opens at once unless it was open before, or is a slide. */
const onward = ({ all, rounds, order }: NextStanding, index: number): PollCommand => {
  const question = order[index];
  const asked = question === undefined ? undefined : all[question];
  if (question === undefined || asked === undefined) return { type: 'end' };
  return { type: isSlide(asked) || (rounds[question] ?? 0) > 0 ? 'goto' : 'open', question };
};

/**
 * What a host most likely wants next: what space and the large button do. Null when the poll has
 * ended. The last step is `end`, which a page should ask to be confirmed.
 */
export const nextCommand = (
  standing: NextStanding,
  pace: PollPace = 'host',
): PollCommand | null => {
  const { phase, question, shown, all, order } = standing;
  const asked = all[question];
  const after = order.indexOf(question) + 1;
  switch (phase) {
    case 'lobby':
      return pace === 'own' ? { type: 'together' } : onward(standing, 0);
    case 'ready':
      return asked !== undefined && isSlide(asked) ? onward(standing, after) : { type: 'open' };
    case 'open':
      return { type: 'close' };
    case 'closed':
      return shown ? onward(standing, after) : { type: 'show' };
    case 'ended':
      return null;
  }
};

/**
 * How the poll goes on when it comes on again after a run of this activity: where that is what its
 * place holds, with what follows it. Null where it stays where it is.
 */
export const resumeCommand = (
  definition: PollDefinition,
  state: PollState,
  after: string,
): PollCommand | null => {
  const asked = questionsOf(definition, state)[state.question];
  if (!hasQuestion(state) || asked === undefined || kindOf(asked).holds !== after) return null;
  const order = orderOf(state);
  const question = order[order.indexOf(state.question) + 1];
  return question === undefined ? null : { type: 'goto', question };
};
