import { splitMath } from '@sets/shared/core/math/split-math.ts';
import { xmlText } from './xml-text.ts';

/** A block where only elements of a line may stand: its blanks and line feeds are written out. */
const inLine = (code: string): string =>
  `<code>${xmlText(code).replaceAll('  ', '\u00A0\u00A0').replaceAll('\n', '<br/>')}</code>`;

/** A text as markup: code as such, the rest as it was typed. `blockOf` writes a block of code. */
export const markedUp = (text: string, blockOf = inLine): string => {
  let markup = '';
  let from = 0;
  const addTyped = (to: number): void => {
    markup += xmlText(text.slice(from, to)).replaceAll('\n', '<br/>');
  };
  for (const part of splitMath(text)) {
    if (part.kind !== 'code') continue;
    addTyped(part.at);
    const isBlock = part.display;
    markup += isBlock
      ? blockOf(part.text.replace(/\n$/, ''))
      : `<code>${xmlText(part.text)}</code>`;
    from = part.end;
  }
  addTyped(text.length);
  return markup;
};

/** The same as HTML; null where there is no code, and nothing has to be marked up. */
export const htmlWithCode = (text: string): string | null =>
  splitMath(text).some(({ kind }) => kind === 'code')
    ? markedUp(text, (code) => `<pre><code>${xmlText(code)}</code></pre>`)
    : null;
