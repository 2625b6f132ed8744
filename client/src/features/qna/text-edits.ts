/** A text with what is selected in it, from `start` to `end`, counted as the browser counts. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Puts something in the place of what is selected; the cursor stands behind it. */
export const inserted = ({ text, start, end }: Selected, what: string): Selected => {
  const at = start + what.length;
  return { text: text.slice(0, start) + what + text.slice(end), start: at, end: at };
};

/** On lines of its own: a line break before and after it where there is text. */
export const insertedOnLine = (from: Selected, what: string): Selected => {
  const before = from.text.slice(0, from.start);
  const after = from.text.slice(from.end);
  const lead = before === '' || before.endsWith('\n') ? '' : '\n';
  return inserted(from, `${lead}${what}${after.startsWith('\n') ? '' : '\n'}`);
};

const between = (
  { text, start, end }: Selected,
  [before, after]: readonly [string, string],
  stand: string,
): Selected => {
  const middle = text.slice(start, end) || stand;
  const from = start + before.length;
  return {
    text: text.slice(0, start) + before + middle + after + text.slice(end),
    start: from,
    end: from + middle.length,
  };
};

/** Bold, or bold no more; `stand` is written where nothing is selected, and is then selected. */
export const emboldened = (from: Selected, stand: string): Selected => {
  const { text, start, end } = from;
  const isBold = text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**';
  if (!isBold) return between(from, ['**', '**'], stand);
  const plain = text.slice(0, start - 2) + text.slice(start, end) + text.slice(end + 2);
  return { text: plain, start: start - 2, end: end - 2 };
};

/** Code: within the line, or as a block where several lines are selected. */
export const asCode = (from: Selected, stand: string): Selected =>
  from.text.slice(from.start, from.end).includes('\n')
    ? between(from, ['```\n', '\n```'], stand)
    : between(from, ['`', '`'], stand);

export const asFormula = (from: Selected, stand: string): Selected =>
  between(from, ['$', '$'], stand);
