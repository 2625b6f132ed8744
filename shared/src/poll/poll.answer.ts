import * as z from 'zod/mini';
import { ok, type Result } from '../core/result.ts';
import type { Counters } from '../live/activity.ts';
import { hitBeside, hitsAmong } from '../question/hits.ts';
import {
  type AnyKind,
  type AnswerValue,
  answerValue,
  kindOf,
  type Question,
} from '../question/question-kinds.ts';
import type { Right } from '../question/right.ts';
import type { QuestionExtra } from './poll.contract.ts';
import { rightAmong, shareOf } from './poll.right.ts';
import { pollMessages as words } from './poll.messages.ts';

/** How sure somebody is: a guess, fairly, certain. */
const sureness = z.literal([1, 2, 3]);
type Sureness = z.infer<typeof sureness>;

const sureAnswer = z.strictObject({ answer: answerValue, sure: sureness });

/** An answer to a question of a poll: as its kind has it, or with how sure its person is. */
export const pollAnswer = z.union([answerValue, sureAnswer]);
export type PollAnswer = z.infer<typeof pollAnswer>;

const made = new Map<AnyKind, z.ZodMiniType<PollAnswer>>();

/** An answer to a question of this kind; always the same schema for the same kind. */
export const pollAnswerTo = (kind: AnyKind): z.ZodMiniType<PollAnswer> => {
  const { value } = kind.schemas;
  const known =
    made.get(kind) ?? z.union([value, z.strictObject({ answer: value, sure: sureness })]);
  made.set(kind, known);
  return known;
};

const isSure = (value: PollAnswer): value is z.infer<typeof sureAnswer> => 'sure' in value;

/** The answer alone. */
export const answerIn = (value: PollAnswer): AnswerValue => (isSure(value) ? value.answer : value);

/** How sure somebody is, as it stands beside their answer; nothing where they did not say. */
export const sureInWords = (value: PollAnswer): { readonly sure?: string } =>
  isSure(value) ? { sure: words.sure[value.sure] } : {};

/** An answer to a question of its kind as it is kept, or why it is none; how sure somebody is counts where that is asked. */
export const acceptPollAnswer = (
  question: Question,
  extra: QuestionExtra | undefined,
  given: PollAnswer,
): Result<PollAnswer> => {
  const accepted = kindOf(question).accept(question, answerIn(given));
  if (!accepted.ok || !isSure(given) || extra?.confidence !== true) return accepted;
  return ok({ answer: accepted.value, sure: given.sure });
};

const groups = ['right', 'wrong', 'given'] as const;
type Group = (typeof groups)[number];

/** Whether what was answered is right; `given` where nobody said what is. */
const groupOf = (question: Question, answer: AnswerValue, right: Right | null): Group => {
  const share = right === null ? null : shareOf(question, right, answer);
  if (share === null) return 'given';
  return share === 1 ? 'right' : 'wrong';
};

/** No id has a tilde, so this is the name of no option. */
const counterOf = (group: Group, sure: Sureness): string => `~${group}${sure}`;

/** What an answer adds to the counters of its slot: beside what it says, whether that is right, and how sure it is. */
export const pollContribution = (
  question: Question,
  extra: QuestionExtra | undefined,
  value: PollAnswer,
): Counters => {
  const answer = answerIn(value);
  const adds = kindOf(question).contribution(question, answer);
  if (extra === undefined) return adds;
  const right = rightAmong(question, extra);
  const group = groupOf(question, answer, right);
  return {
    ...adds,
    ...(right !== null && hitBeside(question, right, { answer, adds })),
    ...(isSure(value) && { [counterOf(group, value.sure)]: 1 }),
  };
};

/** How many are right; null where nothing is right or wrong. */
export const rightIn = (
  question: Question,
  extra: QuestionExtra | undefined,
  counters: Counters,
): number | null => {
  const right = rightAmong(question, extra);
  return right === null ? null : hitsAmong(question, right, counters);
};

/** How many counters there are beside those of the kind. */
export const mostOwnCounters = 1 + groups.length * 3;

/** How many are how sure, of those who are right, who are wrong, or of all where nobody said what is right. */
export const confidenceCounts = z.strictObject({
  group: z.enum(groups),
  /** A guess, fairly, certain. */
  people: z.tuple([z.int(), z.int(), z.int()]),
});
export type ConfidenceCounts = z.infer<typeof confidenceCounts>;

/** Null where nobody is asked how sure they are. */
export const confidenceIn = (
  question: Question,
  extra: QuestionExtra | undefined,
  counters: Counters,
): ConfidenceCounts[] | null => {
  if (extra?.confidence !== true) return null;
  const shown: readonly Group[] =
    rightAmong(question, extra) === null ? ['given'] : ['right', 'wrong'];
  const countOf = (group: Group, sure: Sureness): number => counters[counterOf(group, sure)] ?? 0;
  return shown.map((group) => ({
    group,
    people: [countOf(group, 1), countOf(group, 2), countOf(group, 3)],
  }));
};

/** The counters that are the kind's own. */
export const kindCounters = (extra: QuestionExtra | undefined, counters: Counters): Counters =>
  extra !== undefined
    ? Object.fromEntries(Object.entries(counters).filter(([name]) => !name.startsWith('~')))
    : counters;
