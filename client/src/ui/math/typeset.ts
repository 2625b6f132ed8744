import 'katex/dist/katex.min.css';
import './math.css';
import katex from 'katex';
import type { FormulaPart } from './split-math.ts';

type Source = Pick<FormulaPart, 'tex' | 'source' | 'display'>;

/** Draws a formula into an element; one that cannot be read is shown as it was typed. */
export const typeset = (into: HTMLElement, { tex, source, display }: Source): void => {
  try {
    katex.render(tex, into, {
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
