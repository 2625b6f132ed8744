import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { type DeviceStorage, tabStorage } from '../../core/device-storage.ts';
import { keptValues } from '../../core/kept-value.ts';
import { type Fields, isPieceKey } from './resume-pieces.ts';

const typedFields = z.record(
  z.string(),
  z.union([z.string(), z.array(z.strictObject({ label: z.string(), url: z.string() }))]),
);

const keptDraft = z.strictObject({
  key: z.string().check(z.refine(isPieceKey)),
  fields: typedFields,
  base: z.nullable(typedFields),
  sent: z.array(typedFields),
  isOpen: z.boolean(),
});

/** What is typed of a piece, and what it began with. */
export interface KeptDraft {
  readonly key: string;
  readonly fields: Fields;
  /** As the server had it when it was begun; null for an entry that the server does not have yet. */
  readonly base: Fields | null;
  /** What was sent of it since, where it is not known whether that arrived. */
  readonly sent: readonly Fields[];
  /** Its fields are open; else what is typed only waits for being saved. */
  readonly isOpen: boolean;
}

interface KeptDrafts {
  readonly drafts: readonly KeptDraft[];
}

const stored: StoredShape<KeptDrafts> = {
  name: 'resume-drafts',
  schema: z.strictObject({ drafts: z.array(keptDraft) }),
  migrations: [],
};

/**
 * What its owner has typed and the server does not have: kept in the tab for a reload, and for who has to
 * log in anew; nobody else who logs in finds it. Not for other tabs, which would save it under the one that types.
 */
export const keptResumeDrafts = (userid: string, storage: DeviceStorage = tabStorage) => {
  const kept = keptValues(storage, stored);
  const key = `sets.resume-drafts.${userid}`;
  return {
    find: (): readonly KeptDraft[] => kept.find(key)?.drafts ?? [],
    keep: (drafts: readonly KeptDraft[]): void => {
      if (drafts.length === 0) kept.drop(key);
      else kept.keep(key, { drafts });
    },
  };
};
export type KeptResumeDrafts = ReturnType<typeof keptResumeDrafts>;
