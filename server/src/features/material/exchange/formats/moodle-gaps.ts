import { exchangeWords as words } from '../exchange-words.ts';
import type { ImportedGap, ImportedItem } from '../imported-item.ts';
import { plainText } from '../plain-text.ts';
import { childOf, childrenOf, textOf, type XmlNode } from '../read-xml.ts';
import { headed, piecesOf, placeOf } from '../gap-pieces.ts';

type Kinded = Pick<ImportedItem, 'kind' | 'notes'> & Partial<ImportedItem>;

interface Word {
  readonly text: string;
  readonly group: string;
}

/** The words that gaps are filled with: of each group those that any of its gaps may have. */
const wordsOf = (question: XmlNode): Word[] =>
  [...childrenOf(question, 'selectoption'), ...childrenOf(question, 'dragbox')].map((each) => ({
    text: plainText(textOf(childOf(each, 'text'))).text,
    group: textOf(childOf(each, 'group')).trim(),
  }));

/**
 * "Select missing words" and "drag and drop into text": `[[2]]` is a gap in which the second word is
 * right, and that is chosen among the words of its group.
 */
export const readWordGaps = (question: XmlNode, markup: string): Kinded => {
  const all = wordsOf(question);
  const gaps: ImportedGap[] = [];
  let isLost = false;
  const placed = markup.replaceAll(/\[\[(\d+)\]\]/g, (_all, number: string) => {
    const own = all[Number(number) - 1];
    if (own === undefined) {
      isLost = true;
      return '';
    }
    const options = all.filter(({ group }) => group === own.group).map(({ text }) => text);
    gaps.push({ options, right: options.indexOf(own.text) });
    return placeOf(gaps.length - 1);
  });
  if (isLost) return { kind: null, notes: [words.badRight] };
  const pieces = piecesOf(placed, gaps);
  return { kind: 'gap', ...headed(pieces.gaps ?? []), notes: pieces.notes };
};
