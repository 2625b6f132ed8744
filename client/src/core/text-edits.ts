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

/** Between two marks, or no more where it is; `stand` is written where nothing is selected, and is then selected. */
const marked = (from: Selected, mark: string, stand: string): Selected => {
  const { text, start, end } = from;
  const { length } = mark;
  const isMarked = text.slice(start - length, start) === mark && text.startsWith(mark, end);
  if (!isMarked || start < length) return between(from, [mark, mark], stand);
  const plain = text.slice(0, start - length) + text.slice(start, end) + text.slice(end + length);
  return { text: plain, start: start - length, end: end - length };
};

/** Bold, or bold no more. */
export const emboldened = (from: Selected, stand: string): Selected => marked(from, '**', stand);

/** Leaning, or no more; the underscore is no part of what makes bold. */
export const slanted = (from: Selected, stand: string): Selected => marked(from, '_', stand);

/** Each line of what is selected, changed; what is selected then is all of them. */
const onLines = (
  from: Selected,
  change: (lines: readonly string[]) => readonly string[],
): Selected => {
  const { text } = from;
  const start = text.lastIndexOf('\n', from.start - 1) + 1;
  const after = text.indexOf('\n', from.end);
  const end = after === -1 ? text.length : after;
  const lines = change(text.slice(start, end).split('\n')).join('\n');
  const at = start + lines.length;
  const isCursor = from.start === from.end;
  return {
    text: text.slice(0, start) + lines + text.slice(end),
    start: isCursor ? at : start,
    end: at,
  };
};

/** Lines that begin with a mark, as of a list; where all do, no more. */
export const withLineMarks = (from: Selected, mark: string): Selected =>
  onLines(from, (lines) =>
    lines.every((line) => line.startsWith(mark))
      ? lines.map((line) => line.slice(mark.length))
      : lines.map((line) => (line.startsWith(mark) ? line : mark + line)),
  );

/** A heading; one of the first rank becomes one of the second, that one of the third, and that one a line again. */
export const asHeading = (from: Selected): Selected =>
  onLines(from, (lines) =>
    lines.map((line) => {
      const [, marks = '', words = ''] = /^(#{0,6})\s*(.*)$/s.exec(line) ?? [];
      return marks.length >= 3 ? words : `${'#'.repeat(marks.length + 1)} ${words}`;
    }),
  );

/** A link: what is selected are its words, or, where that is an address, its address; what is missing is selected. */
export const asLink = ({ text, start, end }: Selected, stand: string): Selected => {
  const chosen = text.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/i.test(chosen);
  const words = isAddress || chosen === '' ? stand : chosen;
  const address = isAddress ? chosen : 'https://';
  const at = isAddress || chosen === '' ? start + 1 : start + words.length + 3;
  const length = isAddress || chosen === '' ? words.length : address.length;
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: at,
    end: at + length,
  };
};

/** Code: within the line, or as a block where several lines are selected. */
export const asCode = (from: Selected, stand: string): Selected =>
  from.text.slice(from.start, from.end).includes('\n')
    ? between(from, ['```\n', '\n```'], stand)
    : between(from, ['`', '`'], stand);

export const asFormula = (from: Selected, stand: string): Selected =>
  between(from, ['$', '$'], stand);
