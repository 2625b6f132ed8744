import { id } from '@sets/shared/core/ids.ts';
import * as z from 'zod/mini';
import { parsedJson } from '../kept-value.ts';

/** Fixed by the specification. */
export const storeName = 'root';

/** As much of what is kept as says who is signed in. Of a newer version nothing is read here. */
const kept = z.object({
  state: z.object({
    v: z.optional(z.literal(1)),
    auth: z.object({ userid: id, token: z.string().check(z.minLength(1)) }),
  }),
});

/**
 * The bearer token in what is kept on this device, null for a visitor: for phones, which need
 * nothing else of it and are spared the rest. `text`: what the storage has under `storeName`.
 */
export const keptToken = (text: string | null): string | null => {
  const read = z.safeParse(kept, parsedJson(text));
  return read.success ? read.data.state.auth.token : null;
};
