import type { BlogContent } from '@sets/shared/blog/blog.contract.ts';
import { storedPost } from '@sets/shared/blog/blog.migrations.ts';
import { readStored } from '@sets/shared/core/stored-shape.ts';
import { picturesIn } from '@sets/shared/file/pictures-in.ts';
import { AppError } from '../../core/app-error.ts';
import { changeInTurn } from '../../core/change-in-turn.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { beginningsOf } from '../../core/searched.ts';
import { blogMessages } from './blog.messages.ts';
import type { BlogRecords, PostFields, PostRecord } from './blog-records.service.ts';

/** Posts of one author that are looked at for a picture: parts of one are copied to another. */
const mostWithOnePicture = 10;

/** What follows from what a post is, for the indexes. */
const derivedOf = ({
  published,
  removedAt,
  takenDown,
  audience,
  line,
}: Pick<PostFields, 'published' | 'removedAt' | 'takenDown' | 'audience' | 'line'>) => {
  const isRemoved = removedAt !== null;
  const isOut = published !== null && !isRemoved && takenDown === null;
  const isListed = isOut && audience !== 'link';
  const listed = isListed ? line : null;
  const tags = listed?.tags ?? [];
  const beginnings = listed === null ? [] : beginningsOf([listed.title, ...tags].join(' '));
  return { isRemoved, isOut, isListed, tags, beginnings };
};

/** The pictures that these name, each once. */
export const picturesOf = (...contents: readonly (BlogContent | null)[]): string[] => {
  const named = contents.flatMap((content) =>
    content === null ? [] : picturesIn(content.text).concat(content.cover ?? []),
  );
  return [...new Set(named)];
};

/** What is stored of a post as far as this program can read it, else nothing. */
export const toldOf = (stored: unknown): BlogContent | null => {
  if (stored === null) return null;
  const told = readStored(storedPost, stored);
  return told.ok ? told.value : null;
};

/** Where a post stands once all followers of its author were told of it. */
export const toldAll = 'all';

/** Posts as they are stored: a change is of what a post is at that moment, or of nothing. */
export class PostStore {
  readonly #posts: BlogRecords['posts'];

  constructor({ posts }: Pick<BlogRecords, 'posts'>) {
    this.#posts = posts;
  }

  find(blogid: string): Promise<PostRecord | null> {
    return this.#posts.findById(blogid).lean<PostRecord | null>();
  }

  /** @throws AppError NOT_FOUND where it is not there, or of somebody else */
  async findOwn(author: string, blogid: string): Promise<PostRecord> {
    const found = await this.find(blogid);
    if (found?.author !== author) throw new AppError('NOT_FOUND', blogMessages.gone);
    return found;
  }

  /** Of one author, those out that name this picture, written or read: a few at most. */
  outWith(author: string, picture: string): Promise<PostRecord[]> {
    return this.#posts
      .find({ pictures: picture, author, isOut: true })
      .limit(mostWithOnePicture)
      .lean<PostRecord[]>();
  }

  countOf(author: string): Promise<number> {
    return this.#posts.countDocuments({ author });
  }

  /** False where the id is taken already. */
  async insert(_id: string, fields: PostFields): Promise<PostRecord | null> {
    const counts = { turn: 1, likes: 0, comments: 0 };
    const post: PostRecord = { _id, ...fields, ...derivedOf(fields), ...counts };
    try {
      await this.#posts.collection.insertOne(post as never);
      return post;
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /**
   * `change` is asked again where the post was changed meanwhile; null of it leaves the post as it is.
   *
   * @throws AppError CONFLICT; NOT_FOUND where there is no such post; what `change` throws
   */
  async change(
    blogid: string,
    change: (post: PostRecord) => Partial<PostFields> | null,
  ): Promise<PostRecord> {
    const post = await changeInTurn(this.#posts, blogid, {
      change: (was) => {
        const changed = change(was);
        return changed && { ...changed, ...derivedOf({ ...was, ...changed }) };
      },
    });
    if (post === null) throw new AppError('NOT_FOUND', blogMessages.gone);
    return post;
  }

  /** Nobody reads it any more, nor can it be put back. */
  async bury(blogid: string): Promise<void> {
    const hidden = { isRemoved: true, isOut: false, isListed: false, tags: [], beginnings: [] };
    await this.#posts.updateOne(
      { _id: blogid },
      { $set: { ...hidden, removedAt: new Date(0) }, $inc: { turn: 1 } },
    );
  }

  async remove(blogid: string): Promise<void> {
    await this.#posts.deleteOne({ _id: blogid });
  }

  /** Where the author's posts are listed from now on. */
  async setSchool(author: string, school: string): Promise<void> {
    await this.#posts.updateMany({ author, school: { $ne: school } }, { $set: { school } });
  }

  /** Followers are told up to this place from now on, null for all; false where another process tells them. */
  async tells(
    { _id, toldUpTo = null }: Pick<PostRecord, '_id' | 'toldUpTo'>,
    upTo: string | null,
  ): Promise<boolean> {
    const told = { $set: { toldUpTo: upTo ?? toldAll } };
    const { matchedCount } = await this.#posts.updateOne({ _id, toldUpTo }, told);
    return matchedCount === 1;
  }

  async countLikes(blogid: string, by: 1 | -1): Promise<void> {
    await this.#posts.updateOne({ _id: blogid }, { $inc: { likes: by } });
  }

  async setComments(blogid: string, comments: number): Promise<void> {
    await this.#posts.updateOne({ _id: blogid }, { $set: { comments } });
  }
}
