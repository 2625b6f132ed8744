import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';

/** What is said of questions to whoever calls. */
export const qnaMessages = {
  gone: 'There is no such question, or it is not for this account.',
  noAnswer: 'There is no such answer, or it is not for this account.',
  unverified: 'Verify your account first: then you can take part.',
  archived: 'This topic was put away, so nothing new is asked in it.',
  named: 'In this space questions are asked with a name.',
  noLabel: 'This space has no such label (any more). Load the page anew.',
  notYours: 'Only whoever wrote this can change its words.',
  notAsker: 'This is for whoever asked, and for those who moderate the space.',
  notModerator: 'This is for those who moderate the space.',
  ownVote: 'This is your own: the votes are for others.',
  ownReport: 'This is your own: change or delete it.',
  notShown: 'This is not shown to all, so that is not possible now.',
  tooMany: 'You have written a lot for a new account. Go on tomorrow.',
  tooManyVersions: 'This was changed too often. Delete it and write it anew.',
  meanwhile: 'This was changed elsewhere meanwhile. Load it anew.',
  /** To a moderator who decided about what is not there any more. */
  changedSince: 'The words were changed after you loaded them. Read them again, then decide.',
  decidedSince: 'Somebody else has decided about this meanwhile. Look again, then decide.',
  reportedSince: 'Somebody has reported this meanwhile. Read the report, then decide.',
  mergedSince: 'This became a part of another question meanwhile. Load it anew.',
  pinnedFull: `A topic has at most ${qnaLimits.pinned} pinned questions. Take one away first.`,
  labelsFull: `A space has at most ${qnaLimits.labelsOfSpace} labels.`,
  labelThere: 'There is a label of this name already.',
  notAnonymous: 'This was asked with a name.',
  itself: 'A question cannot become a part of itself.',
  otherSpace: 'Both questions must be of one space.',
  mergedAlready: 'One of these questions became a part of another one meanwhile. Load them anew.',
  badLink: 'This link is not good. Use the one in the newest mail, or log in.',
  /** In place of the words of whoever took them away. */
  removedTitle: 'Removed by whoever asked',
} as const;

/** Notifications, in the lists of others: so they name nobody. */
export const qnaNotices = {
  answered: {
    title: 'Your question has an answer',
    text: (question: string) => `There is a new answer to “${question}”.`,
  },
  accepted: {
    title: 'Your answer was accepted',
    text: (question: string) => `It answers “${question}”.`,
  },
  reported: {
    title: 'Something was reported',
    text: (space: string) => `In “${space}” a question or an answer was reported. Have a look.`,
  },
  revealed: {
    title: 'A moderator looked up who asked',
    text: (question: string) =>
      `You asked “${question}” without your name. A moderator of the space looked it up; to others it stays without one.`,
  },
} as const;

/** The mail to who follows a question. */
export const followMailTexts = {
  subject: (question: string) => `New answers to “${question}”`,
  heading: (count: number) =>
    count === 1 ? 'There is a new answer' : `There are ${count} new answers`,
  where: (question: string, space: string) =>
    `To the question “${question}” in the space “${space}”.`,
  action: 'Read it',
  footnote: (link: string) =>
    `You get this because you follow the question. To get no more mails about it, open ${link}`,
} as const;
