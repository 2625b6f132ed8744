import type { EntryRule } from '@sets/shared/live/entry.ts';
import type { Pace } from '@sets/shared/quiz/scoring/scoring.ts';
import { plural } from '../../../core/plural.ts';

const questions = (count: number) =>
  `${count} ${plural(count, { one: 'question', other: 'questions' })}`;

/** What the editor says of quizzes alone. */
export const quizEditorMessages = {
  right: 'What is right',
  rightHint: 'Nobody is told before the time is up',
  takenHint: (seconds: number) =>
    `What has no time there gets ${seconds} seconds. Where nothing is said to be right, the editor asks for it.`,
  review: 'Read the quiz through',
  lacksRight: 'Say what is right.',
  points: 'What it is worth',
  pointsChoices: { 0: 'Nothing', 1: 'Points', 2: 'Double' },
  explanation: 'Why it is right',
  explanationPlaceholder: 'Shown to everybody with the right answer',
  asked: 'When it is asked',
  always: 'Always',
  drawnFrom: (pool: string) => `Drawn from “${pool}”`,
  newPool: 'Drawn from a new pool …',
  poolName: (number: number) => `Pool ${number}`,
  pools: 'Pools',
  poolsHint: 'Chance draws so many questions from each, anew whenever you present the quiz',
  pool: 'Name',
  picks: 'Draw',
  picksOf: (picks: number, of: number) => `${picks} of ${questions(of)}`,
  allDrawn: 'All of them are asked: put more questions into it, or draw fewer.',
  removePool: (name: string) => `Ask all questions of ${name}`,
  wholeQuiz: 'For the whole quiz',
  pace: 'Points for a right answer',
  paceChoices: {
    speed: 'More for quick answers',
    flat: 'The same for all',
  } satisfies Record<Pace, string>,
  paceMeans: {
    speed:
      'Up to 1000. Who takes all of the time keeps half; a question without a time gives the same to all. A slow network costs nobody anything.',
    flat: '1000, however long it takes.',
  } satisfies Record<Pace, string>,
  times: 'Time to answer, for all questions',
  timesDiffer: 'Each has its own',
  streaks: 'Extra points in a row',
  streaksHint: 'From the second right answer in a row: 100 more, then 200, up to 500',
  partly: 'Part of the points',
  partlyHint: 'For an answer that is right in part; else it counts as wrong',
  reading: 'Reading first',
  readingChoice: (seconds: number) =>
    seconds === 0 ? 'Question and answers at once' : `The question alone for ${seconds} seconds`,
  shuffles: 'Answers in another order',
  shufflesHint: 'On each phone, so that nobody copies a colour; the projector keeps yours',
  entry: 'Who plays',
  /** With what an honest host should know. */
  entryMeans: {
    open: 'Nobody is asked for a name, so the board has none to show.',
    named: 'The names of who leads are shown to the room. Nobody checks a name.',
    account:
      'Each account plays once, on whatever device, under its name; others are led to the login.',
  } satisfies Record<EntryRule, string>,
} as const;
