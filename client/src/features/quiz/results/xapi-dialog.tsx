import { quizAfterCalls } from '@sets/shared/quiz/after/quiz-after.calls.ts';
import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { saveFile } from '../../../core/save-file.ts';
import { titleInName } from '../../../core/title-in-name.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useToken } from '../../account/account.store.ts';
import { xapiMessages as words } from './xapi.messages.ts';

interface XapiDialogProps {
  readonly scores: QuizScores;
  readonly onClose: () => void;
}

/** What the last press came to. */
type Outcome = { readonly sent: true } | { readonly failed: string } | null;

/** What was answered, as statements for programs that collect them: as a file, or sent to the store that is set. */
export const XapiDialog = ({ scores, onClose }: XapiDialogProps) => {
  const token = useToken() ?? '';
  const [named, setNamed] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const { isBusy, send } = useSending();
  const params = { runId: scores.runId };
  const save = async (call: 'statements' | 'statementLines', ending: string): Promise<void> => {
    const query = named ? { named: '1' as const } : {};
    const told = await send(() => ask(quizAfterCalls[call], { token, params, query }));
    if (told === undefined) return;
    if (!told.ok) return setOutcome({ failed: told.error.msg });
    setOutcome(null);
    saveFile(told.value, `${titleInName(scores.title)}, xAPI${ending}`);
  };
  const sendAll = async (): Promise<void> => {
    const told = await send(() => ask(quizAfterCalls.send, { token, params, body: { named } }));
    if (told !== undefined) setOutcome(told.ok ? { sent: true } : { failed: told.error.msg });
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4" aria-busy={isBusy}>
        <p className="text-ink-soft">{words.lead}</p>
        {scores.named && <Switch label={words.named} checked={named} onChange={setNamed} />}
        <div className="flex flex-wrap gap-2">
          <Button disabled={isBusy} onClick={() => void save('statements', '.json')}>
            {words.list}
          </Button>
          <Button disabled={isBusy} onClick={() => void save('statementLines', '.jsonl')}>
            {words.lines}
          </Button>
          {scores.lrs !== null && (
            <Button
              look="primary"
              disabled={isBusy || scores.endedAt === null}
              onClick={() => void sendAll()}
            >
              {words.send(scores.lrs)}
            </Button>
          )}
        </div>
        {scores.lrs === null && <p className="text-sm text-ink-soft">{words.noStore}</p>}
        {scores.lrs !== null && scores.endedAt === null && (
          <p className="text-sm text-ink-soft">{words.underWay}</p>
        )}
        <output>{outcome !== null && 'sent' in outcome && words.sent}</output>
        {outcome !== null && 'failed' in outcome && (
          <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
            {outcome.failed}
          </p>
        )}
      </div>
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </Dialog>
  );
};
