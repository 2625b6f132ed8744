import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { formatPoints } from '../team-words.ts';

/** What the projector says in a quiz. */
export const quizScreenMessages = {
  position: (question: number, of: number) =>
    of === 1 ? 'One question' : `Question ${formatCount(question)} of ${formatCount(of)}`,
  ready: 'Get ready',
  open: 'Answer now',
  closed: 'Closed',
  told: 'Answer',
  paused: 'Paused',
  points: ['No points', '', 'Double points'],
  voided: 'Does not count',

  toCome: (options: number) =>
    `${formatCount(options)} ${plural(options, { one: 'answer', other: 'answers' })} to choose from`,

  voidedLong: 'This question counts for nobody.',
  corrected: 'The answer was put right, and all points were counted anew.',

  names: 'Who has come',
  moreNames: (count: number) => `and ${formatCount(count)} more`,

  board: 'Leaderboard',
  after: (question: number, of: number) =>
    `After question ${formatCount(question)} of ${formatCount(of)}`,
  nobody: 'Nobody has points yet',
  nameless: 'Without a name',
  place: (place: number) => `Place ${formatCount(place)}`,
  worth: formatPoints,
  up: (places: number) => `${formatCount(places)} up`,
  down: (places: number) => `${formatCount(places)} down`,
  stays: 'stays',
  streak: (count: number) => `${formatCount(count)} in a row`,
  teamBoard: 'Teams',
  perPerson: 'Points per person',
  bestPlayer: (name: string, points: string) => `Best player: ${name}, ${points}`,
  bestPlayers: 'Best players',
  tied: (more: number, place: number) =>
    `${formatCount(more)} more share place ${formatCount(place)}`,
  leads: (names: string, points: string) => `First: ${names}, ${points}`,

  handedInUntil: (when: string) => `handed in. Open until ${when}`,
  handedInClosed: 'handed in. It is closed.',

  podium: 'The winners',
  ranking: 'How it ended',
  more: (count: number) => `and ${formatCount(count)} more`,
} as const;
