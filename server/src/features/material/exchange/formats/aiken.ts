import { exchangeWords as words } from '../exchange-words.ts';
import type { Imported, ImportedItem } from '../imported-item.ts';
import { tidyText } from '../plain-text.ts';

const option = /^\s*([A-Z])[.)]\s*(.*)$/;
const answer = /^ANSWER:\s*([A-Z])\s*$/i;

export const isAiken = (text: string): boolean => /^ANSWER:\s*[A-Z]\s*$/im.test(text);

interface Begun {
  text: string;
  readonly letters: string[];
  readonly options: string[];
}

const finished = ({ text, letters, options }: Begun, right: string | null): ImportedItem => {
  const at = right === null ? -1 : letters.indexOf(right.toUpperCase());
  const base = { name: '', type: 'multiple choice', text: tidyText(text), options };
  if (right === null) return { ...base, kind: null, notes: [words.noAnswerLine] };
  if (text.trim() === '') return { ...base, kind: null, notes: [words.notStarted] };
  return {
    ...base,
    kind: 'choice',
    right: at < 0 ? [] : [at],
    notes: at < 0 ? [words.badRight] : [],
  };
};

/** Questions with lettered answers, each ended by the line that says which is right. */
export const readAiken = (text: string): Imported => {
  const items: ImportedItem[] = [];
  let begun: Begun = { text: '', letters: [], options: [] };
  const end = (right: string | null): void => {
    if (begun.text.trim() !== '' || begun.options.length > 0) items.push(finished(begun, right));
    begun = { text: '', letters: [], options: [] };
  };
  for (const line of text.split('\n')) {
    const lettered = option.exec(line);
    const right = answer.exec(line)?.[1];
    if (right !== undefined) {
      end(right);
    } else if (/^ANSWER:/i.test(line)) {
      end(null);
      items.push(finished({ text: line, letters: [], options: [] }, null));
    } else if (lettered !== null) {
      begun.letters.push(lettered[1] ?? '');
      begun.options.push(tidyText(lettered[2] ?? ''));
    } else if (line.trim() !== '') {
      if (begun.options.length > 0) end(null);
      begun.text += `${line}\n`;
    }
  }
  end(null);
  return { format: 'aiken', items, notes: [] };
};
