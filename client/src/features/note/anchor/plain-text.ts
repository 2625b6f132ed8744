/** A text as its reader sees it, runs of blanks as one blank, and where each of its characters stands in what it was made of. */
export interface PlainText {
  readonly text: string;
  readonly places: readonly number[];
}

const isBlank = (letter: string): boolean => /[\s\u00A0\u200B\uFEFF]/u.test(letter);

/** Blanks at the ends are none. */
export const plainText = (raw: string): PlainText => {
  const letters: string[] = [];
  const places: number[] = [];
  let blankAt = -1;
  for (let at = 0; at < raw.length; at += 1) {
    const letter = raw[at] ?? '';
    if (isBlank(letter)) {
      if (blankAt === -1) blankAt = at;
      continue;
    }
    if (blankAt !== -1 && letters.length > 0) {
      letters.push(' ');
      places.push(blankAt);
    }
    blankAt = -1;
    letters.push(letter);
    places.push(at);
  }
  return { text: letters.join(''), places };
};

/** Where a place of what a text was made of is in the text. */
export const placeIn = ({ places }: PlainText, raw: number): number => {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? 0) < raw) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** From one character of a text to before another. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** A range of a text in what it was made of. */
export const rawRange = ({ places }: PlainText, { from, to }: TextRange): TextRange | null => {
  const [first, last] = [places[from], places[to - 1]];
  return first === undefined || last === undefined || to <= from
    ? null
    : { from: first, to: last + 1 };
};
