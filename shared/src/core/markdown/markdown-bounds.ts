/*
 * What keeps whoever draws Markdown busy, or comes to far more than was typed, is drawn as it was typed. All that
 * draws it asks here first: pages in the browser, and what the server draws.
 */

/** Nested deeper than anybody reads. */
const tooDeep = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*){12}|[[\]*_~`(!]{200}/m;
/** Gaps that nobody types. */
const gap = /[^\S\n]{2000}/;

/** More cells than anybody reads: every row of a table is as wide as its head, however short it was typed. */
const mostCells = 3_000;
const underHead = /^[ \t|:>*+-]*-[ \t|:>*+-]*$/;

/**
 * The work in what stands together, without an empty line: from each mark, and from each line, its rest is looked
 * through. A hundred pages of formulas and code have less than that.
 */
const mostWork = 100_000_000;
const marks = /[*_~`[\]<:@$\\]/g;

/** Whether a text is not to be read as Markdown. */
export const isTooMuch = (markdown: string): boolean => {
  if (tooDeep.test(markdown) || gap.test(markdown)) return true;
  let [cells, rows] = [0, 0];
  let [work, length, steps] = [0, 0, 0];
  // From the end, so that the rows below a line are known; each table goes on to an empty line.
  for (const line of markdown.split(/\r\n?|\n/).toReversed()) {
    if (/^[ \t]*$/.test(line)) {
      [rows, length, steps] = [0, 0, 0];
      continue;
    }
    rows += 1;
    const columns = line.split('|').length;
    if (columns > 1 && underHead.test(line)) cells += columns * rows;
    work -= length * steps;
    length += line.length + 1;
    steps += 1 + (line.match(marks)?.length ?? 0);
    work += length * steps;
  }
  return cells > mostCells || work > mostWork;
};

/** What is looked at of a link or a picture. */
interface Token {
  readonly type: string;
  readonly href?: unknown;
  readonly title?: unknown;
}

/** Of all addresses of a text, in characters: one that is defined once may be linked to thousands of times. */
const mostOfAddresses = 500_000;

/** Looks at the parts of one text, one after the other; throws where its addresses come to too much. */
export const countAddresses = (): ((token: Token) => void) => {
  let left = mostOfAddresses;
  return ({ type, href, title }) => {
    if (type !== 'link' && type !== 'image') return;
    for (const said of [href, title]) left -= typeof said === 'string' ? said.length : 0;
    if (left < 0) throw new RangeError('The addresses of a text come to too much.');
  };
};
