import * as z from 'zod/mini';
import type { Notes } from '../../../live/phone-memory.ts';

/** What is noted on the phone of a preview is forgotten with the picture. */
export const openNotes = (): Notes => {
  const kept = new Map<string, unknown>();
  return {
    read: (name, schema) => z.safeParse(schema, kept.get(name)).data ?? null,
    write: (name, value) => void kept.set(name, value),
  };
};
