import type { CloudWord, Stage } from './cloud-word.ts';

/** Sizes step by this factor, so that one more person moves nothing in a full cloud. */
const step = 1.08;
/** The smallest and the largest letters of a cloud, on a stage of this side. */
const [small, large, side] = [40, 158, 1_100];
/** The largest that a few words get: they fill the sheet, and still none is as large as a title of one word. */
const largestScale = 2.2;
/** No word is higher than this part of the stage, nor wider than that. */
const [highest, widest] = [0.3, 0.9];
/** No word is wider, in px: it would be a title, and d3-cloud has a sheet of 2,048. */
const widestWord = 1_250;
/** How much of the stage words fill before it is full. */
const filled = 0.52;

/** Scripts that stand in squares, and pictures. */
const square =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** About how wide a text is, in its own size. Near enough to begin with. */
export const roughWidth = (text: string): number => {
  let width = 0.2;
  for (const letter of text) width += square.test(letter) ? 1.05 : 0.56;
  return width;
};

const unitOf = ({ width, height }: Stage): number => Math.sqrt(width * height) / side;

/**
 * Letters at scale 1: by the square root of the count, so that areas compare. Where few said each of
 * them one more is half as much again, and no more; where many did the rarest can still be read.
 */
const fullSize = (count: number, most: number, unit: number): number => {
  const share = most > 1 ? Math.sqrt((count - 1) / (most - 1)) : 0.5;
  const compared = most > 1 ? large * Math.sqrt(count / most) : 0;
  return unit * Math.max(compared, small + (large - small) * share);
};

const mostOf = (words: readonly CloudWord[]): number =>
  words.reduce((most, { count }) => Math.max(most, count), 1);

const leastOf = (words: readonly CloudWord[], most: number): number =>
  words.reduce((least, { count }) => Math.min(least, count), most);

/** The scale at which the rarest word is as small as may be. */
export const leastScale = (words: readonly CloudWord[], stage: Stage): number => {
  const most = mostOf(words);
  const rarest = fullSize(leastOf(words, most), most, unitOf(stage));
  return Math.min(largestScale, stage.smallest / rarest);
};

/** The scale at which all words may well fit. */
export const fittingScale = (words: readonly CloudWord[], stage: Stage): number => {
  const [most, unit] = [mostOf(words), unitOf(stage)];
  const area = words.reduce((sum, { text, count }) => {
    const size = fullSize(count, most, unit);
    return sum + roughWidth(text) * 1.15 * size ** 2;
  }, 0);
  const scale = Math.sqrt((filled * stage.width * stage.height) / Math.max(1, area));
  return Math.max(leastScale(words, stage), Math.min(largestScale, scale));
};

export interface SizedWord extends CloudWord {
  readonly size: number;
}

/** Words with the size of their letters, the largest first; none is wider than the stage. */
export const sizedWords = (
  words: readonly CloudWord[],
  stage: Stage,
  scale: number,
): SizedWord[] => {
  const [most, unit] = [mostOf(words), unitOf(stage)];
  return words
    .map(({ key, text, count }) => {
      const width = Math.min(widestWord, widest * stage.width) / roughWidth(text);
      const wanted = Math.min(width, highest * stage.height, scale * fullSize(count, most, unit));
      const stepped = Math.floor(step ** Math.floor(Math.log(wanted) / Math.log(step) + 1e-9));
      // A step down never makes a word smaller than asked.
      const least = Math.floor(Math.min(stage.smallest, wanted) + 1e-9);
      return { key, text, count, size: Math.max(6, stepped, least) };
    })
    .toSorted((one, other) => other.size - one.size);
};

/** A word keeps its size until it should be this much larger or smaller. */
const worthwhile = Math.log(1.13);
/** In a full cloud so many words change at a time; the others do so with the next pictures. */
const mostChanged = 24;

/** As words were, but for those whose size is furthest from what it should be. */
export const steadySizes = (
  sized: readonly SizedWord[],
  before: ReadonlyMap<string, { readonly size: number }>,
): SizedWord[] => {
  const offBy = ({ key, size }: SizedWord): number =>
    Math.abs(Math.log(size / (before.get(key)?.size ?? size)));
  const changing = new Set(
    sized
      .filter((word) => offBy(word) > worthwhile)
      .toSorted((one, other) => offBy(other) - offBy(one))
      .slice(0, mostChanged)
      .map(({ key }) => key),
  );
  return sized
    .map(({ key, text, count, size }) => {
      const kept = changing.has(key) ? undefined : before.get(key)?.size;
      return { key, text, count, size: kept ?? size };
    })
    .toSorted((one, other) => other.size - one.size);
};
