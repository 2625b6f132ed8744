import type { Slot } from '@sets/shared/live/activity.ts';
import { type AnswerValue, answerValue } from '@sets/shared/question/question-kinds.ts';
import { useState } from 'react';
import type { Notes } from '../../../live/phone-memory.ts';

type Marked = AnswerValue | null;

export interface Draft {
  readonly value: Marked;
  readonly keep: (value: Marked) => void;
  /** It was sent: from now on it is again what was given. */
  readonly drop: () => void;
}

/**
 * What is marked but not sent yet, of a question that is answered with a button. It survives a
 * refresh. Without one it is what was given before, by whichever tab.
 */
export const useDraft = (notes: Notes, slot: Slot, given: Marked): Draft => {
  const name = `draft.${slot}`;
  const [draft, setDraft] = useState((): { value: Marked } | null => {
    const value = notes.read(name, answerValue);
    return value === null ? null : { value };
  });
  return {
    value: draft === null ? given : draft.value,
    keep: (value) => {
      setDraft({ value });
      notes.write(name, value);
    },
    drop: () => {
      setDraft(null);
      notes.write(name, null);
    },
  };
};
