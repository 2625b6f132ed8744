import type { Box } from '../pdf/tags.ts';
import { lettersOf } from '../pdf/text-content.ts';

/** A word where it is drawn, in CSS pixels of the window; of a long one, what stands of it in a line. */
export interface ReadWord extends Box {
  readonly text: string;
  /** Its letters from the left, where it is read otherwise. */
  readonly seen?: readonly string[];
  /** What comes after it: a space, the end of its text, or in the next line more of the same word. */
  readonly end: 'space' | 'text' | 'line';
  /** Without it, it is seen and read: a formula is drawn otherwise than it is read. */
  readonly only?: 'formula' | 'seen' | 'spoken';
}

const fromRight =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Rectangles as one around all of them. */
export const around = (rects: readonly DOMRect[]): Box => {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  return {
    x: left,
    y: top,
    width: Math.max(...rects.map((rect) => rect.right)) - left,
    height: Math.max(...rects.map((rect) => rect.bottom)) - top,
  };
};

const rectsOf = (node: Text, from: number, to: number): DOMRect[] => {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return Array.from(range.getClientRects());
};

const isOneLine = (rects: readonly DOMRect[]): boolean => {
  const [first] = rects;
  return rects.every(
    ({ top }) => first !== undefined && Math.abs(top - first.top) < first.height / 2,
  );
};

interface ReadLetter {
  readonly letter: string;
  readonly rects: readonly DOMRect[];
}

const lettersIn = (node: Text, word: string, start: number): ReadLetter[] => {
  let from = start;
  return lettersOf(word).map((letter) => {
    const rects = rectsOf(node, from, from + letter.length);
    from += letter.length;
    return { letter, rects };
  });
};

const leftOf = ({ rects }: ReadLetter): number => rects[0]?.left ?? 0;

/** A word of a text that may be read from the right: how the browser has ordered its letters. */
const asSeen = (node: Text, word: string, start: number): Pick<ReadWord, 'seen'> => {
  const letters = lettersIn(node, word, start);
  const seen = letters.toSorted((one, other) => leftOf(one) - leftOf(other));
  const isTurned = letters.length === 1 ? fromRight.test(word) : seen[0] !== letters[0];
  return isTurned ? { seen: seen.map(({ letter }) => letter) } : {};
};

/** A word that is broken over lines, by line. */
const inLines = (node: Text, word: string, start: number): ReadWord[] => {
  const parts: { text: string; rects: DOMRect[] }[] = [];
  for (const { letter, rects } of lettersIn(node, word, start)) {
    const last = parts.at(-1);
    if (last !== undefined && isOneLine([...last.rects, ...rects])) {
      last.text += letter;
      last.rects.push(...rects);
    } else if (rects.length > 0) parts.push({ text: letter, rects: [...rects] });
  }
  return parts.map(({ text, rects }) =>
    Object.assign({ text, end: 'line' as const }, around(rects)),
  );
};

/** A word that begins there, as it is drawn. */
const wordAt = (node: Text, word: string, start: number): Omit<ReadWord, 'only'>[] => {
  const end = start + word.length;
  const rects = rectsOf(node, start, end);
  if (rects.length === 0) return [];
  const after = end < node.length ? 'space' : 'text';
  if (isOneLine(rects)) {
    const seen = fromRight.test(node.data) ? asSeen(node, word, start) : {};
    return [{ text: word, end: after, ...seen, ...around(rects) }];
  }
  const parts = inLines(node, word, start);
  const last = parts.at(-1);
  return last === undefined ? [] : [...parts.slice(0, -1), { ...last, end: after }];
};

/** The words of a text that is on the page, in the order in which they are read; `only`: as what. */
export const wordsOf = (node: Text, only?: ReadWord['only']): ReadWord[] =>
  Array.from(node.data.matchAll(/\S+/g)).flatMap((match) =>
    wordAt(node, match[0], match.index).map((word) => Object.assign(word, only && { only })),
  );

/** So far apart, in parts of a line's height, letters are of two words. */
const apart = 0.12;

/** Whether a space is read after a word: what stands apart is apart, whatever its markup says. */
export const isSpaced = (word: ReadWord, next: ReadWord | undefined): boolean => {
  if (word.end !== 'text' || next === undefined) return word.end === 'space';
  const gap = Math.max(next.x - word.x - word.width, word.x - next.x - next.width);
  const isLine = Math.abs(next.y + next.height / 2 - word.y - word.height / 2) < word.height / 2;
  return !isLine || gap > word.height * apart;
};
