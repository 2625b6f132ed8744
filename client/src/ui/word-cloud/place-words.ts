import cloud from 'd3-cloud';
import { boxedCanvas } from './boxed-paper.ts';
import { mostDotted } from './cloud-dots.ts';
import { cloudFamily, cloudWeight, type PlacedWord, type Stage } from './cloud-word.ts';
import type { SizedWord } from './word-sizes.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Placing {
  /** Where words were before: those that fit there stay. */
  readonly before: ReadonlyMap<string, Point>;
  /** A canvas that words are measured on. */
  readonly canvas: () => HTMLCanvasElement;
  /** For so long it works without a pause, in ms. */
  readonly slice: number;
}

/** Turns that never come back to the same direction: places lie as seeds of a sunflower do. */
const golden = 2.399_963;

/** From so many words on the smallest begin at the edge; a few gather in the middle. */
const many = 150;

/** Where a word tries first that is not there yet: large ones in the middle, small ones around. */
const firstTry = (rank: number, count: number, { width, height }: Stage): Point => {
  const out = 0.46 * Math.sqrt(rank / Math.max(count, many));
  const turn = rank * golden;
  return {
    x: Math.round(width / 2 + width * out * Math.cos(turn)),
    y: Math.round(height / 2 + height * out * Math.sin(turn)),
  };
};

/** How many places a word tries around the first one, and how many over the whole stage. */
const [near, far] = [900, 1_300];

/** The steps from a word's first try to the next ones, or nothing when all are tried. */
const triesOf = (start: Point, size: number, { width, height }: Stage) => {
  const lying = Math.min(1.5, Math.max(0.65, Math.sqrt(width / height)));
  return (turn: number): [number, number] | null => {
    const at = Math.abs(turn);
    if (at === 0) return [0, 0];
    const angle = at * golden;
    if (at < near) {
      const out = 1.15 * Math.max(2.5, 0.22 * size) * Math.sqrt(at);
      return [out * lying * Math.cos(angle), (out / lying) * Math.sin(angle)];
    }
    if (at >= near + far) return null;
    const out = Math.sqrt((at - near) / far) * 0.72;
    return [
      width / 2 + width * out * Math.cos(angle) - start.x,
      height / 2 + height * out * Math.sin(angle) - start.y,
    ];
  };
};

/** What d3-cloud is given, and fills in. */
type Tag = SizedWord & { x?: number; y?: number };

/**
 * d3-cloud asks for chance three times a word, in the order of sizes: where it starts from left to
 * right, from top to bottom, and which way round it looks. These answers make it start where we want.
 */
const steered = (words: readonly SizedWord[], { before }: Placing, stage: Stage) => {
  let [at, asked] = [0, 0];
  let start: Point = { x: 0, y: 0 };
  const random = (): number => {
    asked += 1;
    const word = words[at];
    if (asked === 1 && word !== undefined) {
      start = before.get(word.key) ?? firstTry(at, words.length, stage);
      return (2 * start.x + 1) / stage.width - 0.5;
    }
    if (asked === 2) return (2 * start.y + 1) / stage.height - 0.5;
    [at, asked] = [at + 1, 0];
    return 0;
  };
  const spiral = (): ((turn: number) => [number, number] | null) =>
    triesOf(start, words[at - 1]?.size ?? 0, stage);
  return { random, spiral: spiral as unknown as () => (turn: number) => [number, number] };
};

/** The words that find a place on the stage. `sized` has the largest first; its width is one of whole 32 px. */
export const placeWords = (
  sized: readonly SizedWord[],
  stage: Stage,
  placing: Placing,
): Promise<PlacedWord[]> =>
  new Promise((done) => {
    const { random, spiral } = steered(sized, placing, stage);
    const layout = cloud<Tag>()
      .size([stage.width, stage.height])
      .canvas(() => boxedCanvas(placing.canvas(), sized.length <= mostDotted))
      .words(sized.map(({ key, text, count, size }) => ({ key, text, count, size })))
      .font(cloudFamily)
      // By type a number is a weight; by what d3-cloud does any is.
      .fontWeight(cloudWeight as unknown as 'bold')
      .fontSize(({ size }) => size)
      .padding(0)
      .rotate(0)
      .timeInterval(placing.slice)
      .random(random)
      .spiral(spiral);
    layout.on('end', (tags) => {
      done(
        tags.map(({ key, text, count, size, x = 0, y = 0 }) => ({
          key,
          text,
          count,
          size,
          x: x + (stage.width >> 1),
          y: y + (stage.height >> 1),
        })),
      );
    });
    layout.start();
  });
