/** Pixels a point, where a page is as large as on paper. */
export const natural = 96 / 72;

/** As a share of how large it is on paper. */
const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6];
const least = 0.1 * natural;
const most = 8 * natural;

export const within = (scale: number): number => Math.min(most, Math.max(least, scale));

/** The next step of the zoom: up where `by` is 1, down where it is -1. */
export const stepped = (scale: number, by: 1 | -1): number => {
  const now = scale / natural;
  // A step that is nearly the present one would be no step that anybody sees.
  const next =
    by === 1
      ? steps.find((step) => step > now * 1.02)
      : steps.findLast((step) => step < now * 0.98);
  return within((next ?? now) * natural);
};

/** What a turn of the wheel with Ctrl, or a pinch on a touchpad, makes of it. */
export const turned = (scale: number, deltaY: number): number =>
  within(scale * Math.exp(-Math.max(-60, Math.min(60, deltaY)) / 150));
