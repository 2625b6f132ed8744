import 'katex/dist/katex.min.css';
import './math.css';
import katex from 'katex';
import { isCalm } from './is-calm.ts';
import type { FormulaPart } from '@sets/shared/core/math/split-math.ts';

interface Source extends Pick<FormulaPart, 'tex' | 'source' | 'display'> {
  /** Within a line, too, it is not made smaller. */
  readonly isLarge: boolean;
}

/** A formula of so many elements is no line any more: a page with many of them would stand still. */
const mostElements = 1_500;

/**
 * Draws a formula into an element. One that cannot be read, or that is more than it looks like
 * (`isCalm`), is shown as it was typed.
 */
export const typeset = (into: HTMLElement, { tex, source, display, isLarge }: Source): void => {
  if (!isCalm(tex)) {
    into.textContent = source;
    return;
  }
  const drawn = document.createElement('span');
  try {
    katex.render(isLarge ? `\\displaystyle ${tex}` : tex, drawn, {
      displayMode: display,
      output: 'htmlAndMathml',
      strict: 'ignore',
      trust: false,
      // What people type must not fill the screen or keep it busy.
      maxSize: 10,
      maxExpand: 200,
    });
    const isLong = drawn.querySelectorAll('*').length > mostElements;
    into.replaceChildren(...(isLong ? [source] : drawn.childNodes));
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    into.textContent = source;
  }
};
