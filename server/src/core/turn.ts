/** Resolves when the event loop has had a turn: between two parts of long work, in which others wait. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
