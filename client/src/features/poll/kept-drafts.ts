import { pollDefinition } from '@sets/shared/poll/poll.contract.ts';
import * as z from 'zod/mini';
import type { PollDraft } from './poll-draft.ts';
import type { Shelf } from './poll.api.ts';

/** What was typed and is not on the server yet. `revision` is what it was typed upon; null: a new poll. */
export interface KeptDraft {
  readonly draft: PollDraft;
  readonly revision: number | null;
}

const loose = z.object({ id: z.string(), text: z.string() });
const question = z.object({
  kind: z.literal('choice'),
  ...loose.shape,
  options: z.array(loose),
  multiple: z.boolean(),
  seconds: z.nullable(z.int()),
});
const kept = z.object({
  revision: z.nullable(z.int()),
  draft: z.object({
    title: z.string(),
    questions: z.array(question).check(z.minLength(1)),
    liveResults: z.boolean(),
    phoneResults: pollDefinition.shape.phoneResults,
  }),
});

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Cut off while it was written, or another program's: there is no draft in it.
    return null;
  }
};

/** Under which name the new poll of a shelf is kept, until it is one. */
export const newDraftName = ({ moduleid, topicid }: Shelf): string => `new.${moduleid}.${topicid}`;

const dropListeners = new Set<() => void>();

/** Calls `listener` whenever this page no longer needs a draft: mostly, its poll is saved now. */
export const onDraftDropped = (listener: () => void): (() => void) => {
  dropListeners.add(listener);
  return () => void dropListeners.delete(listener);
};

const key = (name: string): string => `sets.draft.${name}`;

/** The drafts on this device, by `name`: of a poll, or of the new one of a shelf. */
export const keptDrafts = (storage: Storage = localStorage) => {
  return {
    find: (name: string): KeptDraft | null => {
      const read = z.safeParse(kept, parse(storage.getItem(key(name)) ?? 'null'));
      return read.success ? read.data : null;
    },
    keep: (name: string, draft: KeptDraft): void =>
      storage.setItem(key(name), JSON.stringify(draft)),
    drop: (name: string): void => {
      storage.removeItem(key(name));
      for (const listener of dropListeners) listener();
    },
  };
};
export type KeptDrafts = ReturnType<typeof keptDrafts>;
