import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { type DeviceStorage, tabStorage } from '../device-storage.ts';
import { keptValues } from '../kept-value.ts';

/** What is typed of something, and what it began with. */
export interface Draft<Content> {
  readonly content: Content;
  /** As the server had it when it was begun. */
  readonly base: Content;
  /** What was sent of it since, where it is not known whether that arrived. */
  readonly sent: readonly Content[];
  /** The other text, after a choice between two: it can be had back. */
  readonly aside: Content | null;
}

/** `typed` is a content as it is typed, which may be longer than the server takes. */
export const draftShape = <Content>(
  name: string,
  typed: z.ZodMiniType<Content>,
): StoredShape<Draft<Content>> => ({
  name,
  schema: z.strictObject({
    content: typed,
    base: typed,
    sent: z.array(typed),
    aside: z.nullable(typed),
  }),
  migrations: [],
});

/** A draft that is kept in the tab. */
export interface KeptDraft<Content> {
  find(): Draft<Content> | null;
  keep(draft: Draft<Content> | null): void;
}

/**
 * What somebody has typed and the server does not have: kept in the tab for a reload, and for who has to
 * log in anew; nobody else who logs in finds it. Not for other tabs, which would save it under the one that types.
 */
export const keptDraft = <Content>(
  shape: StoredShape<Draft<Content>>,
  [userid, id]: readonly [userid: string, id: string],
  storage: DeviceStorage = tabStorage,
): KeptDraft<Content> => {
  const kept = keptValues(storage, shape);
  const key = `sets.${shape.name}.${userid}.${id}`;
  return {
    find: () => kept.find(key),
    keep: (draft) => {
      if (draft === null) kept.drop(key);
      else kept.keep(key, draft);
    },
  };
};
