import { limits } from '@sets/shared/core/limits.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { Select } from '../../../../ui/select.tsx';
import type { DraftProps } from '../../../material/editor/editor-parts.ts';
import { quizEditorMessages as words } from '../quiz-editor.messages.ts';
import { intoNewPool, intoPool, type QuizDraft, type QuizItemDraft } from '../quiz-draft.ts';

interface PoolChoiceProps extends DraftProps<QuizDraft> {
  readonly question: Question;
  readonly item: QuizItemDraft;
}

/** No pool is called so. */
const [always, another] = ['', '+'];

/** Whether a question is always asked, or only where chance draws it. */
export const PoolChoice = ({ question: { id }, item, draft, onEdit }: PoolChoiceProps) => {
  const pools = draft.pools.map((pool, at) => ({
    value: pool.id,
    text: words.drawnFrom(pool.name || words.poolName(at + 1)),
  }));
  const isFull = pools.length >= limits.quiz.pools;
  const choices = [
    { value: always, text: words.always },
    ...pools,
    ...(isFull ? [] : [{ value: another, text: words.newPool }]),
  ];
  return (
    <Select
      label={words.asked}
      value={item.pool ?? always}
      choices={choices}
      onChange={(chosen) =>
        onEdit((each) => {
          if (chosen === another) return intoNewPool(each, id, words.poolName(pools.length + 1));
          return intoPool(each, id, chosen === always ? null : chosen);
        })
      }
    />
  );
};
