/** Runs one thing after another, in the order in which they came; each may fail by itself. */
export const createTurns = (): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // Whoever asked is told of a failure; the next one begins all the same.
    last = turn.catch(() => undefined);
    return turn;
  };
};
