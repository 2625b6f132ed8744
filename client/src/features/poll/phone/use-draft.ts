import type { Slot } from '@sets/shared/live/activity.ts';
import { pollAnswer } from '@sets/shared/poll/poll.live.ts';
import { useState } from 'react';
import type { Notes } from '../../../live/phone-memory.ts';

export interface Draft {
  readonly choices: readonly string[];
  keep(choices: readonly string[]): void;
  /** It was sent: from now on it is again what was given. */
  drop(): void;
}

/**
 * What is chosen but not sent yet, of a question with several answers. It survives a refresh.
 * Without one it is what was given before, by whichever tab.
 */
export const useDraft = (notes: Notes, slot: Slot, given: readonly string[]): Draft => {
  const name = `draft.${slot}`;
  const [draft, setDraft] = useState(() => notes.read(name, pollAnswer)?.choices ?? null);
  return {
    choices: draft ?? given,
    keep: (choices) => {
      setDraft([...choices]);
      notes.write(name, { choices });
    },
    drop: () => {
      setDraft(null);
      notes.write(name, null);
    },
  };
};
