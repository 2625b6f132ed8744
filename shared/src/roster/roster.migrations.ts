import type * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';
import { rosterList } from './roster.contract.ts';

/** The lists of names of a person. */
export const storedRosters: StoredShape<z.infer<typeof rosterList>> = {
  name: 'rosters',
  schema: rosterList,
  migrations: [],
};
