import type { WordCloudQuestion } from '@sets/shared/question/words/cloud-question.ts';
import { useState } from 'react';
import { answerOf, type Written, writtenOf } from './written-words.ts';

interface Kept {
  readonly written: Written;
  /** What was last told of it, and what of that nobody is still writing. */
  readonly told: string;
  readonly done: string;
}

/**
 * What is written, kept here as it is typed. What comes from elsewhere (another tab, the server, which
 * may have merged some) takes its place, so that nothing is shown that is not the answer.
 */
export const useWritten = (
  question: WordCloudQuestion,
  words: readonly string[],
  onWords: (words: string[], done: readonly string[]) => void,
) => {
  const given = JSON.stringify(words);
  const start = (): Kept => ({ written: writtenOf(words, question), told: given, done: given });
  const [kept, setKept] = useState(start);
  const [seen, setSeen] = useState(given);
  if (given !== seen) {
    setSeen(given);
    if (given !== kept.told) setKept(start());
  }
  return {
    written: kept.written,
    /** While letters are still composed nothing is told. `isLeft`: what is in the field is whole. */
    write: (written: Written, { isComposing = false, isLeft = false } = {}): void => {
      if (isComposing) {
        setKept({ ...kept, written });
        return;
      }
      const answer = answerOf(written, question);
      const whole = isLeft ? answer : written.words;
      const [told, done] = [JSON.stringify(answer), JSON.stringify(whole)];
      setKept({ written, told, done });
      if (told !== kept.told || done !== kept.done) onWords(answer, whole);
    },
  };
};
