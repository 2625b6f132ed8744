import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { titleInName } from '../../core/title-in-name.ts';
import { dayOf, timeInName } from './run-times.ts';
import { runMessages as words } from './run.messages.ts';

/** Tables of a run that can be taken along. */
export type RunTable = keyof typeof words.files;

/** What a file of a run is called, on every kind of disk; `file` says what it is, with its ending. */
export const fileNameOf = (file: string, run: Pick<RunResults, 'title' | 'openedAt'>): string => {
  const when = `${dayOf(run.openedAt)} ${timeInName(run.openedAt)}`;
  return words.fileName(titleInName(run.title), when, file.toLowerCase());
};
