import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

const people = (count: number): string => plural(count, { one: 'person', other: 'people' });

/** What the pages say on which one looks back on runs. */
export const runMessages = {
  title: 'Results',
  titleOf: (run: string) => `Results of ${run}`,
  loading: 'Loading the results …',
  failed: 'The results cannot be loaded',
  retry: 'Try again',
  none: 'Nothing presented yet',
  noneText: 'Whatever a room answers is kept here, run by run.',
  tookPart: (count: number) => `${formatCount(count)} ${people(count)} took part`,
  underWay: 'Under way',
  nameless: 'A run that cannot be read',
  newest: 'Newest',
  older: 'Older',
  pages: 'Pages of the list',
  allRuns: 'All results',
  figures: {
    people,
    questions: (count: number) => plural(count, { one: 'question', other: 'questions' }),
    answers: (count: number) => plural(count, { one: 'answer', other: 'answers' }),
  },
  reload: 'Update',
  take: 'Take it with you',
  files: { summary: 'Summary', answers: 'Every answer' },
  csv: '.csv',
  fileName: (run: string, day: string, file: string) => `${run}, ${day}, ${file}.csv`,
  print: 'Print',
  anonymous:
    'Nobody’s name is in it. In the table of every answer, people are numbers that mean nothing outside of it.',
  nothingAsked: 'No question was opened',
  nothingAskedText: 'The run ended before anybody could answer.',
  nothingYet: 'No question was opened yet',
  nothingYetText: 'There are results as soon as people can answer.',
  question: (position: number) => `Question ${position}`,
  round: (round: number) => `Round ${round}`,
  answeredOf: (answered: number, of: number) =>
    `${formatCount(answered)} of ${formatCount(of)} answered`,
  open: 'open now',
  multiple: 'Several answers were possible',
  results: (text: string, round: number) => `Answers to: ${text} (round ${round})`,
} as const;
