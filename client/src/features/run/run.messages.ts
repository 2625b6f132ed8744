import { readableMath } from '@sets/shared/core/math/readable-math.ts';
import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

const people = (count: number): string => plural(count, { one: 'person', other: 'people' });

/** What the pages say on which one looks back on runs. */
export const runMessages = {
  title: 'Results',
  titleOf: (name: string) => `Results of ${name}`,
  loading: 'Loading the results …',
  failed: 'The results cannot be loaded',
  retry: 'Try again',
  none: 'Nothing presented yet',
  noneText: 'Whatever a room answers is kept here, by lecture.',
  nothingOlder: 'Nothing older',
  nothingOlderText: 'The newest results are on the first page.',
  tookPart: (count: number) => `${formatCount(count)} ${people(count)} took part`,
  underWay: 'Under way',
  nameless: 'Results that cannot be read',
  room: (code: string) => `Room ${code}`,
  rename: (title: string) => `Rename ${title}`,
  renameTitle: 'Rename these results',
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  remove: (title: string) => `Delete the results of ${title}`,
  removeTitle: 'Delete these results?',
  removeText: (title: string) =>
    `Every answer to “${title}” will be gone for good. What you have prepared stays.`,
  removeYes: 'Delete them',
  keep: 'Keep them',
  leftOut: (count: number) => `${formatCount(count)} left out of the count`,
  newest: 'Newest',
  older: 'Older',
  pages: 'Pages of the list',
  allRuns: 'All results',
  joinedWhen: (when: string, isOver: boolean) =>
    isOver ? `Begun ${when}, ended` : `On now, begun ${when}`,
  joinedFailed: 'Where you took part cannot be loaded.',
  figures: {
    people,
    questions: (count: number) => plural(count, { one: 'question', other: 'questions' }),
    answers: (count: number) => plural(count, { one: 'answer', other: 'answers' }),
    turnout: 'of the room, on average',
  },
  lead: (count: number, isOver: boolean) =>
    isOver
      ? `${formatCount(count)} ${people(count)} made a set.`
      : `${formatCount(count)} ${people(count)} until now.`,
  /** Whether this page and its files say who somebody is. */
  whose: (isNamed: boolean) =>
    isNamed ? 'They gave their names, which are kept with it.' : 'Nobody’s name is in it.',
  kept: 'The counts are kept here until you delete them.',
  turnout: 'Who answered, question by question',
  ofPeople: (count: number) => `of ${formatCount(count)}`,
  questionRound: (position: number, round: number) => `Question ${position}, round ${round}`,
  /** What moved between the first round and the last. */
  moved: (option: string, from: string, to: string, isUp: boolean) =>
    `Asked again: ${option} ${isUp ? 'rose' : 'fell'} from ${from} to ${to}`,
  looks: 'More of this run',
  replay: 'Replay',
  compare: 'Compare with another run',
  trend: 'Over the years',
  /** When a run is deleted that its space does not keep. */
  keptUntil: (day: string) => `Deleted on ${day}, as its space wants it.`,
  inSpace: (space: string) => `in ${space}`,
  reload: 'Update',
  take: 'Take it with you',
  files: { summary: 'Summary', answers: 'Every answer' },
  csv: '.csv',
  report: 'Report',
  pdf: '.pdf',
  pictures: 'Pictures for slides',
  png: '.png',
  svg: '.svg',
  whole: 'Everything',
  json: '.json',
  workbook: 'Workbook',
  xlsx: '.xlsx',
  zip: '.zip',
  picture: 'Picture',
  pictureOf: (position: number) => `Picture of question ${position}`,
  drawingOf: (position: number) => `Drawing of question ${position}, for other programs`,
  making: 'Making it …',
  notMade: 'This browser could not draw it. Print it, or save the tables.',
  pageOf: (page: number, pages: number) => `${page} of ${pages}`,
  fileName: (name: string, when: string, file: string) => `${name}, ${when}, ${file}`,
  print: 'Print',
  inTable: (isNamed: boolean) =>
    isNamed
      ? 'The table of every answer has the names that people gave.'
      : 'Nobody’s name is in it. In the table of every answer, people are numbers that mean nothing outside of it.',
  /** What no file has, where so few answered that it would tell of somebody. */
  withheld: (rounds: number, all: number) =>
    rounds === all
      ? 'So few people answered that the files have no answers.'
      : `Of ${formatCount(rounds)} ${plural(rounds, { one: 'question', other: 'questions' })} so few people answered that the files have no answers to ${rounds === 1 ? 'it' : 'them'}.`,
  nobody: 'Nobody answered.',
  nothingAsked: 'No question was opened',
  nothingAskedText: 'It ended before anybody could answer.',
  nothingYet: 'No question was opened yet',
  nothingYetText: 'There are results as soon as people can answer.',
  question: (position: number) => `Question ${position}`,
  namedQuestion: (position: number, text: string) => `Question ${position}: ${text}`,
  round: (round: number) => `Round ${round}`,
  answeredOf: (answered: number, of: number) =>
    `${formatCount(answered)} of ${formatCount(of)} answered`,
  open: 'open now',
  multiple: 'Several answers were possible',
  nobodyWrote: 'Nothing was written that is shown.',
  correct: 'Correct',
  moreLines: (count: number) => `And ${formatCount(count)} more`,
  allTexts: (count: number) => `Show all ${formatCount(count)}`,
  /** Of what people asked and voted for. */
  asked: {
    fromRoom: 'Questions from the room',
    none: 'Nobody asked anything.',
    turnout: 'Who voted',
    votedOf: (voted: number, of: number) => `${formatCount(voted)} of ${formatCount(of)} voted`,
    votes: (count: number) => plural(count, { one: 'vote', other: 'votes' }),
    answeredThere: 'answered in the room',
    question: 'Question',
    votesFor: 'Votes for it',
    outcome: 'What became of it',
    answered: 'Answered',
    against: (count: number) => `${formatCount(count)} against`,
    points: 'Points',
    results: (title: string) => `What was asked, and the votes: ${readableMath(title)}`,
  },
  points: 'Points',
  firsts: 'First places',
  results: (text: string, round: number) => `Answers to: ${readableMath(text)} (round ${round})`,
} as const;
