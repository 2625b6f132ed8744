import { id } from '@sets/shared/core/ids.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import type { DeviceStorage } from '../../core/device-storage.ts';
import { keptValues } from '../../core/kept-value.ts';
import { newId } from '../../core/new-id.ts';
import { type KeptDraft, storedPollDraft } from './poll-draft.migrations.ts';
import type { Shelf } from './poll.api.ts';

/** Under which name the new poll of a shelf is kept, until it is one. */
export const newDraftName = ({ moduleid, topicid }: Shelf): string => `new.${moduleid}.${topicid}`;

const dropListeners = new Set<() => void>();

/** Calls `listener` whenever this page no longer needs a draft: mostly, its poll is saved now. */
export const onDraftDropped = (listener: () => void): (() => void) => {
  dropListeners.add(listener);
  return () => void dropListeners.delete(listener);
};

/** The name under which a new poll is made: the page may be left before the server has answered. */
const storedAttempt: StoredShape<{ readonly attempt: string }> = {
  name: 'poll-attempt',
  schema: z.object({ attempt: id }),
  migrations: [],
};

/** The key of before drafts had owners. */
const ownerless = (name: string): string => `sets.draft.${name}`;

/**
 * The drafts of an account on this device, by `name`: of a poll, or of the new one of a shelf. They outlive its stay
 * here, since they may be nowhere else, and nobody else who signs in finds them.
 */
export const keptDrafts = (userid: string, storage: DeviceStorage = localStorage) => {
  const kept = keptValues(storage, storedPollDraft);
  const attempts = keptValues(storage, storedAttempt);
  const key = (name: string): string => `sets.draft.${userid}.${name}`;
  const attemptKey = (name: string): string => `sets.poll-attempt.${userid}.${name}`;
  return {
    find: (name: string): KeptDraft | null => kept.find(key(name)) ?? kept.find(ownerless(name)),
    keep: (name: string, draft: KeptDraft): void => {
      kept.keep(key(name), draft);
      kept.drop(ownerless(name));
    },
    /** The name under which this draft becomes a poll, the same until it is one. */
    attempt: (name: string): string => {
      const found = attempts.find(attemptKey(name));
      const attempt = found?.attempt ?? newId();
      if (found === null) attempts.keep(attemptKey(name), { attempt });
      return attempt;
    },
    drop: (name: string): void => {
      kept.drop(key(name));
      kept.drop(ownerless(name));
      attempts.drop(attemptKey(name));
      for (const listener of dropListeners) listener();
    },
  };
};
export type KeptDrafts = ReturnType<typeof keptDrafts>;
