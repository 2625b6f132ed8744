import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { locale } from '../../../core/locale.ts';
import { formatPoints as points, ordinal } from '../team-words.ts';

const changed = (by: number | null, all: number): string => {
  if (by === null || by === 0) return `You have ${points(all)}.`;
  const how = by > 0 ? 'more' : 'fewer';
  return `You have ${formatCount(Math.abs(by))} ${how}: ${points(all)}.`;
};

/** What a phone says in a quiz. */
export const quizPhoneMessages = {
  lobbyTitle: 'You are in.',
  lobby: 'This dot is you. Whoever presents starts the quiz: it comes up here by itself.',
  changeName: 'Change name',
  nameWaits: 'The host looks at this name first. Until then you are “Somebody” to the others.',
  named: (name: string) => `Your name: ${name}`,
  keepName: 'Keep this name',
  cancel: 'Cancel',

  answersIn: 'Answers in',
  read: 'Read what is asked.',
  paused: 'Paused',
  waitPaused: 'It goes on here by itself.',
  double: 'Double points',
  noPoints: 'No points for this one',
  voided: 'This question counts for nobody.',

  received: 'Answered. It is kept.',
  counted: 'Answered. It is kept.',
  canChange: 'You can change it until it closes.',
  next: 'Closed. What is right comes next.',

  outcomes: {
    right: 'Correct',
    partly: 'Partly correct',
    wrong: 'Not this time',
    none: 'No answer',
    void: 'Does not count',
  },
  voidedText: 'This question counts for nobody, whatever was answered.',
  tooLate: 'It came after the question had closed.',
  inSeconds: (ms: number) =>
    `in ${(ms / 1_000).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} seconds`,
  rightAnswers: (many: number) => (many === 1 ? 'Correct is' : 'Correct are'),
  others: (hits: number, answered: number) =>
    `${formatCount(hits)} of ${formatCount(answered)} answered correctly.`,
  resultsOf: (question: string) => `Results: ${question}`,

  gained: (many: number) => (many === 0 ? '0' : `+${formatCount(many)}`),
  points: (many: number) => plural(many, { one: 'point', other: 'points' }),
  inAll: 'in all',
  figure: formatCount,
  ordinal,
  up: (by: number) => `up ${formatCount(by)}`,
  placeOf: (players: number) => `of ${formatCount(players)}`,
  inRow: 'in a row',

  boardTitle: (place: number, players: number) => `${ordinal(place)} of ${formatCount(players)}`,
  boardCalm: 'Your points',
  boardNone: 'No points yet',
  lead: 'Nobody stands before you.',
  behind: (many: number) => `${points(many)} to the next place.`,

  won: 'You won.',
  onPodium: (place: number) => `${ordinal(place)} place.`,
  upperHalf: (place: number, players: number) => `${ordinal(place)} of ${formatCount(players)}.`,
  played: 'Well played.',
  sum: (right: number, asked: number, all: number) =>
    `${formatCount(right)} of ${formatCount(asked)} correct, ${points(all)}.`,
  stayed: 'You stayed to the end. What is right is yours for the next time.',
  yourAnswers: 'What you answered',
  question: (place: number) => `Question ${place}`,
  kept: 'Your answers are kept on this phone for a month. With a private link they can be read elsewhere, too.',
  privateLink: 'Open the private link',

  recounted: (by: number | null, all: number) =>
    `A question was put right, and all points were counted anew. ${changed(by, all)}`,

  calledOtherwise: (name: string) => `Whoever presents calls you ${name} here.`,
  /** Nobody else is told. */
  extra: {
    25: 'You have 25 % more time for each question. Nobody else sees it.',
    50: 'You have 50 % more time for each question. Nobody else sees it.',
    100: 'You have twice the time for each question. Nobody else sees it.',
    unlimited: 'You have as much time as you need for each question. Nobody else sees it.',
  },

  settings: 'Settings of this phone',
  calm: 'Calm mode',
  calmHint: 'No seconds, no places, no sounds, nothing moves. Nobody else sees it.',
  buzz: 'Vibrate when the answer is told',
  sound: 'Sound when the answer is told',
} as const;
