import * as z from 'zod/mini';
import type { Audience } from '../live/run.ts';
import { itemAsked } from '../question/item-asked.ts';
import { kindOf, type Question, question } from '../question/question-kinds.ts';
import { pictureBeside } from '../question/question-picture.ts';
import { right } from '../question/right.ts';
import { isCounted } from './alone.commands.ts';
import { type AloneStanding, aloneStanding } from './alone.standing.ts';
import { quizItem, type QuizDefinition } from './quiz.contract.ts';
import { hasQuestion, isOver, itemAt, placeOn, rightAt } from './quiz.deck.ts';
import type { QuizState } from './quiz.live.ts';
import { quizAskedStanding, quizPhoneStanding, quizStanding } from './quiz.standing.ts';
import { teamSlot } from './teams.ts';

const place = z.int().check(z.nonnegative());

/** What is told of the question that is on. */
const asked = {
  ...quizAskedStanding,
  current: z.nullable(question),
  /** Once it was told. */
  right: z.nullable(right),
} as const;

/** How it stands open for everybody on their own; null where it is presented. */
const standing = { ...quizStanding, alone: z.nullable(aloneStanding) } as const;

export const quizScreenView = z.strictObject({ ...standing, ...asked });
export const quizPhoneView = z.strictObject({
  ...standing,
  ...asked,
  ...quizPhoneStanding,
  /** What was right of every question that was told: once it is over. */
  rights: z.nullable(z.array(z.strictObject({ place, right }))),
  /** All that is asked of everybody on their own, once that is open; null where it is presented. */
  asks: z.nullable(
    z.array(z.strictObject({ place, points: z.int(), voided: z.boolean(), question })),
  ),
});
export const quizHostView = z.strictObject({
  ...standing,
  ...asked,
  /** Every question by its place, with what is right of it now, and their places as they are asked. */
  items: z.array(quizItem),
  order: z.array(place),
  told: z.array(place),
  voidedAll: z.array(place),
});
export type QuizScreenView = z.infer<typeof quizScreenView>;
export type QuizPhoneView = z.infer<typeof quizPhoneView>;
export type QuizHostView = z.infer<typeof quizHostView>;

const aloneOf = (state: QuizState): AloneStanding | null => {
  if (state.alone === null) return null;
  const { chosenAt: _, shutAt: _shut, ...alone } = state.alone;
  return { ...alone, counted: isCounted(state) };
};

const teamsOf = (state: QuizState) => {
  const { teams } = state;
  const slot = teamSlot(state);
  return teams === null || slot === null ? null : { names: teams.names, by: teams.by, slot };
};

const standingOf = (state: QuizState) => ({
  phase: state.phase,
  position: state.at + 1,
  questions: state.order.length,
  // Until when it is open says `alone`: nobody's time is counted down.
  deadline: state.alone === null ? state.deadline : null,
  alone: aloneOf(state),
  paused: state.paused?.left ?? null,
  recounts: state.recounts,
  teams: teamsOf(state),
});

const nothingAsked = {
  place: null,
  reading: null,
  current: null,
  points: null,
  voided: false,
  corrected: false,
  right: null,
  explanation: '',
} as const;

const readingOf = (asks: Question, { reading: seconds }: QuizDefinition) => {
  const { kind, text } = asks;
  const picture = pictureBeside(asks);
  const options = kindOf(asks).choosing?.(asks).options.length ?? 0;
  return { kind, text, ...(picture !== null && { picture }), options, seconds };
};

/** What is right is told with the phase `revealed`, and never before. */
const askedOf = (
  definition: QuizDefinition,
  state: QuizState,
): Omit<QuizScreenView, keyof typeof standing> => {
  const at = placeOn(state);
  const item = itemAt(definition, at);
  if (!hasQuestion(state) || item === undefined) return nothingAsked;
  const { question: asks } = item;
  const isRead = state.phase === 'reading';
  const isTold = state.phase === 'revealed';
  return {
    place: at,
    reading: isRead ? readingOf(asks, definition) : null,
    current: isRead ? null : asks,
    points: item.points,
    voided: state.voided.includes(at),
    corrected: isTold && state.corrected.some((each) => each.place === at),
    right: isTold ? rightAt(definition, state, at) : null,
    explanation: isTold ? item.explanation : '',
  };
};

const nextKind = (definition: QuizDefinition, { order, at, phase }: QuizState): string | null => {
  const next = order[phase === 'lobby' || phase === 'reading' ? at : at + 1];
  const item = next === undefined ? undefined : itemAt(definition, next);
  return item?.question.kind ?? null;
};

/** What everybody is asked who goes through it on their own: all of it, and nothing of what is right. */
const asksOf = (definition: QuizDefinition, state: QuizState): QuizPhoneView['asks'] => {
  if (state.alone === null || state.phase === 'lobby') return null;
  return state.order.flatMap((at) => {
    const item = itemAt(definition, at);
    const voided = state.voided.includes(at);
    return item === undefined
      ? []
      : [{ place: at, points: item.points, voided, question: item.question }];
  });
};

/** What was right of every question that was told, in their order. */
const rightsTold = (definition: QuizDefinition, state: QuizState) =>
  state.told.flatMap((at) => {
    const what = rightAt(definition, state, at);
    return what === null ? [] : [{ place: at, right: what }];
  });

/** What an audience sees of where a quiz stands. */
export const quizView = (
  audience: Audience,
  definition: QuizDefinition,
  state: QuizState,
): QuizHostView | QuizScreenView | QuizPhoneView => {
  const seen = { ...standingOf(state), ...askedOf(definition, state) };
  if (audience === 'screen') return seen;
  if (audience === 'phone') {
    const { shuffles } = definition;
    // On their own each is told of what is right alone.
    const rights = isOver(state) && state.alone === null ? rightsTold(definition, state) : null;
    const next = state.alone === null ? nextKind(definition, state) : null;
    return { ...seen, shuffles, next, rights, asks: asksOf(definition, state) };
  }
  const items = definition.items.map((item, at) => ({
    ...itemAsked(item),
    right: rightAt(definition, state, at) ?? item.right,
  }));
  const { order, told, voided } = state;
  return { ...seen, items, order, told, voidedAll: voided };
};
