import type { Slot } from '@sets/shared/live/activity.ts';
import * as z from 'zod/mini';
import { useState } from 'react';
import type { Notes } from '../../../live/phone-memory.ts';
import { type Marked, readMarked } from './sure-answer.ts';

export interface Marks {
  readonly value: Marked;
  readonly keep: (value: Marked) => void;
  /** It was sent: from now on it is again what was given. */
  readonly drop: () => void;
}

/**
 * What is marked but not sent yet, of a question that is answered with a button. It survives a
 * refresh. Without one it is what was given before, by whichever tab.
 */
export const useMarks = (notes: Notes, slot: Slot, given: Marked, schema: z.ZodMiniType): Marks => {
  // Phones have kept it under this name since the first version.
  const name = `draft.${slot}`;
  const [marks, setMarks] = useState((): { value: Marked } | null => {
    const value = readMarked(schema, notes.read(name, z.unknown()));
    return value === null ? null : { value };
  });
  return {
    value: marks === null ? given : marks.value,
    keep: (value) => {
      setMarks({ value });
      notes.write(name, value);
    },
    drop: () => {
      setMarks(null);
      notes.write(name, null);
    },
  };
};
