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

  /** A dot that is only a line: filled, which is less work than a stroke. */
  ring(x: number, y: number, radius: number, width: number): void {
    this.dot(x, y, radius);
    const hole = Math.max(0, radius - width);
    this.#paper.moveTo(x + hole, y);
    this.#paper.arc(x, y, hole, 0, circle, true);
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

interface Layer {
  readonly key: string;
  readonly drawn: HTMLCanvasElement;
}
const layers = new WeakMap<HTMLCanvasElement, Layer>();

/** What stays the same from frame to frame is drawn once, for as long as `key` is the same. */
export const drawLayer = (paper: Paper, key: string, draw: (layer: Paper) => void): void => {
  const { width, height } = paper.canvas;
  const matrix = paper.getTransform();
  const whole = `${width} ${height} ${matrix.a} ${matrix.e} ${matrix.f} ${key}`;
  let layer = layers.get(paper.canvas);
  if (layer?.key !== whole) {
    const drawn = document.createElement('canvas');
    drawn.width = width;
    drawn.height = height;
    const on = drawn.getContext('2d');
    if (on === null) return;
    on.setTransform(matrix);
    draw(on);
    layer = { key: whole, drawn };
    layers.set(paper.canvas, layer);
  }
  paper.save();
  paper.resetTransform();
  paper.drawImage(layer.drawn, 0, 0);
  paper.restore();
};

/** Shapes are drawn in a square of 24; a little larger than a dot they look as large. */
const square = 24;
const swell = 1.15;

export interface Stamp {
  /** The outline, as a path in that square. */
  readonly shape: string;
  readonly colour: string;
  readonly alpha: number;
}

/** A shape drawn once, `across` pixels of the canvas wide. */
const stampOf = ({ shape, colour }: Stamp, across: number): HTMLCanvasElement => {
  const drawn = document.createElement('canvas');
  drawn.width = Math.ceil(across) + 2;
  drawn.height = drawn.width;
  const on = drawn.getContext('2d');
  if (on === null) return drawn;
  on.setTransform(across / square, 0, 0, across / square, 1, 1);
  on.fillStyle = colour;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is a canvas
  on.fill(new Path2D(shape));
  return drawn;
};

/** One shape at many places, all of one size: drawn once, and then only copied. */
export const stampAll = (
  paper: Paper,
  stamp: Stamp,
  { places, size, count }: { places: Float32Array; size: number; count: number },
): void => {
  const { a: scale } = paper.getTransform();
  const across = 2 * size * swell;
  const drawn = stampOf(stamp, across * scale);
  const [side, edge] = [drawn.width / scale, across / 2 + 1 / scale];
  paper.globalAlpha = stamp.alpha;
  for (let at = 0; at < count; at += 1) {
    const x = (places[2 * at] ?? 0) - edge;
    paper.drawImage(drawn, x, (places[2 * at + 1] ?? 0) - edge, side, side);
  }
  paper.globalAlpha = 1;
};
