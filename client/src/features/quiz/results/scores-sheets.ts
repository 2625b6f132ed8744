import type {
  QuizScores,
  ScoredPerson,
  ScoredQuestion,
} from '@sets/shared/quiz/after/scores.contract.ts';
import type { Cell, TableSheet } from '../../../core/workbook.ts';
import { scoresMessages as words } from './scores.messages.ts';
import { membersOf } from './team-members.ts';
import { whoIs } from './who-is.ts';

const widths = (...all: readonly number[]) => all.map((width) => ({ width }));

const outcomeOf = (letter: string | undefined): string | null =>
  letter !== undefined && letter in words.outcomes
    ? words.outcomes[letter as keyof typeof words.outcomes]
    : null;

const seconds = (ms: number | null): number | null => ms && Number((ms / 1_000).toFixed(1));

/** What each team is called, by its number; null where nobody played in one. */
const namesOfTeams = ({ teams }: Pick<QuizScores, 'teams'>): ReadonlyMap<number, string> | null =>
  teams && new Map(teams.map(({ team, name }) => [team, name]));

const people = (scores: QuizScores): TableSheet => {
  const teams = namesOfTeams(scores);
  const beside = <Told>(told: Told): Told[] => (teams === null ? [] : [told]);
  return {
    name: words.people,
    columns: widths(8, 28, ...beside(20), 12, 12, ...scores.questions.map(() => 14)),
    rows: [
      [
        words.columns.place,
        words.columns.who,
        ...beside(words.team),
        words.columns.points,
        words.columns.credit,
        ...scores.questions.map(({ position }) => words.questionColumn(position)),
      ],
      ...scores.people.map((person): Cell[] => [
        person.place,
        whoIs(scores, person),
        ...beside(teams?.get(person.team ?? -1) ?? null),
        person.points,
        Number(person.credit.toFixed(2)),
        ...scores.questions.map((_, at) => outcomeOf(person.made[at])),
      ]),
    ],
  };
};

const teams = (scores: QuizScores): TableSheet[] =>
  scores.teams === null
    ? []
    : [
        {
          name: words.sheets.teams,
          columns: widths(8, 28, 10, 14, 60),
          rows: [
            [words.columns.place, words.team, words.people, words.teamPoints, words.members],
            ...scores.teams.map(({ team, name, people: count, points, place }): Cell[] => [
              place,
              name,
              count,
              points,
              membersOf(scores, team).join(', '),
            ]),
          ],
        },
      ];

const shareCell = (share: number | null): Cell => (share === null ? null : { share });

const figures = ({ questions }: QuizScores): TableSheet => ({
  name: words.sheets.figures,
  columns: widths(8, 60, 30, 12, 12, 12, 12, 12),
  rows: [
    [
      words.sheets.number,
      words.sheets.question,
      words.sheets.right,
      words.sheets.answered,
      words.figures.difficulty,
      words.sheets.seconds,
      words.figures.discrimination,
      words.figures.upperLower,
    ],
    ...questions.map((each): Cell[] => [
      each.position,
      each.text,
      each.right.join(', '),
      each.answered,
      shareCell(each.share),
      seconds(each.medianMs),
      each.discrimination,
      each.upperLower,
    ]),
  ],
});

const optionRows = ({ position, options }: ScoredQuestion): Cell[][] =>
  options.map(({ text, right, count, upper, lower }) => [
    position,
    text,
    right ? words.rightOption : null,
    count,
    upper,
    lower,
  ]);

const options = ({ questions }: QuizScores): TableSheet => ({
  name: words.sheets.options,
  columns: widths(8, 60, 10, 10, 12, 12),
  rows: [
    [words.sheets.number, words.option, null, words.count, words.upper, words.lower],
    ...questions.flatMap(optionRows),
  ],
});

const answers = (scores: QuizScores): TableSheet => ({
  name: words.sheets.answers,
  columns: widths(28, 8, 50, 14, 10, 10),
  rows: [
    [
      words.columns.who,
      words.sheets.number,
      words.option,
      words.columns.credit,
      words.columns.points,
      words.sheets.seconds,
    ],
    ...scores.people.flatMap((person) => answerRows(scores, person)),
  ],
});

const answerRows = (scores: QuizScores, person: ScoredPerson): Cell[][] =>
  scores.questions.map(({ position, said }, at) => [
    whoIs(scores, person),
    position,
    said[person.said[at] ?? -1] ?? null,
    outcomeOf(person.made[at]),
    person.won[at] ?? 0,
    seconds(person.took[at] ?? null),
  ]);

/** The points of a quiz as tables: people, teams, questions, options, and every answer. */
export const sheetsOfScores = (scores: QuizScores): TableSheet[] => [
  people(scores),
  ...teams(scores),
  figures(scores),
  options(scores),
  answers(scores),
];
