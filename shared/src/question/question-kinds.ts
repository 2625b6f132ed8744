import * as z from 'zod/mini';
import { type Result, fail } from '../core/result.ts';
import { anyOf } from './any-of.ts';
import { choice } from './kinds/choice.ts';
import { trueFalse } from './kinds/true-false.ts';
import type { QuestionKind } from './question-kind.ts';

/** Every kind of question, in the order in which they are offered; the first is the usual one. */
const kinds = {
  choice,
  'true-false': trueFalse,
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

/** The rules of a kind. */
export const kindNamed = (name: QuestionKindName): QuestionKind<Question, AnswerValue> =>
  kinds[name];

/** The rules of a question. */
export const kindOf = (question: Question): QuestionKind<Question, AnswerValue> =>
  kindNamed(question.kind);

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
export const answerValue = anyOf(schemas.map((each) => each.value));

/** An answer to this question as it is kept, or why it is none. */
export const acceptAnswer = (asked: Question, given: unknown): Result<AnswerValue> => {
  const kind = kindOf(asked);
  const value = z.safeParse(kind.schemas.value, given);
  if (value.success) return kind.accept(asked, value.data);
  return fail('BAD_REQUEST', 'That is not an answer to this question.');
};
