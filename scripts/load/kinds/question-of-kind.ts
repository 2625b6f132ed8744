import {
  acceptAnswer,
  kindNamed,
  kindOf,
  type Question,
  type QuestionKindName,
} from '@sets/shared/question/question-kinds.ts';
import type { Asking } from '../asking.ts';
import { entriesEach, isCloud, wordsOf } from './word-cloud.ts';

/** A question of this kind that can be asked, from what its own tests ask. */
export const questionOfKind = async (name: QuestionKindName): Promise<Question> => {
  const drafts = `@sets/shared/question/kinds/testing/${name}.drafts.ts`;
  const { example } = (await import(drafts)) as { example: Question };
  const asked = { ...example, seconds: null, ...(isCloud(name) && { entries: entriesEach }) };
  return kindNamed(name).schemas.question.parse(asked);
};

/** As it is kept, so that it can be compared with what comes back. */
export const kept = (asked: Question, value: unknown): unknown => {
  const answer = acceptAnswer(asked, value);
  if (answer.ok) return answer.value;
  throw new Error(`A sample of the kind ${asked.kind} is no answer: ${answer.error.msg}`);
};

/** What so many phones answer: one answer each, or of a word cloud one word more in each wave. */
export const answersTo = (asked: Question, phones: number): Asking['waves'] => {
  const kind = kindOf(asked);
  const some = Array.from({ length: phones }, () => kind.sample(asked, Math.random));
  if (!isCloud(asked.kind)) return [some.map((value) => kept(asked, value))];
  return Array.from({ length: entriesEach }, (_, wave) =>
    some.map((value, phone) =>
      kept(asked, Object.assign({}, value, { words: wordsOf(phone).slice(0, wave + 1) })),
    ),
  );
};
