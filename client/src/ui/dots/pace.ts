/** A frame that takes longer than this is missed by whoever looks, in ms. */
const slow = 1_000 / 45;
const hopeless = 40;
const fewest = 8;

/** How a machine keeps up with frames. */
export interface Pace {
  /** Every how many-th dot is drawn while they move. At rest all are. */
  readonly stride: 1 | 2 | 4;
  /** Frames one after the other that took too long to be called motion. */
  readonly missed: number;
  /** Frames since the stride last changed, and their time in ms. */
  readonly frames: number;
  readonly time: number;
}

export const fullPace: Pace = { stride: 1, missed: 0, frames: 0, time: 0 };

/**
 * A slow machine gets fewer dots, never fewer frames. `took`: from the frame before to this one, in
 * ms. The first frame after a pause tells nothing.
 */
export const paced = (pace: Pace, took: number): Pace => {
  const missed = took > hopeless ? pace.missed + 1 : 0;
  const frames = pace.frames + 1;
  const time = pace.time + took;
  if (frames < fewest) return { ...pace, missed, frames, time };
  if (time / frames <= slow || pace.stride === 4) return { ...pace, missed, frames: 0, time: 0 };
  return { stride: pace.stride === 1 ? 2 : 4, missed, frames: 0, time: 0 };
};

/** Not even a quarter of the dots moves here: the final picture comes at once. */
export const givesUp = ({ stride, missed }: Pace): boolean => stride === 4 && missed >= 3;
