import type { WholeRun } from '@sets/shared/run/run-looks.contract.ts';
import { lineInWords, whyWithheld } from '@sets/shared/live/report-line.ts';
import { shareOf } from '../whole-of.ts';
import { questionsOf } from '../questions-of.ts';
import { workbookMessages as words } from './workbook.messages.ts';

/** A cell: what is typed by people is always a text, so nothing in it is ever a formula. */
export type Cell = string | number | Date | { readonly share: number } | null;

export interface TableSheet {
  readonly name: string;
  readonly columns: readonly { readonly width: number }[];
  /** The first is the heading. */
  readonly rows: readonly (readonly Cell[])[];
}

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

const questions = ({ run }: WholeRun): TableSheet[] =>
  questionsOf(run.rounds).map(({ position, text, rounds }) => ({
    name: words.question(position),
    columns: [{ width: 8 }, { width: 60 }, { width: 12 }, { width: 12 }, { width: 12 }],
    rows: [
      [words.round, text, words.people, words.share, words.answered],
      ...rounds.flatMap((told): Cell[][] => {
        const why = whyWithheld(told);
        if (why !== null) return [[told.round, why, null, null, told.answered]];
        return told.lines.map((line) => [
          told.round,
          lineInWords(line),
          line.count,
          { share: shareOf(told, line.count) },
          told.answered,
        ]);
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

/** A run as tables: what it was, a sheet for each question, and every answer. */
export const sheetsOf = (whole: WholeRun): TableSheet[] => [
  overview(whole),
  ...questions(whole),
  answers(whole),
];
