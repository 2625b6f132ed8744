import { blogLimits } from '@sets/shared/blog/blog.contract.ts';

/** What is said of blogs to whoever calls. */
export const blogMessages = {
  /** Alike for what never was, is gone, or is not for whoever asks. */
  gone: 'There is no such post, or it is not for this account.',
  taken: 'This post is another one already. Begin a new one.',
  notThere: 'This post is not there any more. Begin a new one to keep what you have written.',
  changed: 'This post was changed elsewhere meanwhile. Load it anew, then decide.',
  removed: 'This post was removed. Put it back first.',
  full: `You have ${blogLimits.posts.toLocaleString('en')} posts, and more are not possible. Remove some of them first.`,
  unverified: 'Verify your account first: then you can publish.',
  unverifiedLike: 'Verify your account first: then you can like posts.',
  noTitle: 'Give it a title first.',
  noText: 'Write something first: there is no text yet.',
  noVersion: 'This version is kept no more.',
} as const;

/** Notifications, in the lists of others: so they name nobody, who may want to be forgotten. */
export const blogNotices = {
  post: {
    title: 'A new post',
    text: 'Somebody whom you follow has published a post.',
  },
  more: {
    title: 'More new posts',
    text: 'Those whom you follow publish so much today that you are told of no more of it. The list of their posts has it all.',
  },
} as const;
