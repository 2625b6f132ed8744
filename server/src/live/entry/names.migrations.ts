import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';

/** What a participant is called in a run. */
export interface SaidName {
  readonly name: string;
  /** When they said so, in milliseconds. */
  readonly at: number;
}

export const storedName: StoredShape<SaidName> = {
  name: 'participant-name',
  schema: z.strictObject({ name: z.string(), at: z.int().check(z.nonnegative()) }),
  migrations: [],
};
