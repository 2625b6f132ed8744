import { type RefObject, useEffect, useState } from 'react';
import { typesetEvent } from '../../../ui/math/math-text.tsx';
import type { Piece } from '../choosing/screen/lines.ts';
import { formulaPiece } from '../choosing/screen/text-pieces.ts';

/** How large formulas are as they are drawn, in em of their text, by what stands between their delimiters. */
export type FormulaSizes = ReadonlyMap<string, Pick<Piece, 'width' | 'height'>>;

const none: FormulaSizes = new Map();

/** All formulas in a list that are set; one that cannot be read stays as it was typed. */
const measured = (list: HTMLElement): FormulaSizes => {
  const sizes = new Map<string, Pick<Piece, 'width' | 'height'>>();
  for (const formula of list.querySelectorAll<HTMLElement>('.formula')) {
    const tex = formula.querySelector('annotation')?.textContent;
    if (typeof tex !== 'string' || formula.parentElement === null) continue;
    const em = Number.parseFloat(getComputedStyle(formula.parentElement).fontSize) || 1;
    const { width, height } = formulaPiece(formula, em, 0);
    sizes.set(tex, { width, height });
  }
  return sizes;
};

/** The sizes of the formulas in a list. They are known once a formula is set, and stay known. */
export const useFormulaSizes = (list: RefObject<HTMLElement | null>): FormulaSizes => {
  const [sizes, setSizes] = useState(none);
  useEffect(() => {
    const drawn = list.current;
    if (drawn === null) return undefined;
    const again = (): void => {
      const found = measured(drawn);
      setSizes((before) =>
        [...found.keys()].every((tex) => before.has(tex)) ? before : new Map([...before, ...found]),
      );
    };
    drawn.addEventListener(typesetEvent, again);
    return () => drawn.removeEventListener(typesetEvent, again);
  }, [list]);
  return sizes;
};
