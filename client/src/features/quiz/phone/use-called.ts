import { useState } from 'react';
import * as z from 'zod/mini';
import { ownName } from '../../../live/join-room.ts';
import type { Notes } from '../../../live/phone-memory.ts';
import type { Rename } from '../../../live/phone-view.ts';

const note = 'called';

export interface Called {
  /** What a host calls this person since they said their name last; null where that is what they said. */
  readonly otherwise: string | null;
  /** Says another name. */
  readonly rename: Rename | undefined;
}

/** Whether a host calls somebody otherwise than they said, which their phone tells them once they can see it. */
export const useCalled = (notes: Notes, rename: Rename | undefined): Called => {
  const now = notes.read(ownName, z.string());
  // What was said on another page of this phone is what was said.
  const [first] = useState(now);
  const said = notes.read(note, z.string()) ?? first;
  return {
    otherwise: now !== null && now !== '' && said !== null && now !== said ? now : null,
    rename:
      rename &&
      (async (name) => {
        const reply = await rename(name);
        if (reply.ok) notes.write(note, reply.data.name);
        return reply;
      }),
  };
};
