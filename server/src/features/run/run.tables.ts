import { lineInWords, whyWithheld } from '@sets/shared/live/report-line.ts';
import type { RoundReport } from '@sets/shared/live/round-report.ts';
import { type Cell, csvOf } from '../../core/csv.ts';
import type { FileContents } from '../../core/route.ts';
import type { AnswerLine } from '../../live/history/answer-lines.ts';
import type { ToldRun } from './run.service.ts';

/** A time as spreadsheet programs read one, in UTC. */
const timeOf = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString().slice(0, 19).replace('T', ' ');

/** Of a hundred: a fraction would be read as a text where the decimal mark is another. */
const percentOf = (count: number, answered: number): number =>
  answered === 0 ? 0 : Math.round((100 * count) / answered);

type Presented = Pick<ToldRun['run'], '_id' | 'createdAt'>;

/** When it was presented, in UTC, and which run it was: several of a lecture are not mixed up. */
const fileName = ({ _id, createdAt }: Presented, table: string): string =>
  `${createdAt.toISOString().slice(0, 16).replace(':', '-')}Z-${table}-${_id}.csv`;

const summaryHeader = [
  'Question number',
  'Round',
  'Question',
  'Answer',
  'People',
  'Points',
  'Percent',
  'Figure',
  'Answered',
  'Joined',
  'Left out of the count',
  'Opened (UTC)',
  'Closed (UTC)',
];

/** What a round came to: of each line its people or its points, then its figures, such as means, by their names. */
const toldOf = ({ report, answered }: ToldRun['rounds'][number]): Cell[][] => {
  const why = whyWithheld(report);
  if (why !== null) return [[why, null, null, null, null]];
  const isPoints = report.unit === 'points';
  const whole = isPoints ? report.lines.reduce((sum, { count }) => sum + count, 0) : answered;
  const lines = report.lines.map((line): Cell[] => [
    lineInWords(line, report.unit),
    isPoints ? null : line.count,
    isPoints ? line.count : null,
    percentOf(line.count, whole),
    null,
  ]);
  const figures = [...(report.figures ?? []), ...(report.forHosts ?? [])].map(
    ({ name, text, value }): Cell[] => [
      name,
      null,
      null,
      null,
      value === undefined ? text : Number(value.toFixed(4)),
    ],
  );
  return [...lines, ...figures];
};

/** The results of a run: a row for each answer to choose from, and one for each figure. */
export const summaryTable = ({ run, joined, leftOut, rounds }: ToldRun): FileContents => {
  const rows = rounds.flatMap((round) => {
    const { report, answered, openedAt, closedAt } = round;
    const asked: Cell[] = [report.question, report.round, report.text];
    const about: Cell[] = [answered, joined, leftOut, timeOf(openedAt), timeOf(closedAt)];
    return toldOf(round).map((told) => asked.concat(told, about));
  });
  return { name: fileName(run, 'summary'), contents: csvOf(summaryHeader, rows) };
};

/** Which columns there are besides. */
interface Columns {
  readonly isNamed: boolean;
  readonly isSure: boolean;
  readonly isMarked: boolean;
}

function* answerRows(
  answers: Iterable<AnswerLine>,
  { isNamed, isSure, isMarked }: Columns,
): Generator<Cell[]> {
  for (const { participant, name = null, round, answer, sure = null, unshown, at } of answers) {
    const who = isNamed ? [participant, name] : [participant];
    const told = isSure ? [answer, sure] : [answer];
    const mark = isMarked ? [unshown === true ? 'no' : 'yes'] : [];
    yield [...who, round.question, round.round, round.text, ...told, ...mark, timeOf(at)];
  }
}

/** A row for each round of which no answers are told, which says why. */
function* withheldRows(
  rounds: readonly RoundReport[],
  { isNamed, isSure, isMarked }: Columns,
): Generator<Cell[]> {
  for (const round of rounds) {
    const why = whyWithheld(round);
    if (why === null) continue;
    const nobody = isNamed ? [null, null] : [null];
    const told = isSure ? [why, null] : [why];
    const mark = isMarked ? [null] : [];
    yield [...nobody, round.question, round.round, round.text, ...told, ...mark, null];
  }
}

/**
 * The answers of a run: a row for each; with names, and how sure people were, where the run asked for
 * that, and whether all of it was shown, where something is hidden or held back. Of `rounds` it says
 * where there are none because too few answered.
 */
export const answersTable = (
  run: Presented,
  answers: readonly AnswerLine[],
  rounds: readonly RoundReport[] = [],
): FileContents => {
  const isNamed = answers[0]?.name !== undefined;
  const isSure = answers.some(({ sure }) => sure !== undefined);
  const isMarked = answers.some(({ unshown }) => unshown === true);
  const header = [
    'Participant',
    ...(isNamed ? ['Name'] : []),
    'Question number',
    'Round',
    'Question',
    'Answer',
    ...(isSure ? ['How sure'] : []),
    ...(isMarked ? ['Shown'] : []),
    'Answered (UTC)',
  ];
  const columns = { isNamed, isSure, isMarked };
  const rows = function* (): Generator<Cell[]> {
    yield* answerRows(answers, columns);
    yield* withheldRows(rounds, columns);
  };
  const contents = csvOf(header, rows());
  return { name: fileName(run, 'answers'), contents };
};
