import * as z from 'zod/mini';
import type { Audience } from '../live/run.ts';
import { question } from '../question/question-kinds.ts';
import { right } from '../question/right.ts';
import { quizItem, type QuizDefinition } from './quiz.contract.ts';
import { hasQuestion, itemAt, placeOn, rightAt } from './quiz.deck.ts';
import { quizPhase, type QuizState } from './quiz.live.ts';

const place = z.int().check(z.nonnegative());

/** What everybody is told of where a quiz stands. */
const standing = {
  phase: quizPhase,
  /** Which question it is, from 1, and of how many. */
  position: z.int(),
  questions: z.int(),
  deadline: z.nullable(z.int()),
  /** ms that are left of a pause; null where time goes on. */
  paused: z.nullable(z.int()),
  /** How often points were counted anew: who has seen fewer is told. */
  recounts: z.int(),
} as const;

/** What is told of the question that is on. */
const asked = {
  /** Its place, by which answers are kept; null where none is on. */
  place: z.nullable(place),
  /** While it is read: what is asked, without what is chosen among. */
  reading: z.nullable(z.strictObject({ kind: z.string(), text: z.string() })),
  current: z.nullable(question),
  points: z.nullable(z.int()),
  voided: z.boolean(),
  /** Once it was told. */
  right: z.nullable(right),
  explanation: z.string(),
} as const;

export const quizScreenView = z.strictObject({ ...standing, ...asked });
export const quizPhoneView = z.strictObject({
  ...standing,
  ...asked,
  /** Whether this phone has the options in an order of its own. */
  shuffles: z.boolean(),
  /** The kind of the question that comes next, so that a phone has what it needs by then. */
  next: z.nullable(z.string()),
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

const standingOf = (state: QuizState) => ({
  phase: state.phase,
  position: state.at + 1,
  questions: state.order.length,
  deadline: state.deadline,
  paused: state.paused?.left ?? null,
  recounts: state.recounts,
});

const nothingAsked = {
  place: null,
  reading: null,
  current: null,
  points: null,
  voided: false,
  right: null,
  explanation: '',
} as const;

/** What is right is told with the phase `revealed`, and never before. */
const askedOf = (
  definition: QuizDefinition,
  state: QuizState,
): Omit<QuizScreenView, keyof typeof standing> => {
  const at = placeOn(state);
  const item = itemAt(definition, at);
  if (!hasQuestion(state) || item === undefined) return nothingAsked;
  const { kind, text } = item.question;
  const isRead = state.phase === 'reading';
  const isTold = state.phase === 'revealed';
  return {
    place: at,
    reading: isRead ? { kind, text } : null,
    current: isRead ? null : item.question,
    points: item.points,
    voided: state.voided.includes(at),
    right: isTold ? rightAt(definition, state, at) : null,
    explanation: isTold ? item.explanation : '',
  };
};

const nextKind = (definition: QuizDefinition, { order, at, phase }: QuizState): string | null => {
  const next = order[phase === 'lobby' || phase === 'reading' ? at : at + 1];
  const item = next === undefined ? undefined : itemAt(definition, next);
  return item?.question.kind ?? null;
};

/** What an audience sees of where a quiz stands. */
export const quizView = (
  audience: Audience,
  definition: QuizDefinition,
  state: QuizState,
): QuizHostView | QuizScreenView | QuizPhoneView => {
  const seen = { ...standingOf(state), ...askedOf(definition, state) };
  if (audience === 'screen') return seen;
  if (audience === 'phone') {
    return { ...seen, shuffles: definition.shuffles, next: nextKind(definition, state) };
  }
  const items = definition.items.map((item, at) => ({
    ...item,
    right: rightAt(definition, state, at) ?? item.right,
  }));
  const { order, told, voided } = state;
  return { ...seen, items, order, told, voidedAll: voided };
};
