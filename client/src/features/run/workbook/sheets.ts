import type { WholeRun } from '@sets/shared/run/run-looks.contract.ts';
import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { lineInWords, whyWithheld } from '@sets/shared/live/report-line.ts';
import { reactionKinds } from '@sets/shared/live/pulse.ts';
import type { Cell, TableSheet } from '../../../core/workbook.ts';
import { pulseMessages } from '../../stage/pulse/pulse.messages.ts';
import { shareOf } from '../whole-of.ts';
import { questionsOf } from '../questions-of.ts';
import { workbookMessages as words } from './workbook.messages.ts';

const timeOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

const overview = ({ run }: WholeRun): TableSheet => ({
  name: words.overview,
  columns: [{ width: 28 }, { width: 60 }],
  rows: [
    [words.title, run.title],
    [words.opened, timeOf(run.openedAt)],
    [words.ended, timeOf(run.endedAt)],
    [words.joined, run.joined],
    [words.leftOut, run.leftOut],
    ...questionsOf(run.rounds).map(({ position, text }): Cell[] => [
      words.question(position),
      text,
    ]),
  ],
});

/** How it went over its time: who came when, who was lost, what was reacted. */
const overTime = ({ course }: WholeRun): TableSheet[] => {
  if (course === undefined) return [];
  const { came, felt } = course;
  const people = new Map(came.points.map((point) => [point.at, point.people]));
  const points = new Map(felt.points.map((point) => [point.at, point]));
  const times = [...new Set([...people.keys(), ...points.keys()])].toSorted();
  if (times.length === 0) return [];
  return [
    {
      name: words.overTime,
      columns: [{ width: 22 }, ...Array.from({ length: 8 }, () => ({ width: 12 }))],
      rows: [
        [
          words.from,
          words.came,
          words.lost,
          words.here,
          ...reactionKinds.map((kind) => pulseMessages.kinds[kind]),
        ],
        ...times.map((at): Cell[] => {
          const point = points.get(at);
          const counts: Cell[] = [
            people.get(at) ?? 0,
            point?.lost === 'few' ? words.few : (point?.lost ?? null),
            point?.here ?? null,
          ];
          return [new Date(at) as Cell].concat(
            counts,
            reactionKinds.map((kind) => point?.reactions[kind] ?? null),
          );
        }),
      ],
    },
  ];
};

/** What the counts of a question are. */
const countedIn = (rounds: readonly RoundResult[]): string =>
  rounds.some(({ unit }) => unit === 'points') ? words.points : words.people;

/** Its figures, such as means, each by its name: a number where it is one. */
const figuresOf = ({ round, figures = [], answered }: RoundResult): Cell[][] =>
  figures.map(({ name, text, value }) => [round, name, null, null, value ?? text, answered]);

const questions = ({ run }: WholeRun): TableSheet[] =>
  questionsOf(run.rounds).map(({ position, text, rounds }) => ({
    name: words.question(position),
    columns: [{ width: 8 }, { width: 60 }, ...Array.from({ length: 4 }, () => ({ width: 12 }))],
    rows: [
      [words.round, text, countedIn(rounds), words.share, words.figure, words.answered],
      ...rounds.flatMap((told): Cell[][] => {
        const why = whyWithheld(told);
        if (why !== null) return [[told.round, why, null, null, null, told.answered]];
        const lines = told.lines.map((line): Cell[] => [
          told.round,
          lineInWords(line, told.unit),
          line.count,
          { share: shareOf(told, line.count) },
          null,
          told.answered,
        ]);
        return [...lines, ...figuresOf(told)];
      }),
    ],
  }));

const answers = ({ run, answers: given }: WholeRun): TableSheet => {
  const rounds = new Map(run.rounds.map((round) => [round.slot, round]));
  return {
    name: words.answers,
    columns: [{ width: 12 }, { width: 10 }, { width: 8 }, { width: 60 }, { width: 22 }],
    rows: [
      [words.participant, words.questionNumber, words.round, words.answer, words.at],
      ...given.map(({ participant, slot, answer, at }): Cell[] => {
        const asked = rounds.get(slot);
        return [participant, asked?.question ?? null, asked?.round ?? null, answer, new Date(at)];
      }),
    ],
  };
};

/** A run as tables: what it was, how it went, a sheet for each question, and every answer. */
export const sheetsOf = (whole: WholeRun): TableSheet[] => [
  overview(whole),
  ...overTime(whole),
  ...questions(whole),
  answers(whole),
];
