import { quizAfterCalls } from '@sets/shared/quiz/after/quiz-after.calls.ts';
import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { saveFile } from '../../../core/save-file.ts';
import { titleInName } from '../../../core/title-in-name.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { useToken } from '../../account/account.store.ts';
import { scoresMessages as words } from './scores.messages.ts';

/** What can be taken along of the points: tables. */
export const ScoreFiles = ({ scores }: { readonly scores: QuizScores }) => {
  const token = useToken() ?? '';
  const { isBusy, send } = useSending();
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (table: 'people' | 'questions'): Promise<void> => {
    setFailure(null);
    const params = { runId: scores.runId };
    const told = await send(() => ask(quizAfterCalls[table], { token, params }));
    if (told === undefined) return;
    const name = words.fileName(titleInName(scores.title), scores.openedAt, table);
    if (told.ok) saveFile(told.value, `${name}${words.csv}`);
    else setFailure(told.error.msg);
  };
  return (
    <div className="grid gap-3 print:hidden" aria-busy={isBusy}>
      <div className="flex flex-wrap gap-2">
        {(['people', 'questions'] as const).map((table) => (
          <Button key={table} disabled={isBusy} onClick={() => void save(table)}>
            <Download size={18} aria-hidden="true" />
            {words.tables[table]} <span className="-ml-1 text-ink-soft">{words.csv}</span>
          </Button>
        ))}
      </div>
      {failure !== null && (
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
          {failure}
        </p>
      )}
    </div>
  );
};
