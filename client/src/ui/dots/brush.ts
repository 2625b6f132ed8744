const circle = 2 * Math.PI;

/** What is drawn on: a canvas in pixels of the screen. */
export type Paper = CanvasRenderingContext2D;

/** Circles of one colour, drawn together: one path and one fill, however many they are. */
export class Brush {
  readonly #paper: Paper;

  constructor(paper: Paper) {
    this.#paper = paper;
    paper.beginPath();
  }

  dot(x: number, y: number, radius: number): void {
    this.#paper.moveTo(x + radius, y);
    this.#paper.arc(x, y, radius, 0, circle);
  }

  fill(colour: string, alpha = 1): void {
    this.#paper.globalAlpha = alpha;
    this.#paper.fillStyle = colour;
    this.#paper.fill();
    this.#paper.globalAlpha = 1;
  }

  /** Only their outlines. */
  line(colour: string, width: number, alpha = 1): void {
    this.#paper.globalAlpha = alpha;
    this.#paper.strokeStyle = colour;
    this.#paper.lineWidth = width;
    this.#paper.stroke();
    this.#paper.globalAlpha = 1;
  }
}

/** A dot of somebody who has not answered is a line, as wide as this for its radius. */
export const hollowLine = (radius: number): number => Math.max(1.5, radius * 0.2);

/** The radius of such a line's middle, so that it is as large as a full dot. */
export const hollowRadius = (radius: number): number => radius - hollowLine(radius) / 2;

/** Shapes are drawn in a square of 24; a little larger than a dot they look as large. */
const square = 24;
const swell = 1.15;

/** One shape at many places, all of one size. */
export const stamp = (
  paper: Paper,
  shape: Path2D,
  { places, size, count }: { places: Float32Array; size: number; count: number },
  { colour, alpha, edge }: { colour: string; alpha: number; edge?: string | undefined },
): void => {
  const scale = (2 * size * swell) / square;
  const all = new Path2D();
  for (let at = 0; at < count; at += 1) {
    const x = (places[2 * at] ?? 0) - size * swell;
    const y = (places[2 * at + 1] ?? 0) - size * swell;
    all.addPath(shape, { a: scale, d: scale, e: x, f: y });
  }
  paper.globalAlpha = alpha;
  paper.fillStyle = colour;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is a canvas
  paper.fill(all);
  if (edge !== undefined) {
    paper.strokeStyle = edge;
    paper.lineWidth = 2;
    paper.stroke(all);
  }
  paper.globalAlpha = 1;
};
