import { type BlogContent, blogContent } from '@sets/shared/blog/blog.contract.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { type DeviceStorage, tabStorage } from '../../../../core/device-storage.ts';
import { keptValues } from '../../../../core/kept-value.ts';

/** As it is typed, which may be longer than a post can be. */
const typed = z.extend(blogContent, {
  title: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
});

/** What is typed of a post, and what it began with. */
export interface PostDraft {
  readonly content: BlogContent;
  /** As the server had it when it was begun. */
  readonly base: BlogContent;
  /** What was sent of it since, where it is not known whether that arrived. */
  readonly sent: readonly BlogContent[];
  /** The other text, after a choice between two: it can be had back. */
  readonly aside: BlogContent | null;
}

const stored: StoredShape<PostDraft> = {
  name: 'post-draft',
  schema: z.strictObject({
    content: typed,
    base: typed,
    sent: z.array(typed),
    aside: z.nullable(typed),
  }),
  migrations: [],
};

/**
 * What its author has typed and the server does not have: kept in the tab for a reload, and for who has to
 * log in anew; nobody else who logs in finds it. Not for other tabs, which would save it under the one that types.
 */
export const keptPostDraft = (
  userid: string,
  blogid: string,
  storage: DeviceStorage = tabStorage,
) => {
  const kept = keptValues(storage, stored);
  const key = `sets.post-draft.${userid}.${blogid}`;
  return {
    find: (): PostDraft | null => kept.find(key),
    keep: (draft: PostDraft | null): void => {
      if (draft === null) kept.drop(key);
      else kept.keep(key, draft);
    },
  };
};
export type KeptPostDraft = ReturnType<typeof keptPostDraft>;
