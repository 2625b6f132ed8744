/** How many characters two texts end with alike. */
export const sameAtEnd = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  return same;
};

/** How many characters two texts begin with alike. */
export const sameAtBegin = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && one[same] === other[same]) same += 1;
  return same;
};

/** How many characters are to be put in, taken out or changed to make one text of another. For short texts: it is slow. */
const changesBetween = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

/** How like two short texts are: 1 where they are the same, 0 where nothing is. */
export const likeness = (one: string, other: string): number => {
  if (one === other) return 1;
  return 1 - changesBetween(one, other) / Math.max(one.length, other.length);
};
