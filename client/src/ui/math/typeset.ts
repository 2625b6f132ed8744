import 'katex/dist/katex.min.css';
import './math.css';
import katex from 'katex';
import type { FormulaPart } from '@sets/shared/core/math/split-math.ts';

interface Source extends Pick<FormulaPart, 'tex' | 'source' | 'display'> {
  /** Within a line, too, it is not made smaller. */
  readonly isLarge: boolean;
}

/** Draws a formula into an element; one that cannot be read is shown as it was typed. */
export const typeset = (into: HTMLElement, { tex, source, display, isLarge }: Source): void => {
  try {
    katex.render(isLarge ? `\\displaystyle ${tex}` : tex, into, {
      displayMode: display,
      output: 'htmlAndMathml',
      strict: 'ignore',
      trust: false,
      // What people type must not fill the screen or keep it busy.
      maxSize: 10,
      maxExpand: 200,
    });
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    into.textContent = source;
  }
};
