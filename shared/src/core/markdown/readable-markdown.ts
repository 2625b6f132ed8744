/** What is nested deeper than anybody reads would keep whoever draws it busy. */
const tooDeep = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*){12}|[[\]*_~`(!]{200}/m;

/** More cells than anybody reads: every row of a table is as wide as its head, however short it was typed. */
const mostCells = 3_000;
const underHead = /^[ \t|:>*+-]*-[ \t|:>*+-]*$/;

/** At most how many cells the tables of a text have. */
const cellsOf = (markdown: string): number => {
  let cells = 0;
  let rows = 0;
  // From the end, so that the rows below a line are known; each table goes on to an empty line.
  for (const line of markdown.split(/\r\n?|\n/).toReversed()) {
    rows = line.trim() === '' ? 0 : rows + 1;
    const columns = line.split('|').length;
    if (columns > 1 && underHead.test(line)) cells += columns * rows;
  }
  return cells;
};

/** Whether a text is drawn as Markdown; what is not stays as it was typed. */
export const isReadableMarkdown = (text: string): boolean =>
  !tooDeep.test(text) && cellsOf(text) <= mostCells;
