/**
 * Commands that make more of a few letters than their reader sees coming (macros), or move what follows
 * out of its line and over others: what people type is shown as it was typed where it has one.
 */
const restless = new Set(
  (
    'def gdef edef xdef let futurelet global long newcommand renewcommand providecommand ' +
    'kern mkern hskip mskip hspace raisebox rule llap rlap clap mathllap mathrlap mathclap smash ' +
    'large Large LARGE huge Huge ' +
    'href url includegraphics htmlClass htmlId htmlStyle htmlData tag'
  ).split(' '),
);

/** Rows of a matrix, or of equations below each other: more of them fill a screen. */
const mostRows = 20;

/** Whether a formula stays in its place, and is about as large as what was typed for it. */
export const isCalm = (tex: string): boolean => {
  let rows = 0;
  for (const [, name = ''] of tex.matchAll(/\\([A-Za-z]+|\\\s*\[?|.)/gsu)) {
    if (restless.has(name)) return false;
    if (!name.startsWith('\\')) continue;
    rows += 1;
    // Of a row that is moved from the one before it nobody has said how far.
    if (name.endsWith('[') || rows > mostRows) return false;
  }
  return true;
};
