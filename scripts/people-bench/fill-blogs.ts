import { randomBytes } from 'node:crypto';
import type { BlogAudience } from '@sets/shared/blog/blog.contract.ts';
import type { Store } from '../../server/src/app/open-store.ts';
import { lineOf } from '../../server/src/features/blog/blog.presenter.ts';
import { blogModels } from '../../server/src/features/blog/blog.model.ts';
import { accountModel } from '../../server/src/features/account/account.model.ts';
import { peopleModels } from '../../server/src/features/people/people.model.ts';
import { beginningsOf } from '../../server/src/core/searched.ts';

export interface Amounts {
  readonly posts: number;
  readonly authors: number;
}

const atOnce = 500;
export const schools = ['Harbour', 'Hilltop', 'Lakeside', 'NA'] as const;
/** Most posts are for everybody; every tenth is for one school, every tenth for followers, every twentieth for a link. */
const audienceOf = (n: number): BlogAudience => {
  if (n % 10 === 3) return 'school';
  if (n % 10 === 7) return 'followers';
  return n % 20 === 9 ? 'link' : 'everybody';
};

const vocabulary = 4_000;
export const wordAt = (n: number): string => `w${(n % vocabulary).toString(36)}ing`;
/** A word that some twenty posts have, and one that each has. */
export const rareWord = (n: number): string => `rare${(n % 2_500).toString(36)}`;
export const everywhere = 'lecture';
export const tagAt = (n: number): string => `topic-${n % 200}`;
export const authorAt = (n: number): string => `author-${n}`;
/** Who reads: of a school, and following everybody who writes. */
export const reader = 'the-reader';

/** About 250 words, as somebody writes them after a week. */
const textOf = (n: number): string =>
  [
    `# Week ${n % 14} of the ${everywhere}`,
    ...Array.from({ length: 6 }, (_none, part) => {
      const words = Array.from({ length: 40 }, (_word, at) => wordAt(n * 31 + part * 97 + at * 7));
      return `**${words[0]}** ${words.slice(1).join(' ')}.`;
    }),
    rareWord(n),
  ].join('\n\n');

const idOf = (): string => randomBytes(16).toString('base64url');

const postAt = (n: number, { authors }: Amounts) => {
  const author = (n * 7_919) % authors;
  const audience = audienceOf(n);
  const tags = [tagAt(n), tagAt(n * 3 + 1), 'study'];
  const title = `${wordAt(n)} and ${wordAt(n * 13)} in week ${n % 14}`;
  const content = { v: 1, title, text: textOf(n), tags, cover: null };
  const isListed = audience !== 'link';
  const time = new Date(1_700_000_000_000 + n * 60_000);
  return {
    _id: idOf(),
    author: authorAt(author),
    school: schools[author % schools.length],
    content,
    savedAt: time,
    keptAt: time,
    published: content,
    line: lineOf(content),
    publishedAt: time,
    editedAt: null,
    audience,
    commentsOpen: true,
    takenDown: null,
    removedAt: null,
    pictures: [],
    revision: 2,
    isRemoved: false,
    isOut: true,
    isListed,
    tags: isListed ? tags : [],
    beginnings: isListed ? beginningsOf([title, ...tags].join(' ')) : [],
    turn: 2,
    likes: n % 17,
    comments: n % 5,
  };
};

const accountOf = (_id: string, school: string | undefined) => ({
  _id,
  username: _id,
  email: `${_id}@school.example`,
  emailKey: `${_id}@school.example`,
  passwordHash: 'none',
  accountType: 'student',
  verified: true,
  locked: false,
  school,
  createdAt: new Date(1_600_000_000_000),
});

/** Inserts what `make` gives, some at a time. */
export const insert = async (
  collection: { insertMany(documents: never[]): Promise<unknown> },
  count: number,
  make: (n: number) => object,
): Promise<void> => {
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_none, at) =>
      make(from + at),
    );
    await collection.insertMany(some as never[]);
  }
};

/** Fills a store with authors, their posts, and a reader who follows every author. */
export const fillBlogs = async (
  connection: Store['connection'],
  amounts: Amounts,
): Promise<void> => {
  const { posts } = blogModels(connection);
  const { follows } = peopleModels(connection);
  for (const model of [posts, follows, accountModel(connection)]) await model.createIndexes();
  await insert(accountModel(connection).collection, amounts.authors, (n) =>
    accountOf(authorAt(n), schools[n % schools.length]),
  );
  await insert(accountModel(connection).collection, 1, () => accountOf(reader, 'Harbour'));
  await insert(follows.collection, amounts.authors, (n) => ({
    _id: `${reader}:${authorAt(n)}`,
    follower: reader,
    followed: authorAt(n),
    unseen: false,
    at: new Date(n),
  }));
  await insert(posts.collection, amounts.posts, (n) => postAt(n, amounts));
};

export const countPosts = (connection: Store['connection']): Promise<number> =>
  blogModels(connection).posts.countDocuments();

const viewed = 500;

/** The ids of some posts that everybody may read. */
export const somePosts = async (connection: Store['connection']): Promise<string[]> => {
  const { posts } = blogModels(connection);
  const found = await posts
    .find({ audience: 'everybody' }, { _id: 1 })
    .sort({ _id: 1 })
    .limit(viewed)
    .lean();
  return found.map(({ _id }) => _id);
};
