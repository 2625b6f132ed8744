import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import type { QuizPhase } from '@sets/shared/quiz/quiz.standing.ts';
import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const people = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`;

const phases: Record<QuizPhase, string> = {
  lobby: 'People are coming in',
  reading: 'The question is being read',
  open: 'Answers are coming in',
  closed: 'The question is closed',
  revealed: 'Everybody sees what is right',
  board: 'Everybody sees who leads',
  podium: 'Everybody sees who has won',
  ended: 'The quiz has ended',
};

/** What the large button says: the step that comes next. */
const next = ({ type }: QuizCommand, phase: QuizPhase): string => {
  switch (type) {
    case 'ask':
      return phase === 'lobby' ? 'Start the quiz' : 'Next question';
    case 'open':
      return 'Open answers now';
    case 'close':
      return 'Close question';
    case 'reveal':
      return 'Show what is right';
    case 'board':
      return 'Show leaderboard';
    case 'podium':
      return 'Show podium';
    case 'resume':
      return 'Go on';
    default:
      return 'End quiz';
  }
};

/** What the host's desk says in a quiz. */
export const quizHostMessages = {
  phases,
  paused: 'Paused',
  stillAnswering: (count: number, seconds: number | null) => {
    const who = `${people(count)} still ${plural(count, { one: 'has', other: 'have' })}`;
    return seconds === null ? `${who} time` : `${who} ${formatCount(seconds)} s`;
  },
  next,
  previous: 'Back to what was told before',
  pause: 'Pause',
  reopen: 'Open again',
  reopenHint: 'The same question with all of its time, and the answers that it has',
  skip: 'Skip',
  skipHint: 'The next question, without telling what is right of this one',
  onward: 'Next question',
  onwardHint: 'Without the leaderboard',
  keyNames: { pause: 'P', reopen: 'O', skip: 'S', onward: 'N', correct: 'C', void: 'V' },
  lobbyText:
    'Open the projector, so that everybody can scan the code. When enough are here, start the quiz.',
  lobbyFillsText: 'People are coming in. When enough are here, start the quiz.',
  onScreen: 'on the projector',
  told: 'told',
  skipped: 'passed by',
  toCome: 'to come',
  voided: 'counts for nobody',
  answeredHere: (answered: number, here: number) =>
    `${formatCount(answered)} answered, ${formatCount(here)} here`,
  answers: (answered: number) =>
    answered === 1 ? '1 has answered' : `${formatCount(answered)} have answered`,
  worth: { 0: 'No points', 1: null, 2: 'Double points' },
  results: (text: string) => `Answers to: ${text}`,
  seenBy: { everybody: 'Everybody sees this', host: 'Only you see this' },
  /** Of the projector. */
  there: { everybody: 'Answers are shown there', host: 'Answers are hidden there' },
  explanation: 'Told with it:',
  correct: 'Correct it …',
  correctHint: 'Change what is right of this question',
  void: 'Count for nobody',
  unvoid: 'Count it again',
  isVoid: 'This question counts for nobody.',
  recounted: 'All points were counted anew. Everybody is told.',
  inQuiz: 'In the quiz itself, too: for practice and the next time',
  inQuizDone: 'It was put right in the quiz, too.',
  inQuizNot: (why: string) => `In the quiz itself it was not put right. ${why}`,
  inQuizChanged: 'The question is another one there by now.',
  voidAfter: 'It counts for nobody',
  correctAfter: 'Correct a question …',
  correctWhich: 'Of which question is something else right, or which is to count for nobody?',
  correctTitle: 'What is right?',
  correctText: 'Everybody is told, and all points are counted anew.',
  correctEarly: 'Nobody was told yet what is right: no points change.',
  correctNo: 'Leave it',
  correctYes: 'This is right',
  looking: 'Looking what that would change …',
  notLooked: 'What it would change cannot be said now.',
  effectHits: (before: number, after: number, answered: number) =>
    before === after
      ? `${formatCount(after)} of ${formatCount(answered)} have it, as before.`
      : `${formatCount(after)} of ${formatCount(answered)} would have it; now it is ${formatCount(before)}.`,
  effectPoints: (gain: number, lose: number) => {
    if (gain + lose === 0) return 'Nobody’s points change.';
    if (lose === 0) return `${people(gain)} would have more points.`;
    if (gain === 0) return `${people(lose)} would have fewer points.`;
    return `${people(gain)} would have more points, ${formatCount(lose)} fewer.`;
  },
  board: 'Points',
  noBoard: 'Nobody has points yet.',
  boardOf: (count: number) => `${people(count)} with answers`,
  place: 'Place',
  name: 'Name',
  nameless: 'Without a name',
  gained: 'Last question',
  points: 'Points',
  moved: 'Moved',
  up: (places: number) => `up ${formatCount(places)}`,
  down: (places: number) => `down ${formatCount(places)}`,
  stays: 'as before',
  streak: (count: number) => `${formatCount(count)} in a row`,
  endNow: 'End quiz …',
  endTitle: 'End this quiz?',
  endText:
    'Nobody can answer any more. Points and answers are kept, and everybody stays in the room for whatever comes next.',
  endYes: 'End quiz',
} as const;
