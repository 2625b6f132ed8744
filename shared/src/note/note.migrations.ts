import * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';
import { noteColours } from './note.contract.ts';

const noteStored = z.strictObject({
  anchor: z.strictObject({
    page: z.nullable(z.int()),
    quote: z.string(),
    before: z.string(),
    after: z.string(),
    start: z.int(),
  }),
  colour: z.enum(noteColours),
  text: z.string(),
});
export type StoredNote = Readonly<z.infer<typeof noteStored>>;

/** What is stored of what somebody marked, and wrote beside it. */
export const storedNote: StoredShape<StoredNote> = {
  name: 'note',
  schema: noteStored,
  migrations: [],
};
