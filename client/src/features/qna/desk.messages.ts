import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

const questions = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'question', other: 'questions' })}`;

/** A number that is counted up to a bound. */
export const upTo = (count: number, most: number): string =>
  count >= most ? `${formatCount(most - 1)}+` : formatCount(count);

/** A question in depth. */
export const inDepthMessages = {
  title: (title: string) => `In depth: ${title}`,
  heading: 'In depth',
  question: 'The question',
  toQuestion: 'To the question',
  asked: 'Where it was asked',
  inRun: (minute: number) =>
    `In a lecture, ${formatCount(minute)} ${plural(minute, { one: 'minute', other: 'minutes' })} after its start.`,
  slide: (slide: number) => `Number ${formatCount(slide)} was on then.`,
  notInRun: 'On the page of the topic, not in a lecture.',
  results: 'What the lecture came to',
  room: 'Join the lecture',
  history: 'How it was worded',
  first: 'First version',
  changed: 'Changed',
  never: 'It was never changed.',
  by: (name: string) => `by ${name}`,
  titleWas: 'Title',
  textWas: 'Details',
  noText: 'No details.',
  merges: 'Merged into it',
  noMerges: 'No other question was merged into it.',
  facts: 'In numbers',
  votes: 'Votes',
  answers: 'Answers',
  accepted: 'Accepted answer',
  yes: 'Yes',
  no: 'No',
  failedWhy: (why: string) => `The history cannot be loaded: ${why}`,
} as const;

/** The end of e-mails about a question, by the link in one of them. */
export const unsubscribeMessages = {
  title: 'Stop e-mails about this question',
  text: (email: string) => `No more e-mails to ${email} about answers to this question.`,
  go: 'Stop the e-mails',
  going: 'Stopping …',
  done: 'No more e-mails',
  doneText: (email: string) =>
    `${email} gets no more e-mails about this question. Follow it again on its page whenever you like.`,
  toQuestion: 'To the question',
  bad: 'This link does not work',
  badText:
    'It may be torn or too old. Use the link of the newest e-mail, or log in and stop following on the page of the question.',
} as const;

/** The table of labels. */
export const labelsMessages = {
  title: 'Labels',
  lead: 'Labels sort the questions of the space. Whoever asks chooses among them.',
  toSpace: 'To the space',
  name: 'Label',
  questions: 'Questions',
  unanswered: 'Unanswered',
  none: 'No labels yet',
  noneText: 'For example one for each exercise sheet, and one for the exam.',
  noneForReader: 'Whoever moderates the space has not made any.',
  add: 'Add a label',
  addPlaceholder: 'Exercise 3',
  addButton: 'Add',
  colour: 'Colour',
  colours: {
    plain: 'None',
    a: 'Blue',
    b: 'Orange',
    c: 'Green',
    d: 'Pink',
    e: 'Sky blue',
    f: 'Vermilion',
    g: 'Yellow',
    h: 'Black or white',
  },
  edit: (name: string) => `Edit ${name}`,
  acts: 'Edit',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete the label ${name}?`,
  removeText: (count: number) =>
    `${count < qnaLimits.labelled ? questions(count) : `${upTo(count, qnaLimits.labelled)} questions`} lose it. The questions stay.`,
  full: (most: number) => `A space has ${formatCount(most)} labels at most.`,
  loading: 'Loading …',
} as const;

/** What moderators do about questions. */
export const moderationMessages = {
  title: 'Moderation of questions',
  toSpace: 'To the space',
  queue: 'To decide',
  shows: { open: 'To decide', hidden: 'Hidden' },
  which: 'What is shown',
  none: 'Nothing to decide',
  noneText: 'What is reported, or waits to be shown, comes here.',
  noneHidden: 'Nothing is hidden.',
  why: { waiting: 'Waits to be shown', new: 'New', reported: 'Reported' },
  answerTo: 'Answer to',
  reports: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'report', other: 'reports' })}`,
  reasons: {
    offensive: 'Insult or threat',
    spam: 'Spam',
    personal: 'Private data',
    offTopic: 'Does not belong here',
    other: 'Something else',
  },
  decisions: { show: 'Show', hide: 'Hide', remove: 'Delete', dismiss: 'Leave it' },
  decisionOf: (decision: string, title: string) => `${decision}: ${title}`,
  removeTitle: 'Delete it for good?',
  removeText: 'A question goes with its answers. This cannot be taken back; hiding can.',
  done: {
    show: 'It is shown.',
    hide: 'It is hidden.',
    remove: 'It is deleted.',
    dismiss: 'It stays as it is.',
  },
  older: 'More',
  first: 'To the first page',
  pages: 'Pages',
  loading: 'Loading …',
  failed: 'This cannot be loaded',
  notYours: 'For moderators',
  notYoursText: 'Only who moderates the space decides here.',
  settings: 'How questions are handled',
  anonymous: 'Questions without a name',
  anonymousHint:
    'Others see no name. Moderators can reveal one; the asker is told, and it is written down here.',
  moderation: 'When moderators look',
  modes: {
    off: 'At what is reported',
    after: 'At everything, afterwards',
    before: 'At everything, before it is shown',
  },
  modeHints: {
    off: 'Questions and answers are shown at once.',
    after: 'They are shown at once, and come into your queue.',
    before: 'They are shown when one of you has looked.',
  },
  saved: 'Saved.',
  log: 'What moderators did',
  noLog: 'Nothing yet.',
  actions: {
    reveal: 'revealed an author',
    merge: 'merged a question into another',
    show: 'showed',
    hide: 'hid',
    remove: 'deleted',
    dismiss: 'left as it was',
    settings: 'changed how questions are handled',
  },
  ofAnswer: 'an answer',
  ofQuestion: 'a question',
  gone: 'Somebody who left',
  labels: 'Labels',
} as const;

/** What waits for whoever teaches, on the page of a topic. */
export const waitingMessages = {
  title: 'Questions that wait',
  none: 'Every question has an answer.',
  some: 'This waits for you:',
  unanswered: (shown: string) => `${shown} without an answer`,
  promised: (shown: string) => `${shown} promised in a lecture`,
  queue: (shown: string) => `${shown} to decide`,
} as const;
