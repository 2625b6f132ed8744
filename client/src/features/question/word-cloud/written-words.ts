import {
  distinctWords,
  type WordCloudQuestion,
} from '@sets/shared/question/words/cloud-question.ts';
import { cleanEntry, fitsEntry } from '@sets/shared/question/words/entry.ts';

/** What somebody has written so far: whole words, and what stands in the field. */
export interface Written {
  readonly words: readonly string[];
  readonly typed: string;
}

/** Words as they were before, on whichever page. One alone stays in its field. */
export const writtenOf = (words: readonly string[], { entries }: WordCloudQuestion): Written =>
  entries === 1 ? { words: [], typed: words[0] ?? '' } : { words, typed: '' };

const isEntry = (entry: string): boolean => entry !== '' && fitsEntry(entry);

/** All of it as an answer: what stands in the field counts, too, so that nobody has to add it first. */
export const answerOf = ({ words, typed }: Written, question: WordCloudQuestion): string[] => {
  const entry = cleanEntry(typed);
  const all = isEntry(entry) ? [...words, entry] : words;
  return distinctWords(all, question).slice(0, question.entries);
};

/** What is in the field as a word of its own, where it is one. */
export const added = (written: Written, question: WordCloudQuestion): Written =>
  isEntry(cleanEntry(written.typed)) ? { words: answerOf(written, question), typed: '' } : written;

/** Lines that were pasted, each a word; `left` is how many had no room. */
export const pasted = (
  { words }: Written,
  text: string,
  question: WordCloudQuestion,
): { words: string[]; left: number } => {
  const lines = text.split(/[\r\n]+/u).map(cleanEntry);
  const all = distinctWords([...words, ...lines.filter((line) => line !== '')], question);
  const fitting = all.filter(isEntry);
  const taken = fitting.slice(0, question.entries);
  return { words: taken, left: all.length - taken.length };
};

/** Whether what is typed says what was written before. */
export const isTwice = ({ words, typed }: Written, question: WordCloudQuestion): boolean => {
  const entry = cleanEntry(typed);
  return entry !== '' && distinctWords([...words, entry], question).length === words.length;
};
