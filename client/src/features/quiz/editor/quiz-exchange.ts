import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { quizExchangeCalls, type QuizSettings } from '@sets/shared/quiz/quiz-exchange.calls.ts';
import { newId } from '../../../core/new-id.ts';
import { isBlank } from '../../material/draft-check.ts';
import type { Exchange, Taken } from '../../material/exchange/exchange.ts';
import { blankDraft, type QuizDraft, type QuizItemDraft, usualTime } from './quiz-draft.ts';
import { quizEditorMessages as words } from './quiz-editor.messages.ts';
import { quizMaterial } from './quiz-material.ts';

/** The pools of a file, each under an id that nothing else has. */
const poolsIn = ({ settings }: Taken<QuizSettings>) =>
  new Map((settings?.pools ?? []).map((pool) => [pool.id, { ...pool, id: newId() }]));

/** A quiz with these questions behind its own. Where a file cannot say a time, they have the usual one. */
export const withTaken = (draft: QuizDraft, taken: Taken<QuizSettings>): QuizDraft => {
  const pools = poolsIn(taken);
  const seconds = taken.format === 'json' ? null : usualTime;
  const items = taken.questions.map(
    ({ question, right, points, explanation, pool }): QuizItemDraft => {
      const own = pool === null ? undefined : pools.get(pool);
      return {
        question: { ...question, seconds: question.seconds ?? seconds },
        right,
        points: points ?? 1,
        explanation,
        ...(own !== undefined && { pool: own.id }),
      };
    },
  );
  const used = [...pools.values()].filter(({ id }) => items.some(({ pool }) => pool === id));
  return {
    ...draft,
    items: [...draft.items.filter(({ question }) => !isBlank(question)), ...items],
    pools: [...draft.pools, ...used],
  };
};

/** Quizzes from files, and as files. */
export const quizExchange: Exchange<QuizDraft, QuizDefinition, QuizSettings> = {
  material: quizMaterial,
  calls: quizExchangeCalls,
  ref: 'quizid',
  noun: 'quiz',
  hint: words.takenHint(usualTime),
  begun: (settings) => ({ ...blankDraft(), ...settings, pools: [] }),
  withTaken,
};
