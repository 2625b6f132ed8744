import { readStored } from '@sets/shared/core/stored-shape.ts';
import { storedPost } from '@sets/shared/blog/blog.migrations.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { BlogLikes } from './blog-likes.service.ts';
import type { BlogRecords, PostRecord } from './blog-records.service.ts';
import type { FeedKeys } from './feed-keys.service.ts';
import type { PostPurge } from './post-purge.service.ts';
import type { PostStore } from './post-store.service.ts';
import type { BlogVersions } from './post-versions.service.ts';

interface HeldTools {
  readonly models: Pick<BlogRecords, 'posts'>;
  readonly store: PostStore;
  readonly versions: BlogVersions;
  readonly likes: BlogLikes;
  readonly feedKeys: FeedKeys;
  readonly purge: PostPurge;
}

/** Posts of a person go with them, and with the posts what others said and liked of them. */
export const blogPersonalData = (tools: HeldTools): PersonalData => ({
  name: 'blog',
  holds:
    'Your posts with what they were before, which posts you like, and the key of your feeds; the pictures of your posts are among your pictures.',
  collect: (userid) => collect(tools, userid),
  erase: (userid) => erase(tools, userid),
});

/** What this program cannot read is its person's all the same: as it is stored. */
const exported = (stored: unknown): unknown => {
  if (stored === null) return null;
  const told = readStored(storedPost, stored);
  return told.ok ? told.value : stored;
};

async function* collect(
  { models, versions, likes, feedKeys }: HeldTools,
  userid: string,
): AsyncGenerator {
  const all = models.posts.find({ author: userid }).lean<PostRecord>().cursor();
  for await (const post of all) {
    const { _id: blogid, content, published, audience, commentsOpen, takenDown } = post;
    const { savedAt, publishedAt, editedAt, removedAt } = post;
    const said = { audience, commentsOpen, takenDown };
    const when = { savedAt, publishedAt, editedAt, removedAt };
    yield { blogid, content: exported(content), published: exported(published), ...said, ...when };
    for await (const { version, at, isPublished, content: was } of versions.all(blogid)) {
      yield { versionOf: blogid, version, at, isPublished, content: exported(was) };
    }
  }
  for await (const { blogid, at } of likes.of(userid)) yield { likes: blogid, at };
  const { key } = await feedKeys.state({ userid });
  if (key !== null) yield { feedKey: key };
}

/** May be done again, at any time: what is done already is found no more. */
const erase = async (
  { models, store, likes, feedKeys, purge }: HeldTools,
  userid: string,
): Promise<void> => {
  await feedKeys.withdraw({ userid });
  await likes.removeAllOf(userid);
  const own = await models.posts.find({ author: userid }, { _id: 1 }).lean<{ _id: string }[]>();
  for (const { _id } of own) {
    // From here on nobody else reads it, so nobody says anything under it while it goes.
    await store.bury(_id);
    await purge.purge(_id);
  }
};
