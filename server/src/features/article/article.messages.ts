import { articleLimits } from '@sets/shared/article/article.contract.ts';

/** What is said of articles to whoever calls. */
export const articleMessages = {
  /** Alike for what never was, is gone, or is not for whoever asks. */
  gone: 'There is no such article, or it is not for this account.',
  taken: 'This article is another one already. Begin a new one.',
  notThere: 'This article is not there any more. Begin a new one to keep what you have written.',
  changed: 'This article was changed elsewhere meanwhile. Load it anew, then decide.',
  removed: 'This article was removed. Put it back first.',
  full: `This space has ${articleLimits.articles} articles, and more are not possible. Remove some of them first.`,
  unverified: 'Verify your account first: then you can write articles.',
  noTitle: 'Give it a title first.',
  manyPictures: `At most ${articleLimits.pictures} pictures in one article.`,
  noText: 'Write something first: there is no text yet.',
  noVersion: 'This version is kept no more.',
} as const;
