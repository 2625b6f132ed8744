import type { Slot } from '../live/activity.ts';
import { type AnswerValue, isSlide, kindOf, type Question } from '../question/question-kinds.ts';
import { isOfType } from '../question/right.ts';
import { answerIn, type PollAnswer } from './poll.answer.ts';
import type { PollDefinition } from './poll.contract.ts';
import { askedIn, extraOf, rightOf } from './poll.deck.ts';
import type { PollState } from './poll.live.ts';
import { slotOf } from './poll.slot.ts';

interface Given {
  /** What this student has answered until now. */
  readonly before: ReadonlyMap<Slot, PollAnswer>;
  readonly random: () => number;
}

/** So many in a class know what is right, or are drawn to the same option, without a word. */
const knowing = 0.4;
/** Who has answered in the round before stays with it so often; of the others so many find what is right. */
const staying = 0.55;
const convinced = 0.75;

/** The option that a class is drawn to where nobody says what is right: another one for each question. */
const favouriteOf = (
  { id }: Question,
  options: readonly { readonly id: string }[],
): readonly string[] => {
  const sum = Array.from(id).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return options
    .slice(sum % Math.max(1, options.length))
    .slice(0, 1)
    .map((option) => option.id);
};

/** What a class leans to, for questions whose answers are chosen among options; null for others. */
const leaningOf = (definition: PollDefinition, question: Question): AnswerValue | null => {
  const options = kindOf(question).choosing?.(question).options ?? [];
  if (options.length === 0) return null;
  const right = rightOf(definition, question);
  return {
    choices: isOfType('options', right) ? right.ids : [...favouriteOf(question, options)],
  };
};

/** How sure somebody is: mostly who leans as the class does. */
const surenessOf = (isLeaning: boolean, random: () => number) => {
  const thrown = random() + (isLeaning ? 0.35 : 0);
  if (thrown < 0.4) return 1;
  return thrown < 0.85 ? 2 : 3;
};

/**
 * An answer that a student might give: alone, as their kind of question has it, with a lean to what is
 * right; in a second round many stay with what they said, and most of the others find what is right.
 */
export const samplePoll = (
  definition: PollDefinition,
  state: Pick<PollState, 'added'>,
  slot: Slot,
  { before, random }: Given,
): PollAnswer | null => {
  const asked = askedIn(definition, state, slot);
  if (asked === null || isSlide(asked.question)) return null;
  const { question, place, round } = asked;
  const leaning = leaningOf(definition, question);
  const earlier = before.get(slotOf({ question: place, round: round - 1 }));
  const isStaying = earlier !== undefined && random() < staying;
  const isLeaning = leaning !== null && random() < (earlier === undefined ? knowing : convinced);
  const alone = isLeaning ? leaning : kindOf(question).sample(question, random);
  const answer = isStaying ? answerIn(earlier) : alone;
  if (extraOf(definition, question)?.confidence !== true) return answer;
  return { answer, sure: surenessOf(isLeaning && !isStaying, random) };
};
