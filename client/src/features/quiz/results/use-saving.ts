import { fail, type Result } from '@sets/shared/core/result.ts';
import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { useState } from 'react';
import { saveFile } from '../../../core/save-file.ts';
import { titleInName } from '../../../core/title-in-name.ts';
import { useSending } from '../../../core/use-sending.ts';
import { scoresMessages as words } from './scores.messages.ts';

const make = async (made: () => Promise<Result<Blob>>): Promise<Result<Blob>> => {
  try {
    return await made();
  } catch (error) {
    // For the browser's console: what is told says what can be done instead.
    reportError(error);
    return fail('INTERNAL', words.notMade);
  }
};

/** Saves files of a quiz, one at a time. `failure`: why the last one could not be had. */
export const useSaving = (scores: Pick<QuizScores, 'title' | 'openedAt'>) => {
  const { isBusy, send } = useSending();
  const [failure, setFailure] = useState<string | null>(null);
  /** `what` is the end of its name. */
  const save = async (what: string, made: () => Promise<Result<Blob>>): Promise<void> => {
    setFailure(null);
    const told = await send(() => make(made));
    if (told === undefined) return;
    const { title, openedAt } = scores;
    if (told.ok) saveFile(told.value, words.fileName(titleInName(title), openedAt, what));
    else setFailure(told.error.msg);
  };
  return { isBusy, failure, save };
};
