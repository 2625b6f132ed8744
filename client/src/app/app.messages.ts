import { plural } from '../core/plural.ts';
import { formatCount } from '../ui/number-format.ts';

/** What the frame of the app and its first page say. */
export const appMessages = {
  heldIn: 'Live Q&A held in it',
  underWay: 'Under way',
  polls: 'Your polls',
  quizzes: 'Your quizzes',
  noQuizzes:
    'A quiz asks what is right or wrong, gives points, and ends with a podium. Yours will be here.',
  create: 'Create a poll',
  hello: (name: string) => `Hello, ${name}`,
  headline: 'Ask the whole room.',
  headlineEnd: 'See every answer.',
  lead: 'Put a question on the big screen. Everybody answers on the phone in their pocket, without an account. Every answer is a dot, and the dots become the result.',
  joinTitle: 'Join with a code',
  joinHint: 'Six letters and digits. They are on the big screen.',
  joinPlaceholder: 'KX7 2MP',
  join: 'Join',
  joinFault: 'A code has six letters and digits, as on the big screen.',
  joinedTitle: 'Where you took part',
  steps: [
    { title: 'They come in', text: 'Scan or type. Each phone is a dot in the set.' },
    { title: 'They answer', text: 'Dots fill. You see how many, never who.' },
    { title: 'It shows', text: 'The dots run into bars, in front of everybody.' },
  ],
  stepsTitle: 'How it works',
  sampleTitle: 'What the room sees: people answer, then their answers become the result',
  replay: 'Play again',
  sample: {
    question: 'Which planet has the most moons?',
    options: ['Jupiter', 'Saturn', 'Uranus', 'Neptune'],
  },
  firstTitle: 'Your first live poll, in three steps',
  firstSteps: [
    { title: 'Write a question', text: 'One is enough. Answers to choose from come below it.' },
    { title: 'Present it', text: 'A click, and it stands on the projector with a code.' },
    { title: 'They join', text: 'Scan or type the code. Nobody needs an account.' },
  ],
  firstWay: 'Write the first question',
  goOn: 'Continue where you were',
  lastSpace: 'Space you opened last',
  lastPresented: (when: string) => `Presented ${when}`,
  notFound: 'There is no such page',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  toHome: 'To the first page',
  broken: 'Something went wrong on this page',
  brokenText: 'It was not you. Reloading usually helps; what you typed is kept.',
  reload: 'Reload',
  notLoaded: 'This page did not load',
  notLoadedText:
    'The connection was too slow, or it was lost. What you typed elsewhere is kept. Reload to try again.',
  loading: 'Loading …',
  spaces: 'My spaces',
  noPoll: 'There is no such poll',
  noPollText: 'Its address may be mistyped, or it was deleted and never presented.',
} as const;

/** As '200+' where there may be more than are counted. */
const upTo = (count: number, most: number): string =>
  `${formatCount(count)}${count < most ? '' : '+'}`;

const questions = (count: number): string => plural(count, { one: 'question', other: 'questions' });

/** On the first page: what waits for whom, and what came of it. */
export const askedMessages = {
  title: 'Questions and answers',
  waiting: (count: number, most: number): string =>
    `${upTo(count, most)} ${questions(count)} ${plural(count, { one: 'waits', other: 'wait' })} for an answer`,
  promised: (count: number, most: number): string =>
    `${upTo(count, most)} ${questions(count)} from a lecture ${plural(count, { one: 'waits', other: 'wait' })} for a written answer`,
  answered: (when: string): string => `Your question was answered ${when}`,
} as const;
