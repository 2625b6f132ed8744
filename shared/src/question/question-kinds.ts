import * as z from 'zod/mini';
import { type Result, fail } from '../core/result.ts';
import { anyOf } from './any-of.ts';
import { choice } from './kinds/choice.ts';
import { liveQna } from './kinds/live-qna.ts';
import { gap } from './kinds/gap.ts';
import { grid } from './kinds/grid.ts';
import { match } from './kinds/match.ts';
import { points } from './kinds/points.ts';
import { ranking } from './kinds/ranking.ts';
import { scale } from './kinds/scale.ts';
import { number } from './kinds/number.ts';
import { openText } from './kinds/open-text.ts';
import { pin } from './kinds/pin.ts';
import { slide } from './kinds/slide.ts';
import { trueFalse } from './kinds/true-false.ts';
import { wordCloud } from './kinds/word-cloud.ts';
import type { QuestionKind } from './question-kind.ts';
import { withPicture } from './with-picture.ts';

/** Every kind of question, in the order in which they are offered; the first is the usual one. */
const kinds = {
  choice: withPicture(choice),
  'true-false': withPicture(trueFalse),
  scale: withPicture(scale),
  ranking: withPicture(ranking),
  match: withPicture(match),
  gap: withPicture(gap),
  points: withPicture(points),
  grid: withPicture(grid),
  number: withPicture(number),
  'open-text': withPicture(openText),
  'word-cloud': withPicture(wordCloud),
  pin,
  slide: withPicture(slide),
  'live-qna': withPicture(liveQna),
} as const;
type Kinds = typeof kinds;
type Tuple<Item> = [Item, ...Item[]];

export type QuestionKindName = keyof Kinds;
export const questionKindNames = Object.keys(kinds) as Tuple<QuestionKindName>;

/** A question of one kind, and one of any. */
export type QuestionOf<Name extends QuestionKindName> = z.infer<Kinds[Name]['schemas']['question']>;
export type Question = QuestionOf<QuestionKindName>;
/** An answer to a question of one kind, and of any. */
export type ValueOf<Name extends QuestionKindName> = z.infer<Kinds[Name]['schemas']['value']>;
export type AnswerValue = ValueOf<QuestionKindName>;
/** What is shown of the counters of one kind, and of any. */
export type CountsOf<Name extends QuestionKindName> = z.infer<Kinds[Name]['schemas']['counts']>;
export type QuestionCounts = CountsOf<QuestionKindName>;

export type AnyKind = QuestionKind<Question, AnswerValue, QuestionCounts>;

/** The rules of a kind. */
export const kindNamed = (name: QuestionKindName): AnyKind => kinds[name];

/** The rules of a question. */
export const kindOf = (question: Question): AnyKind => kindNamed(question.kind);

const all: readonly AnyKind[] = questionKindNames.map(kindNamed);
const asking = all.filter(({ isSlide }) => isSlide !== true);
const schemas = Object.values(kinds).map((kind) => kind.schemas);

export const question = z.discriminatedUnion(
  'kind',
  schemas.map((each) => each.question) as Tuple<(typeof schemas)[number]['question']>,
);
/** A question while it is written. */
export const questionDraft = z.discriminatedUnion(
  'kind',
  schemas.map((each) => each.draft) as Tuple<(typeof schemas)[number]['draft']>,
);
export const answerValue = anyOf(asking.map((each) => each.schemas.value));
export const questionCounts = anyOf(asking.map((each) => each.schemas.counts));

/** Whether it is shown only, and asks nothing. */
export const isSlide = (asked: Question): boolean => kindOf(asked).isSlide === true;

/** Whether it is the place of something else that is put on in the same room. */
export const isHolder = (asked: Question): boolean => kindOf(asked).holds !== undefined;

/** An answer to this question as it is kept, or why it is none. */
export const acceptAnswer = (asked: Question, given: unknown): Result<AnswerValue> => {
  const kind = kindOf(asked);
  const value = z.safeParse(kind.schemas.value, given);
  if (value.success) return kind.accept(asked, value.data);
  return fail('BAD_REQUEST', 'That is not an answer to this question.');
};

/** The edits of a question with one more, or why it is none. */
export const editCounts = (asked: Question, edits: unknown, edit: unknown): Result<unknown> => {
  const { editing } = kindOf(asked);
  const wanted = editing === undefined ? null : z.safeParse(editing.schemas.edit, edit);
  if (editing === undefined || wanted?.success !== true) {
    return fail('BAD_REQUEST', 'This cannot be changed about these answers.');
  }
  return editing.apply(asked, edits ?? editing.none, wanted.data);
};
