import * as z from 'zod/mini';
import type { Audience } from '../live/run.ts';
import { itemAsked } from '../question/item-asked.ts';
import { question } from '../question/question-kinds.ts';
import { right } from '../question/right.ts';
import { aloneStanding } from './alone/alone.standing.ts';
import { quizItem, type QuizDefinition } from './quiz.contract.ts';
import { rightAt } from './quiz.deck.ts';
import type { QuizState } from './quiz.live.ts';
import { toldOfQuestion, toldToPhones, quizStanding } from './quiz.standing.ts';
import { teamSlot } from './teams/teams.ts';

const place = z.int().check(z.nonnegative());

/** What is told of the question that is on. */
const asked = {
  ...toldOfQuestion,
  current: z.nullable(question),
  /** Once it was told. */
  right: z.nullable(right),
} as const;

const askedView = z.strictObject(asked);

/** How it stands open for everybody on their own; null where it is presented. */
const standing = { ...quizStanding, alone: z.nullable(aloneStanding) } as const;

export const quizScreenView = z.strictObject({ ...standing, ...asked });
export const quizPhoneView = z.strictObject({
  ...standing,
  ...asked,
  ...toldToPhones,
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
export type QuizAskedView = z.infer<typeof askedView>;

/** As told where no question is on. */
export const nothingAsked = {
  place: null,
  reading: null,
  current: null,
  openedAt: null,
  points: null,
  voided: false,
  corrected: false,
  right: null,
  explanation: '',
} as const;

const teamsOf = (state: QuizState) => {
  const { teams } = state;
  const slot = teamSlot(state);
  return teams === null || slot === null ? null : { names: teams.names, by: teams.by, slot };
};

/** Where it stands, as in both modes. */
const standingOf = (state: QuizState) => ({
  phase: state.phase,
  position: state.at + 1,
  questions: state.order.length,
  paused: state.paused?.left ?? null,
  recounts: state.recounts,
  teams: teamsOf(state),
});

/** What a mode tells all of a quiz, and what phones alone. */
interface Told {
  readonly seen: Omit<QuizScreenView, keyof ReturnType<typeof standingOf>>;
  readonly onPhones: () => Pick<QuizPhoneView, 'next' | 'rights' | 'asks'>;
}

/** What an audience sees of where a quiz stands. */
export const quizViewOf = (
  audience: Audience,
  definition: QuizDefinition,
  state: QuizState,
  told: Told,
): QuizHostView | QuizScreenView | QuizPhoneView => {
  const seen = { ...standingOf(state), ...told.seen };
  if (audience === 'screen') return seen;
  if (audience === 'phone') return { ...seen, shuffles: definition.shuffles, ...told.onPhones() };
  const items = definition.items.map((item, at) => ({
    ...itemAsked(item),
    right: rightAt(definition, state, at) ?? item.right,
  }));
  return { ...seen, items, order: state.order, told: state.told, voidedAll: state.voided };
};
