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
  noTitle: 'Give it a title first.',
  noText: 'Write something first: there is no text yet.',
  noVersion: 'This version is kept no more.',
} as const;
