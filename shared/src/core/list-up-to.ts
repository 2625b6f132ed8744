import * as z from 'zod/mini';

/** A list of at most `max`: how many they are is looked at before any of them. */
export const listUpTo = <Item extends z.ZodMiniType>(item: Item, max: number, msg: string) =>
  z.pipe(
    z.array(z.unknown()).check(z.maxLength(max, msg)),
    // Said again for who reads the schema.
    z.array(item).check(z.maxLength(max, msg)),
  );
