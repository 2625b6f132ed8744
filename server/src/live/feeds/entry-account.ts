import * as z from 'zod/mini';

/**
 * Where an item says whose account wrote it, it says so here: by this the store finds all that somebody
 * wrote, in whichever place, and also after the server’s secret, which participants are made with, has
 * become another one. Items of rooms name nobody.
 */
export const accountPath = 'item.by.userid';

const named = z.object({ by: z.object({ userid: z.string() }) });

/** The account of which an item, as it is stored, says that it wrote it. */
export const accountOf = (item: unknown): string | null => {
  const read = z.safeParse(named, item);
  return read.success ? read.data.by.userid : null;
};
