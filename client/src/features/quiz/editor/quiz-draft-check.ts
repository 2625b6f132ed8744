import { clean } from '@sets/shared/core/text.ts';
import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { type QuizDefinition, quizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { rightFor } from '@sets/shared/quiz/scoring/right-for.ts';
import { checked, type Counted } from '../../material/draft-check.ts';
import type { DraftCheck } from '../../material/material.ts';
import { quizEditorMessages as words } from './quiz-editor.messages.ts';
import type { QuizDraft, QuizItemDraft } from './quiz-draft.ts';

/** What of a question's right applies to it as it will be asked; null where it is still to be said. */
const rightIn = (question: Question, right: Right | null): Right | null =>
  right === null ? null : rightFor(kindOf(question).tidy(question), right);

/** Pools in which something lies, each with a name. */
const keptPools = (
  { pools }: Pick<QuizDraft, 'pools'>,
  items: readonly Pick<QuizItemDraft, 'pool'>[],
) =>
  pools.flatMap((pool, index) => {
    const isUsed = items.some((item) => item.pool === pool.id);
    return isUsed ? [{ ...pool, name: clean(pool.name) || words.poolName(index + 1) }] : [];
  });

const keptItems = ({ items }: QuizDraft, counted: readonly Counted[]) =>
  counted.flatMap(({ question, index }) => {
    const item = items[index];
    if (item === undefined) return [];
    const { right, explanation, ...rest } = item;
    return [
      { ...rest, question, right: rightIn(question, right), explanation: clean(explanation) },
    ];
  });

/** Whether a draft can be kept as a quiz: of each question it is said what is right. */
export const checkDraft = (draft: QuizDraft): DraftCheck<QuizDefinition> =>
  checked({
    title: draft.title,
    questions: draft.items.map(({ question }) => question),
    lacks: (at) => {
      const item = draft.items[at];
      return item !== undefined && rightIn(item.question, item.right) === null ? ['right'] : [];
    },
    list: 'items',
    schema: quizDefinition,
    made: (title, counted) => {
      const items = keptItems(draft, counted);
      return { ...draft, title, items, pools: keptPools(draft, items) };
    },
  });

/**
 * As much of a draft as can be kept: a question that is not finished is as the server has it, or left out
 * where that does not know it. Null where nothing is left.
 */
export const keepable = (draft: QuizDraft, onServer: QuizDraft | null): QuizDefinition | null => {
  const { definition, faults } = checkDraft(draft);
  if (definition !== null) return definition;
  const unfinished = new Set(faults.map(({ question }) => question));
  const items = draft.items.flatMap((item, at) => {
    if (!unfinished.has(at)) return [item];
    return onServer?.items.find(({ question }) => question.id === item.question.id) ?? [];
  });
  return items.length === 0 ? null : checkDraft({ ...draft, items }).definition;
};
