import type { WordCloudQuestion } from '@sets/shared/question/words/cloud-question.ts';
import { useState } from 'react';
import { answerOf, type Written, writtenOf } from './written-words.ts';

interface Kept {
  readonly written: Written;
  /** What was last told of it. */
  readonly told: string;
}

/**
 * What is written, kept here as it is typed. What comes from elsewhere (another tab, the server, which
 * may have merged some) takes its place, so that nothing is shown that is not the answer.
 */
export const useWritten = (
  question: WordCloudQuestion,
  words: readonly string[],
  onWords: (words: string[]) => void,
) => {
  const start = (): Kept => ({ written: writtenOf(words, question), told: JSON.stringify(words) });
  const [kept, setKept] = useState(start);
  const given = JSON.stringify(words);
  const [seen, setSeen] = useState(given);
  if (given !== seen) {
    setSeen(given);
    if (given !== kept.told) setKept(start());
  }
  return {
    written: kept.written,
    /** While letters are still composed nothing is told. */
    write: (written: Written, isComposing = false): void => {
      if (isComposing) {
        setKept({ ...kept, written });
        return;
      }
      const answer = answerOf(written, question);
      const told = JSON.stringify(answer);
      setKept({ written, told });
      if (told !== kept.told) onWords(answer);
    },
  };
};
