/**
 * What is shown stays where it is: what is gone leaves its place to what is new, and what else is
 * new comes after all others. Both lists hold nothing twice.
 */
export const keptPlaces = (before: readonly string[], now: readonly string[]): string[] => {
  const known = new Set(before);
  const wanted = new Set(now);
  const fresh = now.filter((each) => !known.has(each));
  let next = 0;
  const kept = before.flatMap((each) => {
    if (wanted.has(each)) return [each];
    const instead = fresh[next];
    next += 1;
    return instead === undefined ? [] : [instead];
  });
  return [...kept, ...fresh.slice(next)];
};
