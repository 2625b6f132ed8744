import { id } from '@sets/shared/core/ids.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';

/** What was posted to a feed, or changed in it, and is not yet on the server. */
interface UnsentPost {
  readonly attempt: string;
  /** The entry that is changed; null for a new one. */
  readonly id: number | null;
  readonly item: unknown;
  /** When it was posted, in ms of this device. */
  readonly at: number;
}

export const storedUnsentPost: StoredShape<UnsentPost> = {
  name: 'unsent-post',
  schema: z.strictObject({
    attempt: id,
    id: z.nullable(z.int()),
    item: z.unknown(),
    at: z.number(),
  }),
  migrations: [],
};
