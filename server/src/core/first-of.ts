/**
 * Goes through what was found, the best first, some at a time, until so many of it are shown. `read` tells
 * which of these are, in their order: reading all at once costs most where few are wanted.
 */
export const firstOf = async <Shown>(
  ids: readonly string[],
  most: number,
  read: (ids: readonly string[]) => Promise<readonly Shown[]>,
): Promise<Shown[]> => {
  const shown: Shown[] = [];
  let at = 0;
  // A few more than are wanted: some of them are not for whoever asks.
  let size = most + 10;
  while (at < ids.length && shown.length < most) {
    shown.push(...(await read(ids.slice(at, at + size))));
    at += size;
    size *= 2;
  }
  return shown.slice(0, most);
};
