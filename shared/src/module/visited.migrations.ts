import type * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';
import { visitedList } from './visited.contract.ts';

/** The modules that a person visited. */
export const storedVisited: StoredShape<z.infer<typeof visitedList>> = {
  name: 'visited',
  schema: visitedList,
  migrations: [],
};
