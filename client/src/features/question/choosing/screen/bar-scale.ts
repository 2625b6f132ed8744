/** The share of everybody at which the lane of the bars ends: fixed once the result is out. */
export const resultScale = (leader: number): number =>
  Math.min(1, Math.max(0.2, Math.ceil(leader * 20 - 1e-6) / 20));

const liveScales = [0.3, 0.5, 0.75, 1] as const;
/** So few make large steps: they are shown as parts of everybody. */
const few = 20;
/** Bars that only pass a mark for a moment do not move all others, in ms. */
const patience = 2_000;

const wantedScale = (leader: number, answered: number): number =>
  answered <= few ? 1 : (liveScales.find((scale) => leader <= scale) ?? 1);

/** The scale of bars that still grow, and which one it will soon be. */
export interface LiveScale {
  readonly scale: number;
  readonly wanted: number;
  /** Since when that is wanted, in ms. */
  readonly since: number;
}

/** The scale after another count. A bar that would leave its lane has its room at once. */
export const nextScale = (
  before: LiveScale | null,
  leader: number,
  answered: number,
  now: number,
): LiveScale => {
  const wanted = wantedScale(leader, answered);
  if (before === null) return { scale: wanted, wanted, since: now };
  const since = before.wanted === wanted ? before.since : now;
  const isDue = now - since >= patience || leader > before.scale;
  return { scale: isDue ? wanted : before.scale, wanted, since };
};
