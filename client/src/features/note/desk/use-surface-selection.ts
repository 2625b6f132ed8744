import { useEffect, useEffectEvent, useState } from 'react';
import type { TextRange } from '../anchor/plain-text.ts';
import type { Surface } from '../text/read-text.ts';

/** Words that somebody has selected, and where they are in the window. */
export interface Selected {
  readonly surface: Surface;
  readonly words: TextRange;
  readonly box: DOMRect | null;
}

const boxOf = (range: Range): DOMRect | null =>
  'getBoundingClientRect' in range ? range.getBoundingClientRect() : null;

/** What is selected of the texts that are given, if it is something. */
const selectedIn = (surfaces: readonly Surface[]): Selected | null => {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const surface = surfaces.find(({ root }) => range.intersectsNode(root));
  if (surface === undefined) return null;
  const { root, read } = surface;
  const from = root.contains(range.startContainer)
    ? read.placeOf(range.startContainer, range.startOffset)
    : 0;
  const to = root.contains(range.endContainer)
    ? read.placeOf(range.endContainer, range.endOffset)
    : read.plain.text.length;
  if (read.plain.text.slice(from, to).trim() === '') return null;
  return { surface, words: { from, to }, box: boxOf(range) };
};

/** Follows what is selected; while a button is held down, it is not done yet. */
export const useSurfaceSelection = (surfaces: readonly Surface[]): Selected | null => {
  const [selected, setSelected] = useState<Selected | null>(null);
  const look = useEffectEvent(() => setSelected(selectedIn(surfaces)));
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isDown = false;
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!isDown) look();
      });
    };
    const hold = (down: boolean) => (): void => {
      isDown = down;
      soon();
    };
    const capture = { signal, capture: true };
    document.addEventListener('selectionchange', soon, { signal });
    document.addEventListener('pointerdown', hold(true), capture);
    for (const up of ['pointerup', 'pointercancel'] as const) {
      document.addEventListener(up, hold(false), capture);
    }
    // What is scrolled, or turned, moves what is selected.
    window.addEventListener('scroll', soon, { ...capture, passive: true });
    window.addEventListener('resize', soon, { signal });
    return () => {
      cancelAnimationFrame(frame);
      stop.abort();
    };
  }, []);
  return selected;
};
