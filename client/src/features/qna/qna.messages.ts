import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

const counted = (count: number, forms: { one: string; other: string }): string =>
  `${formatCount(count)} ${plural(count, forms)}`;
const votes = (count: number): string => counted(count, { one: 'vote', other: 'votes' });
const answers = (count: number): string => counted(count, { one: 'answer', other: 'answers' });

/** Of questions wherever they stand. */
export const qnaMessages = {
  anonymous: 'Anonymous',
  gone: 'Somebody who left',
  you: 'you',
  edited: (ago: string) => `edited ${ago}`,
  vote: 'Add your vote',
  unvote: 'Take your vote back',
  voteFor: (count: number, what: string) => `Vote for ${what}, ${votes(count)}`,
  votesFor: (count: number, what: string) => `${votes(count)} for ${what}`,
  answers,
  noAnswers: 'No answer yet',
  accepted: 'Accepted answer',
  hasAccepted: 'Answered',
  waiting: 'Waits for a moderator',
  waitingText: 'Only you and the moderators see it until one of them shows it.',
  hidden: 'Hidden',
  hiddenText: 'A moderator has hidden it. Only its author and the moderators see it.',
  pinned: 'Pinned',
  merged: 'Merged',
  labels: 'Labels',
  loading: 'Loading …',
  failed: 'The questions cannot be loaded',
  retry: 'Try again',
  save: 'Save',
  cancel: 'Cancel',
  undo: 'Undo',
  restored: 'It is back.',
  logIn: 'Log in',
  verify: 'Verify in the settings',
} as const;

/** The questions of a topic. */
export const listMessages = {
  title: 'Questions',
  count: (count: number) => counted(count, { one: 'question', other: 'questions' }),
  sort: 'Order of questions',
  sorts: { newest: 'Newest', votes: 'Most votes', unanswered: 'Unanswered' },
  byLabel: (name: string) => `Only ${name}`,
  allLabels: 'All labels',
  none: 'No questions yet',
  noneText: 'Whatever you wonder about, others do too. Ask the first one.',
  noneToRead: 'Nobody has asked anything here yet.',
  noneFound: 'No such questions',
  noneUnanswered: 'Every question has an answer.',
  noneOfLabel: 'No question here has this label.',
  showAll: 'Show all questions',
  older: 'More questions',
  first: 'To the first page',
  pages: 'Pages of questions',
  moderate: 'Moderate',
  labelsTable: 'Labels',
  analytics: 'Figures',
} as const;

/** Asking. */
export const askMessages = {
  title: 'What do you want to know?',
  placeholder: 'Why is merge sort stable?',
  details: 'Details',
  detailsPlaceholder: 'What have you tried? What surprises you?',
  addDetails: 'Add details',
  labels: 'Labels',
  anonymous: 'Ask anonymously',
  anonymousHint:
    'Others see no name. A moderator can reveal who asked; then you are told, and it is written down.',
  namedHint: (name: string) => `Others see your name: ${name}.`,
  ask: 'Ask',
  asking: 'Asking …',
  asked: 'Your question is asked.',
  askedWaits: 'Your question waits for a moderator. Only you see it until then.',
  discard: 'Discard',
  toLogIn: 'Log in to ask, vote and answer.',
  toVerify: 'Verify your address to ask, vote and answer.',
  near: 'Already asked',
  nearText: 'A vote says “me too”: the more, the sooner it is answered.',
  askThis: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'asks', other: 'ask' })} this`,
  addVote: 'Add your vote',
  addVoteTo: (title: string) => `Add your vote to: ${title}`,
  voted: 'You ask this too',
  found: (count: number) =>
    count === 0
      ? ''
      : `${counted(count, { one: 'similar question', other: 'similar questions' })} below.`,
} as const;

/** One question with its answers. */
export const questionMessages = {
  unknown: 'There is no such question',
  unknownText: 'It may have been removed, or its address is mistyped.',
  toTopic: 'To the topic',
  closed: 'The question cannot be shown',
  answersTitle: (count: number) => (count === 0 ? 'Answers' : answers(count)),
  noAnswers: 'Nobody has answered yet.',
  beFirst: 'Do you know it? Two sentences are an answer.',
  answerLabel: 'Your answer',
  answerPlaceholder: 'What do you know about it?',
  answer: 'Answer',
  answering: 'Sending …',
  answered: 'Your answer is there.',
  answerWaits: 'Your answer waits for a moderator. Only you see it until then.',
  thisQuestion: 'this question',
  answerOf: (name: string) => `the answer of ${name}`,
  accept: 'Accept',
  unaccept: 'Accepted',
  acceptOf: (name: string) => `Accept the answer of ${name}`,
  unacceptOf: (name: string) => `Accepted: the answer of ${name}`,
  sought: 'The answer of this link',
  follow: 'Follow',
  following: 'Following',
  followHint: 'An e-mail for each answer, gathered: one in ten minutes at most.',
  nowFollowing: 'You get an e-mail when somebody answers.',
  notFollowing: 'No more e-mails about this question.',
  edit: 'Edit',
  remove: 'Delete',
  removedQuestion: 'The question is deleted.',
  removedText: 'Nobody sees it any more.',
  removedAnswer: 'The answer is deleted.',
  report: 'Report',
  more: 'More',
  moreOf: (what: string) => `More for ${what}`,
  copyLink: 'Copy the link',
  copied: 'The link is copied',
  notCopied: 'Copying did not work. The link is in the address bar.',
  inDepth: 'In depth',
  reveal: 'Reveal the author',
  merge: 'Merge into another',
  changeLabels: 'Labels',
  pin: 'Pin',
  unpin: 'Unpin',
  hide: 'Hide',
  show: 'Show',
  title: 'Question',
  text: 'Details',
  saved: 'Saved.',
  olderAnswers: 'More answers',
  allAnswers: 'To the first answers',
  answersPages: 'Pages of answers',
  askedIn: (minute: number) => `asked in a lecture, minute ${formatCount(minute)}`,
} as const;

/** Dialogs over a question or an answer. */
export const dialogMessages = {
  report: {
    title: 'Report this',
    text: 'The moderators of the space see your report, and decide. Its author does not see who reported.',
    reason: 'What is wrong with it?',
    reasons: {
      offensive: 'It insults or threatens somebody',
      spam: 'Advertising or spam',
      personal: 'It has private data in it',
      offTopic: 'It does not belong here',
      other: 'Something else',
    },
    note: 'Anything to add?',
    send: 'Report',
    sent: 'Thank you. The moderators look at it.',
  },
  reveal: {
    title: 'Reveal who wrote this?',
    text: 'They wrote it without their name. They are told that you looked, and it is written down in the space’s log. It cannot be taken back.',
    yes: 'Reveal',
    shown: 'Who asked',
    told: (name: string) => `It was ${name}. They are told that you looked.`,
  },
  merge: {
    title: 'Merge into another question',
    text: 'Votes and followers join, nobody counts twice. The old link leads to the other one.',
    search: 'The question that stays',
    none: 'No question fits these words.',
    yes: 'Merge',
    merged: 'The questions are one now.',
  },
  labels: { title: 'Labels of the question', none: 'This space has no labels yet.' },
} as const;
