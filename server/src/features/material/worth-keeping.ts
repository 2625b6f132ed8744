/** While somebody goes on writing, a version is kept once in this time, in ms. */
export const betweenVersions = 3 * 60_000;

/** Who has written a poll as it is, and who changes it now. */
interface Hands {
  readonly wrote: string;
  readonly changes: string;
}

/**
 * Whether what a poll is has to be kept before it is changed: somebody else wrote it, or for a while
 * nothing was kept. `keptAt` is when a version was kept last, or the poll made.
 */
export const isWorthKeeping = ({ wrote, changes }: Hands, keptAt: Date, now: Date): boolean =>
  wrote !== changes || now.getTime() - keptAt.getTime() >= betweenVersions;
