import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';

/** One place of an account: the rooms that lie there, sealed. */
export interface AccountPlace {
  readonly rooms: readonly string[];
}

export const storedAccountPlace: StoredShape<AccountPlace> = {
  name: 'account-place',
  schema: z.strictObject({ rooms: z.array(z.string()) }),
  migrations: [],
};
