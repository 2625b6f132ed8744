import type { BlogAudience } from '@sets/shared/blog/blog.contract.ts';
import { isolated } from '../../../core/isolated.ts';
import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const posts = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'post', other: 'posts' })}`;

/** What a post says of itself, in lists and on its page. */
export const postMessages = {
  minutes: (minutes: number) => `${formatCount(minutes)} min read`,
  likes: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'like', other: 'likes' })}`,
  comments: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'comment', other: 'comments' })}`,
  editedOn: 'edited',
  tags: 'Tags',
  tag: (tag: string) => `#${tag}`,
  audience: {
    everybody: 'Everybody who is logged in can read it',
    school: 'For your school',
    followers: 'For followers',
    link: 'For whoever has the link',
  } satisfies Record<BlogAudience, string>,
} as const;

/** What the lists of posts say. */
export const feedMessages = {
  title: 'Blogs',
  titleOf: (list: string) => `${list} · Blogs`,
  write: 'Write',
  feedKey: 'Follow by feed reader',
  lists: 'Lists of posts',
  tabs: { newest: 'Newest', followed: 'Followed', school: 'School', yours: 'Yours' },
  tags: 'Posts with a tag',
  tagged: (tag: string, count: number) => `#${tag}, ${posts(count)}`,
  search: 'Search posts',
  found: (words: string) => `Posts that fit “${isolated(words)}”`,
  byAuthor: (name: string) => `Posts by ${isolated(name)}`,
  bySomebody: 'Posts of one person',
  loading: 'Loading the posts …',
  failed: 'The posts cannot be loaded',
  retry: 'Try again',
  more: 'More',
  loadingMore: 'Loading more …',
  moreFailed: 'The next posts cannot be loaded.',
  shown: (count: number) => `${posts(count)} shown`,
  toNewest: 'To the newest posts',
  none: {
    newest: {
      title: 'No posts yet',
      text: 'Be the first: what you learned this week is worth a post.',
    },
    followed: {
      title: 'Nothing from people you follow yet',
      text: 'Open the page of somebody whose posts you like: Follow is beside the name.',
    },
    school: {
      title: 'Nobody of your school has written yet',
      text: 'What you publish for your school or for everybody is listed here.',
    },
    noSchool: {
      title: 'You have no school yet',
      text: 'Say in the settings which school is yours. What its people write is listed here then.',
    },
    tag: {
      title: 'No posts with this tag',
      text: 'They may have been taken back, or the address is mistyped.',
    },
    author: {
      title: 'No posts that you can read',
      text: 'What they publish for you is listed here.',
    },
    search: {
      title: 'No post fits',
      text: 'Try fewer or other words: titles, texts and tags are searched.',
    },
  },
  toPersonShort: 'To their page',
  toSettings: 'To the settings',
  toFollowers: 'Who follows you',
} as const;

/** What the page of a post says. */
export const postPageMessages = {
  loading: 'Loading the post …',
  unknown: 'There is no such post',
  unknownText: 'The address may be mistyped, or the post is not there for you.',
  toBlogs: 'To the blogs',
  blogs: 'Blogs',
  takenDown: 'An admin has taken this post down. Nobody else can read it.',
  takenDownWhy: 'Read why',
  failed: 'The post cannot be loaded',
  retry: 'Try again',
  acts: 'What you can do with this post',
  like: 'Like',
  likeIt: (count: number) => `Like, ${formatCount(count)} so far`,
  unlikeIt: (count: number) => `You like it, ${formatCount(count)} in all: take it back`,
  toComments: (count: number) =>
    `To the ${plural(count, { one: 'comment', other: 'comments' })}, ${formatCount(count)}`,
  share: 'Share',
  edit: 'Edit',
  menu: 'More options',
  copyLink: 'Copy the link',
  copied: 'The link is copied',
  notCopied: 'Copying did not work. The link is in the address bar.',
  shareWith: 'Share with an app',
  print: 'Print',
  report: 'Report this post',
} as const;

/** What the dialog of the key of Atom feeds says. */
export const feedKeyMessages = {
  title: 'Follow by feed reader',
  lead: 'A feed reader shows you new posts without your opening this page. It needs an address that is yours alone: whoever has it reads what you may read.',
  loading: 'Loading …',
  failed: (why: string) => `This cannot be loaded. ${why}`,
  retry: 'Try again',
  make: 'Make my addresses',
  copy: (list: string) => `Copy the address: ${list}`,
  copied: 'The address is copied',
  notCopied: 'Copying did not work. Select the address and copy it.',
  lists: { newest: 'Newest posts', followed: 'People you follow', school: 'Your school' },
  withdraw: 'Withdraw the addresses',
  withdrawTitle: 'Withdraw your addresses?',
  withdrawText: 'Feed readers that have them get nothing more. You can make new ones.',
  withdrawYes: 'Withdraw',
} as const;

/** What the page of a person says of their posts. */
export const personPostsMessages = {
  loading: 'Loading the posts …',
  failed: (why: string) => `The posts cannot be loaded. ${why}`,
  none: 'No posts that you can read yet.',
  ownNone: 'You have published nothing yet.',
  write: 'Write a post',
  all: (name: string) => `All posts by ${isolated(name)}`,
  ownAll: 'All your posts',
} as const;
