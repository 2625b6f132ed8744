import type { RunResults } from '@sets/shared/run/run.contract.ts';
import { dayOf, timeInName } from './run-times.ts';
import { runMessages as words } from './run.messages.ts';

/** Tables of a run that can be taken along. */
export type RunTable = keyof typeof words.files;

/** Letters of a title in the name of a file: with the rest of the name every disk takes them. */
const longestTitle = 60;

/** What a file of a run is called, on every kind of disk; `file` says what it is, with its ending. */
export const fileNameOf = (file: string, run: Pick<RunResults, 'title' | 'openedAt'>): string => {
  const title = run.title.replaceAll(/[\s\\/:*?"<>|.]+/g, ' ').trim();
  const letters = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment);
  const short = letters.slice(0, longestTitle).join('').trim();
  const when = `${dayOf(run.openedAt)} ${timeInName(run.openedAt)}`;
  return words.fileName(short, when, file.toLowerCase());
};
