import { qnaAnalyticsCalls } from '@sets/shared/qna/qna-analytics.contract.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { saveFile } from '../../../core/save-file.ts';
import { titleInName } from '../../../core/title-in-name.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { useToken } from '../../account/account.store.ts';
import { analyticsMessages as words } from './analytics.messages.ts';

const tables = [
  { kind: 'csv', text: words.csv, ending: words.csvEnding },
  { kind: 'xlsx', text: words.xlsx, ending: words.xlsxEnding },
] as const;

interface TakeTablesProps {
  readonly moduleid: string;
  readonly topicid: string;
  readonly topic: string;
}

/** The questions as files to calculate with. */
export const TakeTables = ({ moduleid, topicid, topic }: TakeTablesProps) => {
  const token = useToken() ?? '';
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const take = async (kind: 'csv' | 'xlsx'): Promise<void> => {
    setFailure(null);
    const told = await send(() =>
      ask(qnaAnalyticsCalls[kind], { token, params: { moduleid, topicid } }),
    );
    if (told === undefined) return;
    if (told.ok) saveFile(told.value, words.fileName(titleInName(topic), kind));
    else setFailure(told.error.msg);
  };
  return (
    <div className="flex flex-wrap items-center gap-2" aria-busy={isBusy}>
      <p className="mr-2 font-semibold max-sm:w-full">{words.take}</p>
      {tables.map(({ kind, text, ending }) => (
        <Button
          key={kind}
          className="max-w-full whitespace-normal!"
          look="outline"
          disabled={isBusy}
          onClick={() => void take(kind)}
        >
          <Download size={18} aria-hidden="true" />
          {text} <span className="-ml-1 text-ink-soft">{ending}</span>
        </Button>
      ))}
      <output className="w-full text-bad">{failure}</output>
    </div>
  );
};
