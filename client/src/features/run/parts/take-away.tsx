import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { runCalls } from '@sets/shared/run/run.calls.ts';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { saveFile } from '../../../core/save-file.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { fileNameOf, type RunFile } from '../run-files.ts';
import { runMessages as words } from '../run.messages.ts';

const files: readonly RunFile[] = ['summary', 'answers'];

/** The results as tables and on paper. */
export const TakeAway = ({ token, results }: { token: string; results: RunResults }) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const take = async (file: RunFile): Promise<void> => {
    setFailure(null);
    const params = { runid: results.runId };
    const told = await send(() => ask(runCalls[file], { token, params }));
    if (told === undefined) return;
    if (told.ok) saveFile(told.value, fileNameOf(file, results));
    else setFailure(told.error.msg);
  };
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-2 font-semibold max-sm:w-full">{words.take}</p>
        {files.map((file) => (
          <Button key={file} disabled={isBusy} onClick={() => void take(file)}>
            <Download size={18} aria-hidden="true" />
            {words.files[file]} <span className="text-ink-soft">{words.csv}</span>
          </Button>
        ))}
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {words.print}
        </Button>
      </div>
      <p className="max-w-prose text-sm text-ink-soft">{words.anonymous}</p>
      {failure !== null && (
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
          {failure}
        </p>
      )}
    </div>
  );
};
