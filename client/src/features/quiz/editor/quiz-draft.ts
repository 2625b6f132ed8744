import { limits } from '@sets/shared/core/limits.ts';
import {
  kindNamed,
  kindOf,
  type Question,
  questionKindNames,
} from '@sets/shared/question/question-kinds.ts';
import type { Right } from '@sets/shared/question/right.ts';
import type { QuizDefinition, QuizItem } from '@sets/shared/quiz/quiz.contract.ts';
import { newId } from '../../../core/new-id.ts';
import { blankQuestion, writingOf } from '../../material/writing.ts';

/** A question while it is written: nothing may be right yet. */
export interface QuizItemDraft extends Omit<QuizItem, 'right'> {
  readonly right: Right | null;
}

/** A quiz while it is written: as a definition, but texts may be empty. */
export interface QuizDraft extends Omit<QuizDefinition, 'items'> {
  readonly items: readonly QuizItemDraft[];
}

/** Of these something can be right. */
export const quizKinds = questionKindNames.filter((name) => kindNamed(name).keyed !== undefined);

/** Seconds to answer a question that has just been begun: being quick counts, and nobody must hurry. */
export const usualTime = 30;

const partOf = (question: Question, part: QuizItemDraft | null): QuizItemDraft =>
  part === null
    ? { question: { ...question, seconds: usualTime }, right: null, points: 1, explanation: '' }
    : { ...part, question };

const copyOf = ({ question, right, ...item }: QuizItemDraft): QuizItemDraft => {
  const copy = kindOf(question).copy(question, newId);
  const kept = right === null ? null : kindOf(question).keyed?.copied(question, copy, right);
  return { ...item, question: copy, right: kept ?? null };
};

export const quizWriting = writingOf<QuizDraft, QuizItemDraft>({
  kinds: quizKinds,
  most: limits.quiz.items,
  partsOf: ({ items }) => items,
  withParts: (draft, items) => ({ ...draft, items }),
  questionOf: ({ question }) => question,
  partOf,
  copyOf,
});

export const blankDraft = (): QuizDraft => ({
  title: '',
  items: [partOf(blankQuestion('choice'), null)],
  pools: [],
  pace: 'speed',
  streaks: false,
  partly: true,
  reading: 3,
  shuffles: true,
  entry: 'named',
});

/** The time that all questions have; undefined where they differ. */
export const timeOfAll = ({ items }: QuizDraft): number | null | undefined => {
  const [first, ...others] = new Set(items.map(({ question }) => question.seconds));
  return others.length === 0 ? first : undefined;
};

/** The draft with the same time for all questions; null: none has a limit. */
export const withTimeForAll = (draft: QuizDraft, seconds: number | null): QuizDraft => ({
  ...draft,
  items: draft.items.map((item) => ({ ...item, question: { ...item.question, seconds } })),
});

/** The draft with something else said of the question with this id. */
export const withItem = (
  draft: QuizDraft,
  id: string,
  changed: Partial<Omit<QuizItemDraft, 'question'>>,
): QuizDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.question.id === id ? { ...item, ...changed } : item)),
});

const withoutPool = ({ pool: _pool, ...item }: QuizItemDraft): QuizItemDraft => item;

/** The question is always asked, or drawn from this pool. */
export const intoPool = (draft: QuizDraft, id: string, pool: string | null): QuizDraft => ({
  ...draft,
  items: draft.items.map((item) => {
    if (item.question.id !== id) return item;
    return pool === null ? withoutPool(item) : { ...item, pool };
  }),
});

/** The question is the first of a pool of its own. */
export const intoNewPool = (draft: QuizDraft, id: string, name: string): QuizDraft => {
  const pool = { id: newId(), name, picks: 1 };
  return intoPool({ ...draft, pools: [...draft.pools, pool] }, id, pool.id);
};

/** The pool is gone, and its questions are always asked. */
export const removePool = (draft: QuizDraft, id: string): QuizDraft => ({
  ...draft,
  pools: draft.pools.filter((pool) => pool.id !== id),
  items: draft.items.map((item) => (item.pool === id ? withoutPool(item) : item)),
});

/** How many questions lie in a pool. */
export const sizeOf = ({ items }: Pick<QuizDraft, 'items'>, pool: string): number =>
  items.filter((item) => item.pool === pool).length;
