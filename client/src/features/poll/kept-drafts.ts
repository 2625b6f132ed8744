import type { DeviceStorage } from '../../core/device-storage.ts';
import { keptValues } from '../../core/kept-value.ts';
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

const key = (name: string): string => `sets.draft.${name}`;

/** The drafts on this device, by `name`: of a poll, or of the new one of a shelf. */
export const keptDrafts = (storage: DeviceStorage = localStorage) => {
  const kept = keptValues(storage, storedPollDraft);
  return {
    find: (name: string): KeptDraft | null => kept.find(key(name)),
    keep: (name: string, draft: KeptDraft): void => kept.keep(key(name), draft),
    drop: (name: string): void => {
      kept.drop(key(name));
      for (const listener of dropListeners) listener();
    },
  };
};
export type KeptDrafts = ReturnType<typeof keptDrafts>;
