import { peoplePerDot } from './seats.ts';

/** A bar that lies: from its base line to the right. All in pixels of the screen. */
export interface Bar {
  /** Its left edge, and its upper one. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** The length that everybody would make. */
  readonly whole: number;
  /** What `whole` stands for: everybody who answered. */
  readonly total: number;
  /** The answers in this bar. */
  readonly count: number;
}

/** The place of every answer in a bar. */
export interface Cells {
  /** How many dots there are. */
  readonly count: number;
  /** The radius of a dot. */
  readonly size: number;
  /** Middles of the cells, x and y in turn, column by column. */
  readonly places: Float32Array;
}

export const barLength = ({ whole, total, count }: Bar): number =>
  total === 0 ? 0 : (whole * count) / total;

/**
 * One cell for one dot. Rows and the size of a dot come of the whole question, so they are equal
 * in all of its bars; only the columns of a bar are moved together where its last one is not full.
 */
export const cellsOf = (bar: Bar): Cells => {
  const each = peoplePerDot(bar.total);
  const dots = Math.ceil(bar.count / each);
  const all = Math.max(1, bar.total / each);
  const rows = Math.max(1, Math.round(Math.sqrt((all * bar.height) / Math.max(1, bar.whole))));
  const columns = Math.max(1, Math.ceil(dots / rows));
  const width = barLength(bar) / columns;
  const height = bar.height / rows;
  const places = new Float32Array(2 * dots);
  for (let cell = 0; cell < dots; cell += 1) {
    places[2 * cell] = bar.x + (Math.floor(cell / rows) + 0.5) * width;
    places[2 * cell + 1] = bar.y + ((cell % rows) + 0.5) * height;
  }
  const radius = Math.max(1.2, Math.min((bar.whole * rows) / all, height) * 0.34);
  return { count: dots, size: Math.min(radius, Math.max(1.2, width * 0.42)), places };
};
