/** A word or a formula, in em of its text. */
export interface Piece {
  readonly width: number;
  /** How high the line must be that it stands in; 0 where any is high enough. */
  readonly height: number;
  /** The space before it; 0 where it follows without one and may still begin a line. */
  readonly space: number;
  /** A formula, or a line of code, that has a line to itself. */
  readonly isAlone: boolean;
}

export interface Lines {
  readonly count: number;
  /** In em. */
  readonly height: number;
}

/** Of what browsers and this sum may differ. */
const slack = 1.004;

/**
 * How a text is set in lines of `width` em, each at least `leading` em high. Null where a word is
 * wider than a line and is not to be broken, that is, not wider than `unbroken`.
 */
export const setLines = (
  pieces: readonly Piece[],
  width: number,
  leading: number,
  unbroken: number,
): Lines | null => {
  let count = 0;
  let height = 0;
  let used = 0;
  let line = 0;
  const end = (): void => {
    if (line > 0) height += line;
    line = 0;
    used = 0;
  };
  const begin = (): void => {
    end();
    count += 1;
    line = leading;
  };
  for (const piece of pieces) {
    const wide = piece.width * slack;
    if (wide > width && piece.width <= unbroken) return null;
    const goesOn = line > 0 && !piece.isAlone && used + piece.space + wide <= width;
    if (!goesOn) begin();
    used = goesOn ? used + piece.space + wide : wide;
    line = Math.max(line, piece.height);
    let rest = used;
    while (rest > width) {
      begin();
      rest -= width;
    }
    used = rest;
    // What follows what has a line to itself begins another one.
    if (piece.isAlone) used = width;
  }
  end();
  return { count, height };
};
