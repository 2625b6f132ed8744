import { id } from '@sets/shared/core/ids.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import type { DeviceStorage } from '../../core/device-storage.ts';
import { keptValues } from '../../core/kept-value.ts';
import { newId } from '../../core/new-id.ts';
import type { AnyDraft, KeptDraft, MaterialRules, Shelf } from './material.ts';

/** Under which name what is new on a shelf is kept, until it is made. */
export const newDraftName = ({ moduleid, topicid }: Shelf): string => `new.${moduleid}.${topicid}`;

const dropListeners = new Set<() => void>();

/** Calls `listener` whenever this page no longer needs a draft: mostly, it is saved now. */
export const onDraftDropped = (listener: () => void): (() => void) => {
  dropListeners.add(listener);
  return () => void dropListeners.delete(listener);
};

/** The name under which something new is made: the page may be left before the server has answered. */
const storedAttempt: StoredShape<{ readonly attempt: string }> = {
  name: 'making-attempt',
  schema: z.object({ attempt: id }),
  migrations: [],
};

export interface KeptDrafts<Draft> {
  find(name: string): KeptDraft<Draft> | null;
  keep(name: string, draft: KeptDraft<Draft>): void;
  /** The name under which this draft is made, the same until it is. */
  attempt(name: string): string;
  drop(name: string): void;
}

/**
 * The drafts of an account on this device, by `name`: of what is made, or of what is new on a shelf. They outlive
 * its stay here, since they may be nowhere else, and nobody else who signs in finds them.
 */
export const keptDrafts = <Draft extends AnyDraft>(
  { stored, keys }: Pick<MaterialRules<Draft, Draft>, 'stored' | 'keys'>,
  userid: string,
  storage: DeviceStorage = localStorage,
): KeptDrafts<Draft> => {
  const kept = keptValues(storage, stored);
  const attempts = keptValues(storage, storedAttempt);
  const key = (name: string): string => `${keys.draft}.${userid}.${name}`;
  const attemptKey = (name: string): string => `${keys.attempt}.${userid}.${name}`;
  const older = (name: string): readonly string[] =>
    keys.ownerless === undefined ? [] : [keys.ownerless(name)];
  const dropOlder = (name: string): void => {
    for (const each of older(name)) kept.drop(each);
  };
  return {
    find: (name) => {
      const places = [key(name), ...older(name)];
      return places.map((each) => kept.find(each)).find((found) => found !== null) ?? null;
    },
    keep: (name, draft) => {
      kept.keep(key(name), draft);
      dropOlder(name);
    },
    attempt: (name) => {
      const found = attempts.find(attemptKey(name));
      const attempt = found?.attempt ?? newId();
      if (found === null) attempts.keep(attemptKey(name), { attempt });
      return attempt;
    },
    drop: (name) => {
      kept.drop(key(name));
      dropOlder(name);
      attempts.drop(attemptKey(name));
      for (const listener of dropListeners) listener();
    },
  };
};
