/** A word, and how many said it. */
export interface Said {
  readonly text: string;
  readonly count: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A word at its place: where its base line begins, and how large its letters are. */
export interface PlacedWord extends Said {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Letters of the most frequent word at first, and the smallest that can be read, in pixels of the sheet. */
const [largest, smallest] = [120, 20] as const;
/** No word is wider than this part of the sheet. */
const widest = 0.8;
/** From the base line to the top of letters and to their lowest point, in em, with room around them. */
const [above, below, beside] = [0.82, 0.28, 0.16] as const;
const smaller = 0.86;
/** Turns that never come back to the same direction. */
const golden = 2.399_963;
const mostTries = 700;

const touch = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The first place from the middle outwards where a box of this size touches no other; null where there is none. */
const freePlace = (
  size: { width: number; height: number },
  room: Box,
  taken: readonly Box[],
): Box | null => {
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  for (let turn = 0; turn < mostTries; turn += 1) {
    const out = Math.sqrt(turn / mostTries) / 2;
    const box = {
      x: middle.x + room.width * out * Math.cos(turn * golden) - size.width / 2,
      y: middle.y + room.height * out * Math.sin(turn * golden) - size.height / 2,
      ...size,
    };
    const isInside =
      box.x >= room.x &&
      box.y >= room.y &&
      box.x + box.width <= room.x + room.width &&
      box.y + box.height <= room.y + room.height;
    if (isInside && !taken.some((each) => touch(each, box))) return box;
  }
  return null;
};

const placedAt = (
  words: readonly Said[],
  room: Box,
  { scale, widthOf }: { scale: number; widthOf: (text: string) => number },
): PlacedWord[] => {
  const most = Math.max(1, ...words.map(({ count }) => count));
  const taken: Box[] = [];
  const placed: PlacedWord[] = [];
  for (const { text, count } of words) {
    const wide = Math.max(0.1, widthOf(text));
    const wanted = Math.max(smallest, scale * Math.sqrt(count / most));
    const size = Math.min(wanted, (widest * room.width) / wide);
    const box = { width: (wide + beside) * size, height: (above + below) * size };
    const place = freePlace(box, room, taken);
    if (place === null) continue;
    taken.push(place);
    placed.push({ text, count, size, x: place.x + (beside / 2) * size, y: place.y + above * size });
  }
  return placed;
};

/**
 * Words as a cloud: letters as high as the root of their counts, so that areas compare; the most
 * frequent in the middle, none upon another, and all smaller until as many as can have room. Pure.
 */
export const placeWords = (
  said: readonly Said[],
  room: Box,
  widthOf: (text: string) => number,
): PlacedWord[] => {
  const words = said.toSorted((one, other) => other.count - one.count);
  let best: PlacedWord[] = [];
  for (let scale: number = largest; scale >= smallest; scale *= smaller) {
    const placed = placedAt(words, room, { scale, widthOf });
    if (placed.length > best.length) best = placed;
    if (placed.length === words.length) break;
  }
  return best;
};
