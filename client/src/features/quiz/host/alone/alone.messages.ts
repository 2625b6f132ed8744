import { formatCount } from '../../../../ui/number-format.ts';

/** What the host's desk says of a quiz that people go through on their own. */
export const aloneHostMessages = {
  start: 'Leave open …',
  startHint: 'For hours or days: everybody goes through it in their own time',
  startTitle: 'Leave this quiz open',
  startText:
    'Whoever has the link or the code goes through it in their own time, without a clock. You need not stay: it closes by itself.',
  startYes: 'Leave it open',
  opens: 'Opens',
  opensChoices: { now: 'At once', later: 'From a time on' },
  opensAt: 'Open from',
  incomplete: 'Choose a day and a time.',
  attempts: 'Attempts',
  attemptsChoice: (many: number | null) => {
    if (many === null) return 'As many as people like';
    return many === 1 ? 'One' : `Up to ${formatCount(many)}`;
  },
  counts: 'Which attempt counts',
  countsChoices: { best: 'The best one', last: 'The last one' },
  feedback: 'What is right is told',
  feedbackChoices: {
    each: 'After each answer',
    end: 'When an attempt is handed in',
    closed: 'Once it has closed',
  },
  feedbackMeans: {
    each: 'An answer is final then. Who knows may tell others.',
    end: 'Answers can be changed until then. Who knows may tell others.',
    closed: 'Nobody can pass it on before. It cannot be opened again after that.',
  },

  region: 'On their own',
  waits: 'This quiz opens later',
  open: 'This quiz is open',
  counting: 'This quiz has closed',
  closed: 'This quiz is closed',
  podium: 'Everybody sees who has won',
  opensText: (when: string, until: string) => `From ${when} until ${until}, all by itself.`,
  openText: (until: string) => `Until ${until}. It closes by itself; you need not stay.`,
  countingText:
    'For a few seconds, what was tapped in time may still come. Then points are counted.',
  closedText: (days: number) =>
    `Points were counted, and everybody is told theirs. For ${days} days you can open it again: for whoever has not begun, or has attempts left.`,
  closedTold: 'Points were counted, and everybody is told theirs and what is right.',
  changeDate: 'Change the date …',
  close: 'Close it now',
  takeBack: 'Do not open it',
  again: 'Open again …',
  showPodium: 'Show podium on the projector',
  hidePodium: 'Hide podium',
  dateTitle: 'When does this quiz close?',
  againTitle: 'Open this quiz again',
  dateYes: 'Change the date',
  againYes: 'Open it again',

  begun: 'have begun',
  handedIn: 'have handed in',
  rightShare: 'right so far',
  mean: 'points on average',
  figure: formatCount,
  percent: (share: number) => `${Math.round(share * 100)} %`,
  none: '–',

  questions: 'Questions',
  firstAttempts: 'First attempts',
  rightOf: (hits: number, answered: number) =>
    answered === 0 ? 'No answers yet' : `${formatCount(hits)} of ${formatCount(answered)} right`,
  correct: (question: number) => `Correct question ${formatCount(question)}`,
  void: (question: number) => `Count question ${formatCount(question)} for nobody`,
  unvoid: (question: number) => `Count question ${formatCount(question)} again`,
  voided: 'Counts for nobody',

  endTitle: 'End this quiz for good?',
  endText:
    'It cannot be opened again. Points and answers are kept, and everybody finds their own by the link.',
} as const;
