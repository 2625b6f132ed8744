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

/** A stretch of a text: as it is, or a formula. */
export type MathPart = { readonly kind: 'text'; readonly text: string } | FormulaPart;

interface Delimiters {
  readonly open: string;
  readonly close: string;
  readonly display: boolean;
}

/** Fixed by the specification; the longer ones first, for `$$` begins with `$`. */
const delimiters: readonly Delimiters[] = [
  { open: '$$', close: '$$', display: true },
  { open: '\\[', close: '\\]', display: true },
  { open: '\\(', close: '\\)', display: false },
  { open: '$', close: '$', display: false },
];

/** Where the formula that begins at `from` closes; -1 where it does not. */
const closingOf = (text: string, from: number, close: string): number => {
  for (let at = from; at <= text.length - close.length; at += 1) {
    if (text.startsWith(close, at)) return at;
    // What follows a backslash is part of a command, as in `\$`.
    if (text[at] === '\\') at += 1;
  }
  return -1;
};

/** A lone `$` is also money: '$5 or $10' holds no formula, as in other writers of the same kind. */
const isMoney = (text: string, from: number, to: number): boolean =>
  /\s/.test(text[from] ?? '') || /\s/.test(text[to - 1] ?? '') || /\d/.test(text[to + 1] ?? '');

const formulaAt = (text: string, at: number): { part: MathPart; end: number } | null => {
  const found = delimiters.find(({ open }) => text.startsWith(open, at));
  if (found === undefined) return null;
  const { open, close, display } = found;
  const from = at + open.length;
  const to = closingOf(text, from, close);
  const tex = text.slice(from, Math.max(from, to));
  if (tex.trim() === '' || (open === '$' && isMoney(text, from, to))) return null;
  return {
    part: { kind: 'formula', tex, source: text.slice(at, to + close.length), display, at },
    end: to + close.length,
  };
};

/**
 * A text in its parts: formulas stand in `$…$` or `\(…\)` within a line, in `$$…$$` or `\[…\]` on a
 * line of their own. `\$` is a dollar. What does not close stays text.
 */
export const splitMath = (text: string): MathPart[] => {
  const parts: MathPart[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '') parts.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    const formula = formulaAt(text, at);
    if (formula !== null) {
      flush();
      parts.push(formula.part);
      at = formula.end;
      continue;
    }
    const isEscapedDollar = text.startsWith('\\$', at);
    plain += isEscapedDollar ? '$' : (text[at] ?? '');
    at += isEscapedDollar ? 2 : 1;
  }
  flush();
  return parts;
};
