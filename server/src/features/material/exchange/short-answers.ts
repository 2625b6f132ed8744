import { exchangeWords as words } from './exchange-words.ts';
import type { ImportedItem } from './imported-item.ts';

// Short answers as Moodle has them, in its XML and in GIFT: an asterisk is any text.

const isPattern = (text: string): boolean => /(?<!\\)\*/.test(text);

/** A text so that each asterisk in it is one. */
export const shortAnswer = (text: string): string => text.replaceAll('*', String.raw`\*`);

interface Graded {
  readonly text: string;
  /** Of 100. */
  readonly grade: number;
}

/** The texts that are wholly right, or as right as any; what is right in part alone, or finds many texts, is not kept. */
export const rightTextsOf = (
  answers: readonly Graded[],
): Required<Pick<ImportedItem, 'rightTexts' | 'notes'>> => {
  const right = answers.filter(({ grade }) => grade > 0);
  const most = Math.max(...right.map(({ grade }) => grade));
  const isKept = ({ text, grade }: Graded): boolean => grade === most && !isPattern(text);
  const lost = right.filter((each) => !isKept(each)).map(({ text }) => text);
  return {
    rightTexts: right.filter(isKept).map(({ text }) => text.replaceAll(String.raw`\*`, '*')),
    notes: lost.length > 0 ? [words.rightNotKept(lost.join(' / '))] : [],
  };
};
