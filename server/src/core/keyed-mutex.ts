export type KeyedMutex = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Runs what has the same key one after another, in the order in which it came. */
export const createKeyedMutex = (): KeyedMutex => {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    // Whoever asked is told of a failure; the next one begins all the same.
    const settled = turn
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
    last.set(key, settled);
    return turn;
  };
};
