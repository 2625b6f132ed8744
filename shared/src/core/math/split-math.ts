export interface FormulaPart {
  readonly kind: 'formula';
  /** What stands between the delimiters. */
  readonly tex: string;
  /** As it was typed, with its delimiters. */
  readonly source: string;
  readonly display: boolean;
  /** Where it begins. */
  readonly at: number;
}

export interface CodePart {
  readonly kind: 'code';
  /** Without its backticks and the name of its language; the line feed behind a block is its last sign. */
  readonly text: string;
  /** A block: its line feeds and blanks stay. */
  readonly display: boolean;
  /** Where it begins. */
  readonly at: number;
  /** Where what follows it begins. */
  readonly end: number;
}

/** A stretch of a text: as it is, a formula, or code. */
export type MathPart = { readonly kind: 'text'; readonly text: string } | FormulaPart | CodePart;

/** As short as can be. What follows a backslash is part of a command, as in `\$`. */
const inside = String.raw`((?:\\[^]|[^\\])*?)`;

/** A dollar, or a formula in its delimiters, which the specification fixes; `$$` before `$`, which begins it. */
const formula = new RegExp(
  String.raw`\\\$|\$\$${inside}\$\$|\\\[${inside}\\\]|\\\(${inside}\\\)|\$${inside}\$`,
  'g',
);

/** Adds the parts of a text without code, which stands at `from` in the whole. */
const addFormulas = (parts: MathPart[], text: string, from: number): void => {
  let done = 0;
  const addText = (to: number): void => {
    const plain = text.slice(done, to).replaceAll('\\$', '$');
    if (plain !== '') parts.push({ kind: 'text', text: plain });
  };
  formula.lastIndex = 0;
  for (let found = formula.exec(text); found !== null; found = formula.exec(text)) {
    const { 0: source, 1: tall, 2: alone, 3: within, 4: line, index } = found;
    if (source === '\\$') continue;
    const tex = tall ?? alone ?? within ?? line ?? '';
    const end = index + source.length;
    // A lone `$` is also money: '$5 or $10' holds no formula, as in other writers of the same kind.
    const isMoney = line !== undefined && (/^\s|\s$/.test(tex) || /\d/.test(text[end] ?? ''));
    if (isMoney || tex.trim() === '') {
      formula.lastIndex = index + 1;
      continue;
    }
    addText(index);
    const display = (tall ?? alone) !== undefined;
    parts.push({ kind: 'formula', tex, source, display, at: from + index });
    done = end;
  }
  addText(text.length);
};

/** A block with the name of its language, code within a line, or backticks that mean nothing. */
const code = /```(?!`)(?:[\w+#.-]* *\n)?([^]*?)\n?```(?!`)(\n?)|`([^`\n]+)`(?!`)|`+/g;

/**
 * A text in its parts: code stands in backticks, a block of it in three; formulas stand in `$…$` or
 * `\(…\)` within a line, in `$$…$$` or `\[…\]` on a line of their own. `\$` is a dollar, and so is `$`
 * in code. What does not close stays text.
 */
export const splitMath = (text: string): MathPart[] => {
  const parts: MathPart[] = [];
  let from = 0;
  for (const { 0: source, 1: block = '', 2: after = '', 3: line, index: at } of text.matchAll(
    code,
  )) {
    const written = line ?? block;
    if (written.trim() === '') continue;
    addFormulas(parts, text.slice(from, at), from);
    from = at + source.length;
    const display = line === undefined;
    parts.push({ kind: 'code', text: written + after, display, at, end: from });
  }
  addFormulas(parts, text.slice(from), from);
  return parts;
};
