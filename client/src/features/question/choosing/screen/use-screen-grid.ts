import { type RefObject, use, useLayoutEffect, useState } from 'react';
import { typesetEvent } from '../../../../ui/math/math-text.tsx';
import { PartContext } from '../../../stage/screen/sheet-part.tsx';
import { boxAround, sheetAround } from '../../../stage/screen/sheet-around.ts';
import type { SheetSize } from '../../../stage/screen/sheet-size.ts';
import { type GridGiven, screenGrid, type ScreenGrid } from './screen-grid.ts';
import type { Piece } from './lines.ts';
import { piecesOf } from './text-pieces.ts';

interface GridAsked extends Pick<
  GridGiven,
  'isTimed' | 'hasCorrect' | 'hasBefore' | 'isBare' | 'head' | 'mostSplit'
> {
  /** All texts: as long as it stays the same, so does everything's place. */
  readonly content: string;
}

export interface Placed {
  readonly sheet: SheetSize;
  readonly grid: ScreenGrid;
  /** The words above or below the columns, where there are some, as they are measured. */
  readonly heads: readonly (readonly Piece[])[];
}

/** Marks are as wide in every size, in em of the text beside them, with the gap after them. */
const markOf = (row: Element, em: number): number => {
  const mark = row.querySelector('.option-mark');
  return (mark === null ? 0 : mark.getBoundingClientRect().width / em) + 0.5;
};

const measure = (
  stage: HTMLElement,
  part: number | null,
): Pick<GridGiven, 'sheet' | 'question' | 'answers'> => {
  const question = stage.querySelector<HTMLElement>('.screen-question');
  const rows = [...stage.querySelectorAll('.screen-bars tbody th')];
  return {
    sheet: sheetAround(stage, part),
    question: question === null ? [] : piecesOf(question),
    answers: rows.map((row) => {
      const em = Number.parseFloat(getComputedStyle(row).fontSize) || 1;
      const text = row.querySelector<HTMLElement>('.screen-answer');
      return {
        mark: markOf(row, em),
        text: text === null ? [] : piecesOf(text),
        isPictured: row.querySelector('.option-picture') !== null,
      };
    }),
  };
};

const place = (stage: HTMLElement, part: number | null, asked: GridAsked): Placed => {
  const given = measure(stage, part);
  const heads = [...stage.querySelectorAll<HTMLElement>('.screen-head')].map(piecesOf);
  return { sheet: given.sheet, grid: screenGrid({ ...given, ...asked }), heads };
};

/**
 * Where everything of a question stands: of its texts and the size of the screen alone, so what
 * people answer moves nothing. Texts are measured as they are drawn; null before that.
 */
export const useScreenGrid = (
  stage: RefObject<HTMLElement | null>,
  { content, isTimed, hasCorrect, hasBefore, isBare, head, mostSplit }: GridAsked,
): Placed | null => {
  const [placed, setPlaced] = useState<Placed | null>(null);
  const part = use(PartContext);
  useLayoutEffect(() => {
    const drawn = stage.current;
    if (drawn === null) return;
    const again = (): void => {
      const asked = { content, isTimed, hasCorrect, hasBefore, isBare, head, mostSplit };
      const next = place(drawn, part, asked);
      setPlaced((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    again();
    const box = boxAround(drawn);
    const watcher = new ResizeObserver(again);
    if (box !== null) watcher.observe(box);
    // A formula takes another room than its source, and letters of a font come after the text.
    drawn.addEventListener(typesetEvent, again);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      watcher.disconnect();
      drawn.removeEventListener(typesetEvent, again);
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [stage, part, content, isTimed, hasCorrect, hasBefore, isBare, head, mostSplit]);
  return placed;
};
