import type { Slot } from '@sets/shared/live/activity.ts';
import * as z from 'zod/mini';
import { useState } from 'react';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import type { Given } from './given-answer.ts';
import { type Marked, nothingMarked, readMarked } from './sure-answer.ts';

export interface Marks {
  readonly value: Marked;
  readonly keep: (value: Marked) => void;
  /** It was sent: from now on it is again what was given. */
  readonly drop: () => void;
}

/** Phones have kept it under this name since the first version. */
export const draftOf = (slot: Slot): string => `draft.${slot}`;

/**
 * What is marked but not sent yet, of a question that is answered with a button. It survives a
 * refresh. Without one it is what was given before, by whichever tab; of which revision that was is
 * kept along. `offset`: what to add to this phone's clock to get the server's, in ms.
 */
export const useMarks = (
  { notes, offset }: Pick<PhoneViewProps, 'notes' | 'offset'>,
  slot: Slot,
  given: Pick<Given, 'marked' | 'revision'>,
  schema: z.ZodMiniType,
): Marks => {
  const name = draftOf(slot);
  const [marks, setMarks] = useState((): { value: Marked } | null => {
    const value = readMarked(schema, notes.read(name, z.unknown()));
    return value === null ? null : { value };
  });
  return {
    value: marks === null ? (given.marked ?? nothingMarked) : marks.value,
    keep: (value) => {
      setMarks({ value });
      notes.write(name, { ...value, at: Date.now() + offset, revision: given.revision });
    },
    drop: () => {
      setMarks(null);
      notes.write(name, null);
    },
  };
};
