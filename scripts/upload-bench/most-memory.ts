import type { ServerProcess } from '../load/server-process.ts';

const sampledEvery = 10;

export interface Taken {
  readonly seconds: number;
  /** Resident memory before, and the most of it meanwhile, beside that. */
  readonly beforeMB: number;
  readonly moreMB: number;
}

/** What a server takes while something is done; looked at from outside, every 10 ms. */
export const takenBy = async (
  server: Pick<ServerProcess, 'usage'>,
  work: () => Promise<void>,
): Promise<Taken> => {
  const beforeMB = server.usage.rssMB;
  let most = beforeMB;
  const look = (): void => {
    most = Math.max(most, server.usage.rssMB);
  };
  const sampling = setInterval(look, sampledEvery);
  const began = performance.now();
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  look();
  return { seconds: (performance.now() - began) / 1_000, beforeMB, moreMB: most - beforeMB };
};
