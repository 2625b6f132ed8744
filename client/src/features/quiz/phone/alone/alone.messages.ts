import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

const attempts = (left: number | null): string =>
  left === null
    ? 'As often as you like'
    : `${formatCount(left)} ${plural(left, { one: 'attempt', other: 'attempts' })} left`;

const counting = { best: 'The best one counts', last: 'The last one counts' } as const;

/** What a phone says of a quiz that one goes through on one's own. */
export const aloneMessages = {
  waitsTitle: 'Not open yet',
  waits: (when: string) => `It opens ${when} and comes up here by itself.`,
  startTitle: 'In your own time',
  questions: (many: number) =>
    `${formatCount(many)} ${plural(many, { one: 'question', other: 'questions' })}, no clock`,
  openUntil: (when: string) => `Open until ${when}`,
  attempts: (left: number | null, counts: 'best' | 'last', all: number | null) =>
    all === 1 ? `${attempts(left)}.` : `${attempts(left)}. ${counting[counts]}.`,
  feedback: {
    each: 'You are told what is right after each answer, which is final then.',
    end: 'You are told what is right once you have handed in.',
    closed: 'You are told what is right once it has closed.',
  },
  resumes: 'Close this page whenever you like: you go on where you were.',
  start: 'Start',
  again: (attempt: number) => `Start attempt ${formatCount(attempt)}`,

  answerWait: 'Choose, then check.',
  answerStep: 'Answer, then go on.',
  answerKeptNext: 'It is kept when you go on.',
  answerKept: 'Kept. You can change it until you hand in.',
  answerFinal: 'Answered. It is final.',
  answerUnsent: 'Not checked yet.',
  check: 'Check',
  prompt: {
    each: 'Your first answer is final.',
    end: 'Your answer can be changed until you hand in.',
  },
  isTold: 'What is right is told below.',
  walk: 'From question to question',
  back: 'Back',
  next: 'Next',
  toOverview: 'To the end',

  overviewTitle: 'Hand it in?',
  allAnswered: 'Every question is answered.',
  unanswered: (many: number) =>
    `${formatCount(many)} ${plural(many, { one: 'question has', other: 'questions have' })} no answer yet.`,
  notSaved: 'Some answers are on this phone only. You can hand in when they are saved.',
  answered: 'answered',
  notAnswered: 'no answer',
  handIn: 'Hand in',
  goOn: 'Back to the questions',

  handingInTitle: 'Handing in …',
  handingIn: 'Saved on this phone. It is sent when the connection is back.',
  handedInTitle: 'Handed in',
  toldLater: (when: string) => `What is right is told here when it has closed: ${when}.`,
  countingTitle: 'Closed',
  counting: 'Points are being counted: they come up here by themselves.',
  result: (hits: number, questions: number) =>
    `${formatCount(hits)} of ${formatCount(questions)} correct`,
  points: (points: number, most: number) => `${formatCount(points)} of ${formatCount(most)} points`,
  thisCounts: (attempt: number, counts: 'best' | 'last') =>
    `Attempt ${formatCount(attempt)} counts: your ${counts === 'best' ? 'best' : 'last'}.`,
  countsSoFar: (attempt: number, points: number) =>
    `Attempt ${formatCount(attempt)} counts so far, with ${formatCount(points)} ${plural(points, { one: 'point', other: 'points' })}.`,
  missedTitle: 'This quiz has closed',
  missed: 'You have not taken part in it.',
  answers: (attempt: number | null) =>
    attempt === null ? 'What you answered' : `What you answered in attempt ${formatCount(attempt)}`,
} as const;
