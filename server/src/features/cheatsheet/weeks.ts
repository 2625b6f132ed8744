const dayMs = 24 * 3_600_000;
/** The day of 1 January 1970 was a Thursday. */
const daysBefore = 3;

/** Weeks from Monday to Sunday (UTC), as ISO 8601 has them, in their order. */
export const weekOf = (ms: number): number => Math.floor((Math.floor(ms / dayMs) + daysBefore) / 7);

/** When a week begins, in ms. */
export const beginOf = (week: number): number => (week * 7 - daysBefore) * dayMs;

/** How often something was used in a week and the one before, as it was counted when it was used last. */
export const usesIn = (
  week: number,
  {
    useWeek,
    useCount,
    useBefore,
  }: { readonly useWeek: number; readonly useCount: number; readonly useBefore: number },
): { readonly thisWeek: number; readonly lastWeek: number } => {
  if (useWeek === week) return { thisWeek: useCount, lastWeek: useBefore };
  if (useWeek === week - 1) return { thisWeek: 0, lastWeek: useCount };
  // Another process has begun the next one already.
  if (useWeek === week + 1) return { thisWeek: useBefore, lastWeek: 0 };
  return { thisWeek: 0, lastWeek: 0 };
};
