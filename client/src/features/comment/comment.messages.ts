import { isolated } from '../../core/isolated.ts';
import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

/** What the comments below something say. */
export const commentMessages = {
  title: (count: number) =>
    count === 0
      ? 'Comments'
      : `${formatCount(count)} ${plural(count, { one: 'comment', other: 'comments' })}`,
  loading: 'Loading the comments …',
  failed: 'The comments cannot be loaded',
  retry: 'Try again',
  more: 'More comments',
  loadingMore: 'Loading more …',
  moreFailed: 'The next comments cannot be loaded.',
  none: 'Nobody has commented yet. Ask, add, or say what you liked.',
  noneClosed: 'Nobody has commented.',

  write: 'Write a comment',
  writeHint: 'Markdown, formulas and code',
  writeAnswer: (name: string) => `Your answer to ${isolated(name)}`,
  writeEdit: 'Your comment',
  emptyPreview: 'Nothing is written yet.',
  left: (left: number) =>
    `${formatCount(left)} ${plural(left, { one: 'character', other: 'characters' })} left`,
  tooLong: (over: number) =>
    `${formatCount(over)} ${plural(over, { one: 'character', other: 'characters' })} too many`,
  send: 'Comment',
  sendAnswer: 'Answer',
  save: 'Save',
  sending: 'Sending …',

  closed: {
    byAuthor: 'The author has closed the comments.',
    unverified: 'Verify your account to comment.',
  },
  verify: 'Verify',

  byAuthor: 'Author',
  you: 'You',
  edited: 'edited',
  removed: 'This comment was removed.',
  ownRemoved: 'The comment is removed.',
  putBack: 'Put it back',
  by: (name: string) => `Comment by ${isolated(name)}`,
  answers: (name: string) => `Answers to ${isolated(name)}`,
  answersToRemoved: 'Answers to a comment that was removed',
  answer: 'Answer',
  answerTo: (name: string) => `Answer ${name}`,
  menu: (name: string) => `More options for the comment by ${name}`,
  acts: (name: string) => `Comment by ${isolated(name)}`,
  edit: 'Edit',
  remove: 'Remove',
  report: 'Report',
  block: (name: string) => `Block ${isolated(name)}`,

  /** Read out as soon as it is so. */
  said: {
    written: 'Your comment is there.',
    saved: 'Your comment is changed.',
    removed: 'The comment is removed. It can be put back.',
    back: 'The comment is back.',
  },
} as const;

/** What one says of comments. */
export const commentSettingsMessages = {
  title: 'Comments',
  tells: 'Tell me of comments and answers',
  tellsHint: 'A notification comes when somebody comments on what you published, or answers you.',
} as const;
