import type { QuestionNote } from '@sets/shared/quiz/after/question-notes.ts';
import { enough } from '@sets/shared/quiz/after/question-figures.ts';
import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { readableMath } from '@sets/shared/core/math/readable-math.ts';
import { plural } from '../../../core/plural.ts';
import { formatCount, formatShare } from '../../../ui/number-format.ts';

const people = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`;

/** As "0.42". */
const figure = (value: number): string => value.toFixed(2);

/** From where on each word is said; the last fits everything. */
const reliabilities: readonly (readonly [number, string])[] = [
  [0.9, 'Very even: who does well in one question does well in the others. Enough for a grade.'],
  [
    0.8,
    'Good: the places would be much the same with other questions like these. Enough for a grade, with other work.',
  ],
  [0.7, 'Fair: fine for a quiz in class; for a grade take it together with other work.'],
  [
    0.5,
    'Modest: the places owe much to chance. A few more questions of middle difficulty would help.',
  ],
  [
    -Infinity,
    'Low: these questions ask for different things, or there are too few of them. Read them one by one, and do not grade by the sum.',
  ],
];

const discriminations: readonly (readonly [number, string])[] = [
  [0.4, 'tells those who know apart very well'],
  [0.3, 'tells those who know apart well'],
  [0.2, 'tells those who know apart a little'],
  [-Infinity, 'hardly tells those who know apart'],
];

const wordFor = (words: readonly (readonly [number, string])[], value: number): string =>
  words.find(([from]) => value >= from)?.[1] ?? '';

/** What the page says of what a quiz came to, by person and by question. */
export const scoresMessages = {
  /** Where people went through it on their own. */
  alone: ({ attempts, counts }: NonNullable<QuizScores['alone']>) =>
    attempts === 1
      ? 'Everybody went through it on their own.'
      : `Everybody went through it on their own. Of several attempts the ${counts} one is told here.`,
  sections: 'Parts of these results',
  loading: 'Adding up the answers …',
  failed: 'The points cannot be loaded',
  retry: 'Try again',
  people: 'People',
  team: 'Team',
  teams: 'Points of teams',
  teamPoints: 'Points per person',
  members: 'Who is in it',
  membersOf: (name: string) => `Who is in ${name}`,
  questions: 'Questions and options',
  toPeople: 'By person',
  toQuestions: 'By question',
  nothing: 'Nobody answered a question that was told.',
  lead: ({ people: all, most, counted }: QuizScores) =>
    `${people(all.length)} answered. At most ${formatCount(most)} points; ${formatCount(counted)} ${plural(counted, { one: 'question counts', other: 'questions count' })}.`,
  nameless: 'This quiz asked nobody for a name: the numbers mean nothing outside of this table.',
  find: 'Find a name',
  found: (count: number) => `${people(count)} found`,
  columns: { place: 'Place', who: 'Name', points: 'Points', credit: 'Right' },
  number: (number: number) => `Person ${number}`,
  noName: 'Without a name',
  tableOf: 'Who has which points, and what of each question',
  sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
  questionColumn: (position: number) => `Q${position}`,
  questionSort: (position: number, text: string) =>
    `Q${position}, sort by this question: ${readableMath(text)}`,
  right: (credit: number, of: number) =>
    `${formatCount(Number(credit.toFixed(1)))} of ${formatCount(of)}`,
  outcomes: { r: 'right', p: 'partly right', w: 'wrong', n: 'no answer', v: 'counts for nobody' },
  marks: { r: '✓', p: '½', w: '✗', n: '–', v: '∅' },
  more: (count: number) => `Show ${formatCount(count)} more`,
  sheetOf: (name: string) => `The answers of ${name}`,
  sheetSum: (points: number, place: number, of: number) =>
    `${formatCount(points)} points, place ${formatCount(place)} of ${formatCount(of)}`,
  numbered: (position: number) => `${position}. `,
  theirAnswer: 'Answer: ',
  rightAnswer: 'Right: ',
  gained: (points: number) =>
    `${formatCount(points)} ${plural(points, { one: 'point', other: 'points' })}`,
  seconds: (ms: number) => `${(ms / 1_000).toFixed(1)} s`,
  close: 'Close',
  savePdf: 'Save as a PDF',
  notMade: 'This browser could not make it. Save the tables instead.',
  firstOf: (count: number) => `The first ${formatCount(count)}; the tables have everybody.`,
  footing: (title: string, openedAt: string) => `${title}, ${openedAt.slice(0, 10)}`,
  sheets: {
    figures: 'Questions',
    options: 'Options',
    answers: 'Every answer',
    teams: 'Teams',
    number: 'Question',
    question: 'What was asked',
    right: 'What is right',
    answered: 'Answered',
    seconds: 'Seconds',
  },
  csv: '.csv',
  xlsx: '.xlsx',
  pdf: '.pdf',
  workbook: 'Workbook',
  report: 'Points and figures',
  gradebook: 'Gradebook …',
  xapi: 'xAPI …',
  tables: { people: 'People', questions: 'Questions and options', teams: 'Teams' },
  fileName: (title: string, openedAt: string, what: string) =>
    `${title}, ${openedAt.slice(0, 10)}, ${what}`,
  reliability: {
    title: 'Can the sum be trusted?',
    told: ({ alpha, isKr20 }: NonNullable<QuizScores['reliability']>) =>
      `${isKr20 ? 'KR-20' : 'Cronbach’s alpha'} is ${figure(alpha)}. ${wordFor(reliabilities, alpha)}`,
    none: `From ${enough.people} people and ${enough.questions} questions on it is said here how far the questions agree (KR-20). With fewer, chance says more than the questions.`,
  },
  difficulty: (share: number | null) => (share === null ? '–' : formatShare(share)),
  figures: {
    difficulty: 'had it right',
    median: 'median time',
    discrimination: 'discrimination',
    upperLower: 'upper less lower third',
  },
  discrimination: (value: number | null) => (value === null ? '–' : figure(value)),
  upperLower: (value: number | null) => (value === null ? '–' : figure(value)),
  inWords: (value: number) => `It ${wordFor(discriminations, value)}.`,
  tooFew: (answered: number) =>
    `${people(answered)} answered: too few to say how well it tells those who know apart (from ${enough.people} on, with ${enough.questions} questions).`,
  voided: 'Counts for nobody',
  corrected: 'What is right was corrected',
  noPoints: 'Worth nothing',
  notes: {
    key: 'Look at the key: those who did best in the quiz chose something else more often than what is said to be right.',
    backwards:
      'Those who did worse in the quiz answered this better. Is it misleading, or is the key wrong?',
    weak: 'It hardly tells apart who did well and who did not.',
    hard: 'Few had it right: was it taught, and is it clear?',
    easy: 'Nearly everybody had it right. Good to begin with; it tells nobody apart.',
  } satisfies Record<Exclude<QuestionNote, 'unchosen'>, string>,
  unchosen: (texts: readonly string[]) =>
    `Nobody chose ${texts.map((text) => `“${readableMath(text)}”`).join(', ')}: nobody takes it for right, so it could be something better.`,
  neverChosen: {
    title: 'Wrong answers that nobody chose',
    text: 'In none of these runs did anybody take them for right. Something that people really mix up tells you more.',
    of: (answered: number, runs: number) =>
      `${formatCount(answered)} ${plural(answered, { one: 'answer', other: 'answers' })} in ${formatCount(runs)} ${plural(runs, { one: 'run', other: 'runs' })}`,
  },
  options: (position: number) => `What was answered to question ${position}`,
  option: 'Answer',
  count: 'People',
  upper: 'Upper third',
  lower: 'Lower third',
  rightOption: '✓ right',
  mostTyped: 'What most people typed',
  thirds: ({ upper, lower }: { readonly upper: number; readonly lower: number }) =>
    `The upper third are ${people(upper)} with the most right answers, the lower third ${people(lower)} with the fewest; whoever has as many is in it, too.`,
  why: 'Explanation: ',
  read: {
    people: enough.people,
    title: 'How to read these figures',
    lines: [
      'Share that was right: how easy a question was for those who answered it. Between 30 % and 80 % a question tells most. An answer that is right in part counts as that part.',
      'Median time: half of those who answered were quicker, half were slower.',
      'Discrimination: whether those who are right here are right in the other questions, too (the correlation of this question with the rest of the quiz, without itself; for right and wrong, the corrected point-biserial). From 0.3 on it is good, below 0.2 weak, and below 0 something is the matter with the question.',
      'Upper less lower third: how much more often the best third had it right than the weakest. 1: only those; 0: both alike.',
      `Of fewer than ${enough.people} people none of that is told: three people more or less would turn it around.`,
    ],
  },
} as const;
