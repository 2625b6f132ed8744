import type { ReportReason } from '@sets/shared/report/report.contract.ts';
import { isolated } from '../../core/isolated.ts';
import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

export const reasonNames: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  abuse: 'Insults, hate or threats',
  personal: 'Tells personal things of somebody',
  copyright: 'Copied without permission',
  other: 'Something else',
};

/** What the dialog says in which one reports something. */
export const reportMessages = {
  title: {
    blog: 'Report this post',
    comment: 'Report this comment',
    cheatsheet: 'Report this cheat sheet',
  },
  lead: 'The admins read it. Whoever wrote it does not learn who reported it.',
  reasons: 'What is wrong with it?',
  text: 'What the admins should know (optional)',
  noReason: 'Choose what is wrong.',
  send: 'Report',
  sending: 'Sending …',
  thanks: 'The admins have it',
  thanksText: 'They look at it and decide. You need to do nothing more.',
  close: 'Close',
  left: (left: number) =>
    `${formatCount(left)} ${plural(left, { one: 'character', other: 'characters' })} left`,
} as const;

/** What an admin reads of what was reported. */
export const reportsMessages = {
  part: 'Reports',
  loading: 'Loading what was reported …',
  failed: 'The reports cannot be loaded',
  retry: 'Try again',
  more: 'Load more',
  moreFailed: 'The next ones cannot be loaded.',
  lists: 'Which ones',
  list: { waiting: 'Waiting', takenDown: 'Taken down' },
  empty: { waiting: 'Nothing waits for a decision', takenDown: 'Nothing is taken down' },
  emptyText: {
    waiting: 'What people report is listed here, the longest waiting first.',
    takenDown:
      'What admins have taken down is listed here and can be put back, the last one first.',
  },
  down: (when: string) => `Taken down ${when}`,
  kinds: { blog: 'Post', comment: 'Comment', cheatsheet: 'Cheat sheet' },
  untitled: 'Without a title',
  by: (name: string) => `by ${isolated(name)}`,
  reported: (count: number, first: string, last: string) =>
    `Reported by ${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}, ${first}${last === first ? '' : `, last ${last}`}`,
  reason: (name: string, count: number) => (count === 1 ? name : `${name} (${formatCount(count)})`),
  texts: (count: number) => `What they added (${formatCount(count)})`,
  open: 'Open it',
  takenDown: 'Taken down',
  kept: 'Left as it is',
  isBack: 'Put back',
  keep: 'Leave it',
  takeDown: 'Take down',
  putBack: 'Put back',
  of: (act: string, name: string) => `${act}: ${name}`,
  answerTitle: (name: string) => `Take down what ${isolated(name)} wrote?`,
  answerLead: 'Nobody else can read it then. Its author is told, with your answer.',
  answer: 'Answer to the author',
  answerHint: 'Say what was wrong, and what they can do.',
  answerNeeded: 'Write an answer: its author must know why.',
  done: {
    keep: 'It stays as it is.',
    takeDown: 'It is taken down, and its author is told.',
    putBack: 'It can be read again.',
  },
} as const;
