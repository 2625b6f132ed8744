import type { Post, PostLine } from '@sets/shared/blog/blog.contract.ts';
import type { CommentPage, CommentThread } from '@sets/shared/comment/comment.contract.ts';
import type { ReportsPage } from '@sets/shared/report/report.contract.ts';

const day = 24 * 3_600_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString();

const ada = { userid: 'ada', username: 'Ada Lovelace', school: 'Analytical College' };
const longPerson = {
  userid: 'long',
  username:
    'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Maximilian Alexander von und zu Donaudampfschifffahrt',
  school: 'Gymnasium für Naturwissenschaften und bildende Künste an der Donaudampfschifffahrt',
};
const aisha = { userid: 'aisha', username: 'عائشة بنت يوسف', school: 'جامعة دمشق' };

const line: PostLine = {
  blogid: 'aaaaaaaaaaaaaaaaaaaaaa',
  by: ada,
  title: 'Why eigenvectors keep their direction',
  summary:
    'A matrix turns and stretches the plane, and yet some vectors come back pointing where they did. What they have in common is the shortest way into linear algebra that I know.',
  tags: ['linear-algebra', 'week-3'],
  cover: 'cover1',
  audience: 'everybody',
  publishedAt: daysAgo(1),
  minutes: 6,
  comments: 3,
  likes: 24,
  youLike: true,
};

/** Titles of every length, without and with what a post may have. */
export const manyPosts: PostLine[] = [
  line,
  {
    ...line,
    blogid: 'b'.repeat(22),
    by: aisha,
    title: 'لماذا تحتفظ المتجهات الذاتية باتجاهها',
    summary: 'المصفوفة تدور المستوى وتمده، ومع ذلك تعود بعض المتجهات تشير إلى حيث كانت.',
    cover: null,
    tags: ['رياضيات'],
    likes: 0,
    comments: 0,
    youLike: false,
  },
  {
    ...line,
    blogid: 'c'.repeat(22),
    by: longPerson,
    title:
      'Everything that went wrong when four of us tried to prove in one evening that $\\sqrt{2}$ is not rational, in the order in which it went wrong',
    tags: ['proofs', 'irrational-numbers', 'an-evening-with-four-people-and-tea', 'tea'],
    likes: 12_480,
    comments: 1_024,
    audience: 'school',
  },
  {
    ...line,
    blogid: 'd'.repeat(22),
    title: 'Tea',
    summary: 'It helps.',
    cover: null,
    tags: [],
    minutes: 1,
    likes: 1,
    comments: 1,
    youLike: false,
  },
  ...Array.from({ length: 8 }, (_none, at) => ({
    ...line,
    blogid: `e${at}`.padEnd(22, 'e'),
    title: `Week ${at + 4}: what a determinant measures`,
    cover: at % 2 === 0 ? 'cover1' : null,
    youLike: false,
    publishedAt: daysAgo(at + 3),
  })),
];

export const manyTags = {
  tags: [
    'linear-algebra',
    'proofs',
    'week-3',
    'tea',
    'probability',
    'programming',
    'رياضيات',
    'an-evening-with-four-people-and-tea',
    'exam',
    'python',
  ].map((tag, at) => ({ tag, posts: 120 - at * 11 })),
};

