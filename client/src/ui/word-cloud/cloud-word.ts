/** A word of a cloud. */
export interface CloudWord {
  /** What it is known by while its count, and even its spelling, changes. */
  readonly key: string;
  readonly text: string;
  readonly count: number;
}

/** A word at its place: the middle of its base line, and the size of its letters, in px of the stage. */
export interface PlacedWord extends CloudWord {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The smallest letters that can be read, in px. */
  readonly smallest: number;
}

export interface CloudPicture extends Stage {
  readonly placed: readonly PlacedWord[];
  /** Words that found no room. */
  readonly left: number;
}

/** One weight for every size, so that a word keeps its shape while it grows. */
export const cloudWeight = 620;
export const cloudFamily = "'Geist Variable', system-ui, sans-serif";
