import type { Audience } from '../live/run.ts';
import { kindOf, type Question } from '../question/question-kinds.ts';
import type { Right } from '../question/right.ts';
import { reopens } from './poll.commands.ts';
import type { PollDefinition } from './poll.contract.ts';
import {
  editsOf,
  extraOf,
  hasQuestion,
  orderOf,
  questionsOf,
  rightOf,
  slotOn,
  wasTold,
} from './poll.deck.ts';
import type { PollHostView, PollPhoneView, PollScreenView, PollState } from './poll.live.ts';

/** Phones see the counts when the screen does, at the time that the poll allows. */
export const phoneSees = (definition: PollDefinition, state: PollState): boolean => {
  if (!state.shown) return false;
  if (state.survey !== null) return state.phase !== 'open' && definition.phoneResults !== 'never';
  if (!hasQuestion(state)) return false;
  if (definition.phoneResults === 'live') return true;
  const isTime = state.phase === 'closed' || answersOthers(definition, state);
  return definition.phoneResults === 'closed' && isTime;
};

/** Whether what is open is answered by what others have said, so that phones need the counts for it. */
const answersOthers = (definition: PollDefinition, state: PollState): boolean => {
  const question = currentOf(definition, state);
  return question !== null && kindOf(question).answersOthers?.(question) === true;
};

const standingOf = (definition: PollDefinition, state: PollState) => ({
  phase: state.phase,
  question: state.question,
  questions: questionsOf(definition, state).length,
  position: orderOf(state).indexOf(state.question) + 1,
  round: state.rounds[state.question] ?? 0,
  deadline: state.deadline,
  shown: state.shown,
  survey: state.survey?.until ?? null,
});

const currentOf = (definition: PollDefinition, state: PollState): Question | null =>
  hasQuestion(state) ? (questionsOf(definition, state)[state.question] ?? null) : null;

const asksConfidence = (definition: PollDefinition, question: Question | null): boolean =>
  question !== null && extraOf(definition, question)?.confidence === true;

/** What is right of the question that is on; null where nothing is. */
const rightOn = (definition: PollDefinition, state: PollState): Right | null => {
  const question = currentOf(definition, state);
  return question === null ? null : rightOf(definition, question);
};

const hostRight = (definition: PollDefinition, state: PollState): Pick<PollHostView, 'right'> => {
  const what = rightOn(definition, state);
  return what === null ? {} : { right: { what, told: wasTold(state, state.question) } };
};

/**
 * What the screen is told of it: shown with the counts, after closing, once the host has said so. Until
 * then it only keeps room for it.
 */
export const rightOnScreen = ({
  phase,
  shown,
  right,
}: Pick<PollHostView, 'phase' | 'shown' | 'right'>): Pick<PollScreenView, 'right'> => {
  if (right === undefined) return {};
  return { right: phase === 'closed' && shown && right.told ? right.what : null };
};

/** Whether a screen that is told this shows what is right. */
export const isTold = (right: PollScreenView['right']): right is Right =>
  right !== undefined && right !== null;

/** On phones there is nothing of it until then. */
const rightOnPhone = (
  definition: PollDefinition,
  state: PollState,
): Pick<PollPhoneView, 'right'> => {
  const { right } = rightOnScreen({ ...state, ...hostRight(definition, state) });
  return isTold(right) ? { right } : {};
};

/** Whether everybody sees what is right of the question that is on. */
export const rightIsOut = (definition: PollDefinition, state: PollState): boolean =>
  rightOnPhone(definition, state).right !== undefined;

const hostView = (definition: PollDefinition, state: PollState): PollHostView => ({
  ...standingOf(definition, state),
  reopens: reopens(state),
  rounds: state.rounds,
  edits: editsOf(state, slotOn(state)) ?? null,
  all: [...questionsOf(definition, state)],
  order: orderOf(state),
  together: state.together,
  beside: state.beside,
  pace: definition.pace ?? 'host',
  confidence: asksConfidence(definition, currentOf(definition, state)),
  ...hostRight(definition, state),
});

const screenView = (definition: PollDefinition, state: PollState): PollScreenView => ({
  ...standingOf(definition, state),
  current: currentOf(definition, state),
  together: state.together.length,
  ...rightOnScreen({ ...state, ...hostRight(definition, state) }),
});

/** What comes after the question that is on, as far as it is known. */
const nextOf = (definition: PollDefinition, state: PollState): Question | undefined => {
  if (state.phase === 'ended') return undefined;
  const order = orderOf(state);
  const ahead = state.phase === 'lobby' ? 0 : order.indexOf(state.question) + 1;
  return questionsOf(definition, state)[order[ahead] ?? -1];
};

/** A survey that is closed is over for those who come with a phone, until it is opened again. */
const asPhonesSee = (state: PollState): PollState =>
  state.survey !== null && state.phase === 'closed' ? { ...state, phase: 'ended' } : state;

/**
 * Where several are open together phones go from one to another by themselves: where the screen is
 * tells them nothing, unless they are shown its counts. So going there makes no message to them.
 */
const atTheirOwn = (definition: PollDefinition, state: PollState): PollState => {
  const [first] = state.together;
  if (first === undefined || state.phase !== 'open' || phoneSees(definition, state)) return state;
  return { ...state, question: first, shown: false };
};

export const phoneView = (definition: PollDefinition, stands: PollState): PollPhoneView => {
  const state = atTheirOwn(definition, asPhonesSee(stands));
  const all = questionsOf(definition, state);
  const current = currentOf(definition, state);
  return {
    ...standingOf(definition, state),
    shown: phoneSees(definition, state),
    current,
    confidence: asksConfidence(definition, current),
    next: nextOf(definition, state)?.kind ?? null,
    ...(state.added.length > 0 && { order: orderOf(state) }),
    ...rightOnPhone(definition, state),
    together: (hasQuestion(state) ? state.together : []).flatMap((place) => {
      const asked = all[place];
      const round = state.rounds[place] ?? 0;
      return asked === undefined
        ? []
        : [{ place, round, asked, confidence: asksConfidence(definition, asked) }];
    }),
  };
};

/** What an audience sees of where a poll stands. */
export const pollView = (
  audience: Audience,
  definition: PollDefinition,
  state: PollState,
): PollHostView | PollScreenView | PollPhoneView => {
  if (audience === 'host') return hostView(definition, state);
  return audience === 'screen' ? screenView(definition, state) : phoneView(definition, state);
};