const text = `A matrix turns and stretches the plane. Most vectors come back pointing somewhere else. A few do not, and *those few* tell almost everything about the matrix.

# The picture first

Draw a circle of vectors, multiply each of them, and look at which of them still lie on their own line. If $A$ is symmetric, there are two such lines, and they stand at right angles.

$$A v = \\lambda v, \\qquad v \\neq 0$$

> Nobody understands a definition before having needed it.
>
> — our lecturer, most weeks

## Finding them

1. Write down $\\det(A - \\lambda I) = 0$ and solve it.
2. For each $\\lambda$, solve $(A - \\lambda I) v = 0$.
3. Check one of them by hand. It takes a minute, and it catches the sign.

\`\`\`python
import numpy as np

# The columns of the second are the vectors.
values, vectors = np.linalg.eigh(np.array([[2, 1], [1, 3]]))
print(values, vectors)  # a line that is longer than a phone is wide, so that it has to be scrolled
\`\`\`

## What they are good for

| Where | What the largest one says |
|---|---|
| A web of pages | which page people end up on |
| A population | how fast it grows |
| Data | the direction in which it varies most |

![The circle, and what becomes of it](/api/file/cover1)

- [ ] Prove it for $n = 2$
- [x] Drink tea

### Further

[3Blue1Brown](https://www.3blue1brown.com/topics/linear-algebra) draws it better than I can. \`np.linalg.eigh\` is for symmetric ones; for others there is \`eig\`.
`;

export const aPost: Post = {
  ...line,
  text,
  editedAt: daysAgo(0.5),
  isYours: false,
  isTakenDown: false,
};
export const longPost: Post = { ...aPost, ...manyPosts[2], by: longPerson, cover: null };
export const ownPost: Post = { ...aPost, isYours: true, audience: 'followers' };

const stranger = { isYours: false, mayRemove: false };
const comment = {
  by: { userid: 'ben', username: 'Ben Okafor' },
  byAuthor: false,
  text: 'The check by hand saved me in the exam. Is there a reason why `eigh` gives them **sorted**?',
  at: daysAgo(0.1),
  editedAt: null,
  isRemoved: false,
  you: stranger,
};

export const threads: CommentThread[] = [
  {
    ...comment,
    commentid: 'c1',
    answers: [
      {
        ...comment,
        commentid: 'c2',
        by: { userid: ada.userid, username: ada.username },
        byAuthor: true,
        text: 'They are real, so they can be: $\\lambda_1 \\le \\lambda_2$.',
        editedAt: daysAgo(0.05),
      },
      {
        ...comment,
        commentid: 'c3',
        by: { userid: 'me', username: 'Dr Grace Hopper' },
        text: '@Ada Lovelace and of `eig` they need not be.',
        you: { isYours: true, mayRemove: true },
      },
    ],
  },
  {
    ...comment,
    commentid: 'c4',
    isRemoved: true,
    text: '',
    by: { userid: 'nobody', username: '' },
    answers: [
      {
        ...comment,
        commentid: 'c5',
        by: { userid: longPerson.userid, username: longPerson.username },
        text: 'Wellsaid'.repeat(40),
      },
    ],
  },
];

export const commentsOf = (
  shown: readonly CommentThread[],
  change: Partial<CommentPage> = {},
): CommentPage => ({ threads: [...shown], next: null, count: 5, closed: null, ...change });

const thing = {
  subject: { kind: 'blog' as const, id: line.blogid },
  title: 'Buy essays that no program finds',
  excerpt:
    'Ten pages in a night, written by people who have a degree. Write to me and get the first one for half of it.\nNobody will ever know.',
  by: { userid: 'spam', username: 'Essays Fast' },
  reasons: [
    { reason: 'spam' as const, count: 7 },
    { reason: 'other' as const, count: 1 },
  ],
  texts: ['This is the third one today.', 'It is cheating, too.'],
  first: daysAgo(2),
  last: daysAgo(0.2),
  isTakenDown: false,
};
export const reports: ReportsPage = {
  things: [
    thing,
    {
      ...thing,
      subject: { kind: 'comment', id: 'c9' },
      title: '',
      excerpt: 'You should be ashamed of asking this.',
      by: { userid: 'long', username: longPerson.username },
      reasons: [{ reason: 'abuse', count: 1 }],
      texts: [],
      first: daysAgo(1),
      last: daysAgo(1),
    },
    {
      ...thing,
      subject: { kind: 'blog', id: 'z'.repeat(22) },
      title: 'Who sat beside whom at the exam',
      isTakenDown: true,
      reasons: [{ reason: 'personal', count: 2 }],
    },
  ],
  next: 'more',
};
