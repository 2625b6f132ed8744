import { byLabel, type QnaFigures, weeksOf } from '@sets/shared/qna/qna-analytics.ts';
import { type Cell, csvOf } from '../../core/csv.ts';
import type { FileContents } from '../../core/route.ts';
import { type Sheet, xlsxOf } from '../../core/xlsx.ts';
import type { AnalysedTopic } from './analytics.service.ts';

const hourMs = 3_600_000;

/** Hours with two digits; null where there are none. */
const hours = (ms: number | null): number | null =>
  ms === null ? null : Math.round((100 * ms) / hourMs) / 100;

/** A time as spreadsheet programs read one, in UTC. */
const time = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

const figureHeader = ['Questions', 'Votes', 'Answers', 'Unanswered', 'Hours to the first answer'];
const withFigures = (first: readonly Cell[], each: QnaFigures): Cell[] => [
  ...first,
  each.questions,
  each.votes,
  each.answers,
  each.unanswered,
  hours(each.responseMs),
];

const questionsSheet = ({ questions, labels }: AnalysedTopic): Sheet => ({
  name: 'Questions',
  header: [
    'Question',
    'Asked (UTC)',
    'Votes',
    'Answers',
    'Accepted',
    'Hours to the first answer',
    'Labels',
    'Id',
  ],
  rows: questions.map((each) => [
    each.title,
    time(each.at),
    each.votes,
    each.answers,
    each.isAccepted ? 'yes' : 'no',
    hours(each.answeredAt === null ? null : Math.max(0, each.answeredAt - each.at)),
    labels
      .filter(({ labelid }) => each.labels.includes(labelid))
      .map(({ name }) => name)
      .join(', '),
    each.questionid,
  ]),
});

const weeksSheet = (analysed: AnalysedTopic): Sheet => ({
  name: 'Weeks',
  header: ['From', 'Week', ...figureHeader],
  rows: weeksOf(analysed).map((week) => withFigures([week.from, week.week], week)),
});

const labelsSheet = ({ questions, labels }: AnalysedTopic): Sheet => ({
  name: 'Labels',
  header: ['Label', ...figureHeader],
  rows: byLabel(questions, labels).map((row) => withFigures([row.label?.name ?? null], row)),
});

/** The questions of a topic: a row for each. */
export const questionsCsv = (analysed: AnalysedTopic): FileContents => {
  const { header, rows } = questionsSheet(analysed);
  return { name: 'questions.csv', contents: csvOf(header, rows) };
};

/** The same, and its weeks and labels, as sheets of one file. */
export const questionsXlsx = async (analysed: AnalysedTopic): Promise<FileContents> => ({
  name: 'questions.xlsx',
  contents: await xlsxOf([questionsSheet(analysed), weeksSheet(analysed), labelsSheet(analysed)]),
});
