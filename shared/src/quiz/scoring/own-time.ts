import { withinGrace } from '../../live/within-grace.ts';
import { timing } from '../../core/limits.ts';
import type { AnswerTimes } from '../../live/activity.ts';
import type { ExtraTime } from '../../live/people.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { itemAt, limitOf, placeOn } from '../quiz.deck.ts';
import type { QuizState } from '../quiz.live.ts';

/** So many times as long as others; who has no limit at all is as quick as with twice the time. */
const factors: Readonly<Record<ExtraTime, number>> = {
  25: 1.25,
  50: 1.5,
  100: 2,
  unlimited: 2,
};

/** How long it took, as it counts for points: as if everybody had had that much time. */
export const fairTook = (took: number, extra: ExtraTime | undefined): number =>
  extra === undefined ? took : took / factors[extra];

/** How long everybody has for the question that is on, with what the host has added; null without a limit. */
const timeOf = (definition: QuizDefinition, state: QuizState): number | null => {
  const item = itemAt(definition, placeOn(state));
  const limit = item === undefined ? null : limitOf(item);
  const { openedAt, closedAt, deadline, paused } = state;
  if (limit === null || openedAt === null) return null;
  const until = paused === null ? (deadline ?? closedAt) : paused.at + paused.left;
  // Who closes it earlier takes nothing from whoever has more time.
  return Math.max(limit, until === null ? 0 : until - openedAt);
};

/** Until when whoever has extra time may answer the question that is on, in ms; null: until it is told what is right. */
export const ownUntil = (
  definition: QuizDefinition,
  state: QuizState,
  extra: ExtraTime,
): number | null => {
  const time = timeOf(definition, state);
  if (state.openedAt === null || time === null || extra === 'unlimited') return null;
  return Math.round(state.openedAt + time * factors[extra]);
};

/** Whether answers may come in at all: never once it was told what is right. */
export const takesLate = ({ phase }: Pick<QuizState, 'phase'>): boolean =>
  phase === 'open' || phase === 'closed';

/** When the question closes for whoever gave an answer; null while it does not. */
const closesAt = (
  definition: QuizDefinition,
  state: QuizState,
  extra: ExtraTime | undefined,
): number | null => {
  if (extra !== undefined) return ownUntil(definition, state, extra);
  return state.phase === 'open' ? state.deadline : state.closedAt;
};

/**
 * Whether an answer comes in time. After closing, one that was tapped before is taken for a short grace (a slow
 * network is nobody's fault), but never once it was told what is right.
 */
export const inTime = (
  definition: QuizDefinition,
  state: QuizState,
  times: AnswerTimes,
  extra: ExtraTime | undefined,
): boolean => {
  if (!takesLate(state)) return false;
  const at = closesAt(definition, state, extra);
  if (at === null) return state.phase === 'open' || extra !== undefined;
  if (times.tappedAt > at) return false;
  // Whoever has more time may answer long before it is over.
  const isClosed = state.phase === 'closed' && extra === undefined;
  return isClosed ? withinGrace(times.receivedAt, at) : times.receivedAt <= at + timing.grace;
};

/** For whom the question is still open, and until when; null where nobody is waited for. */
export const stillAnswering = (
  definition: QuizDefinition,
  state: QuizState,
  late: readonly ExtraTime[],
): { readonly people: number; readonly until: number | null } | null => {
  if (!takesLate(state) || late.length === 0) return null;
  const ends = late.map((extra) => ownUntil(definition, state, extra));
  const until = ends.some((end) => end === null) ? null : Math.max(...ends.map((end) => end ?? 0));
  return { people: late.length, until };
};
