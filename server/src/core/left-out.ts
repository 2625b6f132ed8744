/** Those that are there no more. Both lists may be long. */
export const leftOut = (before: readonly string[], now: readonly string[]): string[] => {
  const kept = new Set(now);
  return before.filter((each) => !kept.has(each));
};
