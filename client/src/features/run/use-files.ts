import type { RoundResult, RunResults, RunSplit } from '@sets/shared/run/run.contract.ts';
import { runLookCalls } from '@sets/shared/run/run-looks.calls.ts';
import { runCalls } from '@sets/shared/run/run.calls.ts';
import { useState } from 'react';
import { ask } from '../../core/api.ts';
import { saveFile } from '../../core/save-file.ts';
import { useSending } from '../../core/use-sending.ts';
import { fileNameOf, type RunTable } from './run-files.ts';
import { runMessages as words } from './run.messages.ts';
import { splitMessages } from './split/split.messages.ts';

/** What draws files; it comes with the first that is asked for. */
const files = () => import('./paper/make-files.tsx');

type Made = Blob | { readonly refused: string };

const drawn = async (draw: () => Promise<Blob>): Promise<Made> => {
  try {
    return await draw();
  } catch (error) {
    // For the browser's console: what is told says what can be done instead.
    reportError(error);
    return { refused: words.notMade };
  }
};

/** The results of a run as files. `failure`: why the last one could not be had. */
export const useFiles = (token: string, results: RunResults) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const save = async (name: string, make: () => Promise<Made>): Promise<void> => {
    setFailure(null);
    const made = await send(make);
    if (made === undefined) return;
    if ('refused' in made) setFailure(made.refused);
    else saveFile(made, fileNameOf(name, results));
  };
  const params = { runid: results.runId };
  return {
    failure,
    isBusy,
    table: (table: RunTable) =>
      save(`${words.files[table]}${words.csv}`, async () => {
        const told = await ask(runCalls[table], { token, params });
        return told.ok ? told.value : { refused: told.error.msg };
      }),
    json: () =>
      save(`${words.whole}${words.json}`, async () => {
        const told = await ask(runLookCalls.whole, { token, params });
        return told.ok ? told.value : { refused: told.error.msg };
      }),
    workbook: () =>
      save(`${words.workbook}${words.xlsx}`, async () => {
        const told = await ask(runLookCalls.whole, { token, params });
        if (!told.ok) return { refused: told.error.msg };
        return drawn(async () =>
          (await import('./workbook/make-workbook.ts')).workbookOfRun(told.value),
        );
      }),
    drawing: (position: number) =>
      save(`${words.question(position)}${words.svg}`, () =>
        drawn(async () => (await files()).questionSvg(results, position)),
      ),
    report: () =>
      save(`${words.report}${words.pdf}`, async () => {
        const told = await ask(runLookCalls.course, { token, params });
        if (!told.ok) return { refused: told.error.msg };
        return drawn(async () =>
          (await import('./paper/report-pdf.tsx')).reportPdf(results, told.value),
        );
      }),
    pictures: () =>
      save(`${words.pictures}${words.zip}`, () =>
        drawn(async () => (await files()).picturesZip(results)),
      ),
    splitPicture: (round: RoundResult, split: RunSplit) =>
      save(`${splitMessages.file(round.question)}${words.png}`, () =>
        drawn(async () => (await files()).splitPng(round, split)),
      ),
    picture: (position: number) =>
      save(`${words.question(position)}${words.png}`, () =>
        drawn(async () => (await files()).questionPng(results, position)),
      ),
  };
};

export type Files = ReturnType<typeof useFiles>;
