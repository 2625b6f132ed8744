/** A picture of few colours: a number for each pixel, rows from the top, and the colour of each number. */
export interface FlatPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** Red, green and blue of each. */
  readonly colours: Uint8Array;
}

/** So many colours a picture has: a byte for each pixel. */
const most = 256;
/** A colour that is so much of a picture is a surface: it stays as it is. */
const surface = 0.000_5;
/** How far another one, of the edges of letters, may lie from one that is there already. */
const nearby = 32;

const distance = (one: number, other: number): number =>
  Math.max(
    Math.abs((one & 255) - (other & 255)),
    Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)),
    Math.abs(((one >> 16) & 255) - ((other >> 16) & 255)),
  );

/** Calls back with each run of pixels of one colour: most pixels are as the one before. */
const eachRun = (
  pixels: Uint32Array,
  tell: (colour: number, from: number, to: number) => void,
): void => {
  for (let from = 0; from < pixels.length;) {
    const colour = pixels[from] ?? 0;
    let to = from + 1;
    while (pixels[to] === colour) to += 1;
    tell(colour, from, to);
    from = to;
  }
};

/** Of each colour how many pixels have it. */
const countsOf = (pixels: Uint32Array): Map<number, number> => {
  const counts = new Map<number, number>();
  eachRun(pixels, (colour, from, to) => counts.set(colour, (counts.get(colour) ?? 0) + to - from));
  return counts;
};

/** Which number takes the place of each colour; the colours of the numbers, the most frequent first. */
const chosen = (pixels: Uint32Array): { numbers: Map<number, number>; colours: number[] } => {
  const numbers = new Map<number, number>();
  const colours: number[] = [];
  const byCount = [...countsOf(pixels)].toSorted(([, one], [, other]) => other - one);
  for (const [colour, count] of byCount) {
    let nearest = 0;
    let least = Infinity;
    for (const [number, each] of colours.entries()) {
      const away = distance(colour, each);
      if (away < least) [nearest, least] = [number, away];
    }
    const isNew = least > nearby || count >= pixels.length * surface;
    if (isNew && colours.length < most) nearest = colours.push(colour) - 1;
    numbers.set(colour, nearest);
  }
  return { numbers, colours };
};

/**
 * Letters, lines and surfaces with as few colours as do: surfaces keep theirs, steps between them,
 * which are at the edges of letters, become fewer. So it is packed to a fifth, and looks the same.
 */
export const flatPicture = ({ width, height, data }: ImageData): FlatPicture => {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const { numbers, colours } = chosen(from);
  const pixels = new Uint8Array(from.length);
  eachRun(from, (colour, start, end) => pixels.fill(numbers.get(colour) ?? 0, start, end));
  return {
    width,
    height,
    pixels,
    colours: Uint8Array.from(
      colours.flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]),
    ),
  };
};
