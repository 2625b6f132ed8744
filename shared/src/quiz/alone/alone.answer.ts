import { withinGrace } from '../../live/within-grace.ts';
import { timing } from '../../core/limits.ts';
import { type Failure, fail, ok, type Result } from '../../core/result.ts';
import type { AcceptedAnswer, AnswerTimes, GivenAnswer, Slot } from '../../live/activity.ts';
import { acceptAnswer } from '../../question/question-kinds.ts';
import { isCounted } from './alone.commands.ts';
import { type Alone, type AttemptStep, attemptStep } from './alone.contract.ts';
import { readAloneSlot } from './alone.slot.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { itemAt } from '../quiz.deck.ts';
import type { AloneState, QuizAnswer } from '../quiz.live.ts';
import { quizMessages as words } from '../quiz.messages.ts';

/* What is taken of somebody who goes through a quiz on their own. */

/** Where its host sets no limit: nobody meets this one who does not look for it. */
const anyAttempts = 20;

export const isStep = (answer: QuizAnswer['answer']): answer is AttemptStep =>
  attemptStep.safeParse(answer).success;

/** Whether this is how far an attempt is that was handed in. */
export const isHandedIn = ({ answer }: QuizAnswer): boolean =>
  isStep(answer) && answer.attempt === 'handed-in';

/** Also where nobody has closed it yet; what was tapped in time is taken for a short grace. */
const inTime = (state: AloneState, { tappedAt, receivedAt }: AnswerTimes): boolean => {
  const { until } = state.alone;
  const takes = state.phase === 'open' || (state.phase === 'closed' && !isCounted(state));
  const closesAt = state.phase === 'open' ? until : (state.closedAt ?? until);
  if (!takes || tappedAt > closesAt) return false;
  return state.phase === 'closed'
    ? withinGrace(receivedAt, closesAt)
    : receivedAt <= closesAt + timing.grace;
};

type Given = GivenAnswer<QuizAnswer>;

/** What is given as it is kept, whatever was given before. */
const valueOf = (
  definition: QuizDefinition,
  state: AloneState,
  given: Given,
): Result<QuizAnswer> => {
  const { value, times } = given;
  const slot = readAloneSlot(given.slot);
  if (slot === null) return fail('BAD_REQUEST', words.noQuestion);
  if (slot.attempt > (state.alone.attempts ?? anyAttempts)) {
    return fail('BAD_REQUEST', words.noAttempt);
  }
  if (!inTime(state, times)) return fail('TOO_LATE', words.quizClosed);
  if (slot.place === null) {
    return isStep(value.answer)
      ? ok({ answer: value.answer })
      : fail('BAD_REQUEST', words.noQuestion);
  }
  const item = state.order.includes(slot.place) ? itemAt(definition, slot.place) : undefined;
  if (item === undefined) return fail('BAD_REQUEST', words.noQuestion);
  const answer = acceptAnswer(item.question, value.answer);
  return answer.ok ? ok({ answer: answer.value }) : answer;
};

const late = (msg: string): Failure => ({ code: 'TOO_LATE', msg });

/** Whether an answer says that nothing more of its attempt is taken: it was handed in, or was under way when all were told theirs. */
export const shuts = (
  { value, receivedAt }: Pick<AcceptedAnswer<QuizAnswer>, 'value' | 'receivedAt'>,
  { shutAt }: Pick<Alone, 'shutAt'>,
): boolean => isHandedIn(value) || (shutAt !== null && receivedAt <= shutAt + timing.grace);

/**
 * Why a slot takes nothing more of somebody who has given these already; null where it does. Attempts come one
 * after the other; what was handed in stays, and so does an answer of which its person was told what is right.
 */
export const heldBack = (
  alone: Alone,
  slot: Slot,
  own: readonly AcceptedAnswer<QuizAnswer>[],
): Failure | null => {
  const read = readAloneSlot(slot);
  if (read === null) return null;
  const { attempt, place } = read;
  const given = (wanted: Slot) => own.find((each) => each.slot === wanted)?.value;
  const isIn = (number: number): boolean =>
    own.some((each) => readAloneSlot(each.slot)?.attempt === number && shuts(each, alone));
  if (isIn(attempt)) return late(words.handedIn);
  if (attempt > 1 && !isIn(attempt - 1)) return late(words.notHandedIn);
  const isTold = alone.feedback === 'each' && place !== null && given(slot) !== undefined;
  return isTold ? late(words.toldAlready) : null;
};

/** An answer, or a step of an attempt, as it is kept; or why it is not taken. */
export const acceptAlone = (
  definition: QuizDefinition,
  state: AloneState,
  given: Given,
): Result<QuizAnswer> => {
  const value = valueOf(definition, state, given);
  if (!value.ok) return value;
  const own = (given.who.before?.own ?? []) as readonly AcceptedAnswer<QuizAnswer>[];
  const why = heldBack(state.alone, given.slot, own);
  return why === null ? value : { ok: false, error: why };
};
