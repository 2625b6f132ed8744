import type { Day } from '@sets/shared/practice/day.ts';
import { locale, longDay } from '../../core/locale.ts';
import { plural } from '../../core/plural.ts';
import { formatCount, formatShare } from '../../ui/number-format.ts';

const questions = (many: number): string =>
  `${formatCount(many)} ${plural(many, { one: 'question', other: 'questions' })}`;

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (day: Day): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return longDay.format(new Date(year, month - 1, date));
};
/** Days of the last week, or of the next, are said by their names. */
const near = 6;

/** The day in a sentence, after “on”. */
const onDay = (day: Day, away: number): string =>
  Math.abs(away) <= near ? weekday.format(timeOf(day)) : dayOf(day);

const comesOn = (day: Day, away: number): string =>
  away === 1 ? 'tomorrow' : `on ${onDay(day, away)}`;

/** What practice says, on the page of a space and on its own. */
export const practiceMessages = {
  title: 'Practice',
  titleOf: (space: string) => `Practice: ${space}`,
  loading: 'Loading what is to be practised …',
  failed: 'This cannot be loaded',
  retry: 'Try again',
  toSpace: 'To the space',
  warmUp: 'Warm-up',
  due: (many: number) => `${questions(many)} due`,
  dueText: 'What you missed lately comes first, mixed over the topics.',
  start: 'Start the warm-up',
  startSome: (many: number) => `Start with ${formatCount(many)}`,
  open: 'Practise',
  none: 'Nothing is due today',
  noneYet: 'Nothing to practise yet',
  noneYetText:
    'What you miss in a quiz that you play while logged in comes up here the next day. Quizzes that are opened for practice are here, too.',
  next: (day: Day, away: number) => `The next questions come ${comesOn(day, away)}.`,
  nothingScheduled: 'What you miss comes back here, later each time that you know it.',
  streak: (days: number) =>
    `${formatCount(days)} ${plural(days, { one: 'day', other: 'days' })} in a row`,
  tomorrow: (many: number) =>
    many === 0 ? 'Nothing comes tomorrow.' : `Tomorrow: ${questions(many)}.`,
  waiting: (many: number) =>
    many === 1
      ? 'A quiz is on right now. Its questions come back when it is over.'
      : `${formatCount(many)} quizzes are on right now. Their questions come back when they are over.`,
  private: 'Only you see how you do. There is no ranking.',
  free: 'Practise what you like',
  quizLine: (many: number, missed: number) =>
    missed === 0 ? questions(many) : `${questions(many)}, ${formatCount(missed)} missed`,
  wholeTopic: 'Whole topic',
  otherTopics: 'Other',

  end: 'End',
  endRound: 'End practising',
  progress: (at: number, of: number) => `Question ${formatCount(at)} of ${formatCount(of)}`,
  asked: (progress: string) => `${progress}: `,
  missedOn: (day: Day, away: number) =>
    away === -1
      ? 'Missed yesterday'
      : away === 0
        ? 'Missed today'
        : `Missed on ${onDay(day, away)}`,
  dontKnow: 'I do not know',
  check: 'Check',
  nextQuestion: 'Next question',
  finish: 'Finish',
  comesAgain: (day: Day, away: number) => `Comes again ${comesOn(day, away)}.`,
  outcomes: {
    right: 'Correct',
    partly: 'Partly correct',
    wrong: 'Not this time',
    none: 'Now you know',
  },
  rightIs: (many: number) => (many === 1 ? 'Correct is' : 'Correct are'),
  unknownKind: 'This page does not know this kind of question yet. Reload it.',
  gone: 'There is nothing to practise here now.',

  doneAll: 'All of it known.',
  done: 'Done for now.',
  known: (many: number, of: number) => `You knew ${formatCount(many)} of ${formatCount(of)}.`,
  again: (many: number) =>
    many === 1 ? 'Ask the missed one again' : `Ask the ${formatCount(many)} missed ones again`,
  goOn: (many: number) => `Go on: ${questions(many)} due`,
  toPractice: 'To all practice',

  desk: 'For moderators',
  deskText:
    'People may practise what they were told in a quiz, and every quiz that you open here. While a quiz is on, its questions wait.',
  noQuizzes: 'There are no quizzes in this space yet.',
  openQuiz: (quiz: string) => `Open ${quiz} for practice`,
  openForPractice: 'Open for practice',
  closeForPractice: 'Open for practice; press to close',
  people: (many: number) =>
    `${formatCount(many)} ${plural(many, { one: 'person practises', other: 'people practise' })} here.`,
  fewPeople: (floor: number) =>
    `How many practise is told from ${formatCount(floor)} people on. Who does, nobody is told.`,
  missedMost: 'Missed most',
  missedIn: (quiz: string, share: number) => `${quiz}, missed by about ${formatShare(share)}`,
} as const;
