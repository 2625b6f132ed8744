import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const counted = (count: number, one: string, other: string): string =>
  `${formatCount(count)} ${plural(count, { one, other })}`;

/** What the projector says, whatever is on. */
export const screenMessages = {
  title: (what: string) => `${what} on the projector`,
  plainTitle: 'The projector',
  connecting: 'Connecting …',
  unknown: 'This code is not in use',
  whichRoom: 'What is to be shown?',
  codeHint: 'Type the code that people join with: six letters and digits.',
  codeField: 'Code',
  show: 'Show it here',
  unreachable: 'The server cannot be reached. It is tried again by itself.',
  offline: 'No connection. What you see may be old; it comes back by itself.',
  outdated: 'This page is older than the server.',
  outdatedHint: 'Reload it to go on.',
  unreadable: 'It cannot show what is on now. Reload it to go on.',
  reload: 'Reload',
  retry: 'Try again',
  failed: 'It cannot be shown',
  home: 'Home',
  nothingOn: 'Nothing is on now',
  nothingOnText: 'What comes next appears here by itself.',

  rehearsal: 'Rehearsal with simulated students',
  joinAt: 'Join at',
  withCode: 'with the code',
  qr: (address: string) => `QR code that leads to ${address}`,
  here: (count: number) => `${plural(count, { one: 'person', other: 'people' })} here`,
  nobody: 'Nobody here yet',
  of: (joined: number) => `of ${formatCount(joined)}`,
  answered: (joined: number) => `of ${formatCount(joined)} answered`,
  eachDot: (people: number) => `= ${formatCount(people)} people`,
  locked: 'Doors closed',
  seconds: (seconds: number) => plural(seconds, { one: 'second', other: 'seconds' }),
  secondsLeft: (seconds: number) =>
    `${formatCount(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })} left`,
  ended: 'That is a set.',
  tookPart: (people: number) => `${counted(people, 'person', 'people')}. Thank you.`,
  tookPartIn: (people: number, { questions, answers }: { questions: number; answers: number }) =>
    `${counted(people, 'person', 'people')}, ${counted(questions, 'question', 'questions')}, ${counted(answers, 'answer', 'answers')}. Thank you.`,
} as const;
