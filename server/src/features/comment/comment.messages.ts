import { commentLimits } from '@sets/shared/comment/comment.contract.ts';

/** What is said of comments to whoever calls. */
export const commentMessages = {
  noSubject: 'What you look for is not there, or not for you.',
  noComment: 'There is no such comment any more.',
  noAnswered: 'What you answer is not there any more.',
  unverified: 'Verify your account first: then you can comment.',
  closed: 'No more comments are taken here.',
  otherOfThisId: 'There is another comment with this id.',
  full: `There are ${commentLimits.perSubject.toLocaleString('en')} comments here, and more are not possible.`,
  fullThread: `There are ${commentLimits.answers} answers to this comment, and more are not possible. Write a comment of your own.`,
  notYours: 'This comment is not yours.',
  removedByOther: 'Somebody else has removed this comment.',
  tooLate: `A comment can be put back for ${commentLimits.putBack / 60_000} minutes, and these are over.`,
} as const;

/** Notifications, in the lists of others: so they name nobody, who may want to be forgotten. */
export const commentNotices = {
  commented: (title: string) => ({
    title: 'New comments',
    text:
      title === '' ? 'Somebody commented on what you wrote.' : `Somebody commented on “${title}”.`,
  }),
  answered: {
    title: 'New answers',
    text: 'Somebody answered a comment of yours.',
  },
  more: {
    title: 'More comments and answers',
    text: 'There are so many today that you are told of no more of them. They are under what you wrote.',
  },
} as const;
