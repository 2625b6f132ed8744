import type {
  QuizScores,
  ScoredPerson,
  ScoredQuestion,
} from '@sets/shared/quiz/after/scores.contract.ts';
import { outcomeLetters } from '@sets/shared/quiz/after/scores.contract.ts';
import { type Cell, csvOf } from '../../../core/csv.ts';
import type { FileContents } from '../../../core/route.ts';
import type { ToldScores } from './quiz-after.service.ts';

/** When it was presented, in UTC, and which run it was: several of a lecture are not mixed up. */
const fileName = ({ _id, createdAt }: ToldScores['run'], table: string): string =>
  `${createdAt.toISOString().slice(0, 16).replace(':', '-')}Z-${table}-${_id}.csv`;

const outcomes: Readonly<Record<string, string>> = {
  [outcomeLetters.right]: 'right',
  [outcomeLetters.partly]: 'partly right',
  [outcomeLetters.wrong]: 'wrong',
  [outcomeLetters.none]: 'no answer',
  [outcomeLetters.void]: 'counts for nobody',
};

/** With as many decimals as say something: a cell is a number that programs reckon with. */
const rounded = (value: number | null, decimals: number): number | null =>
  value === null ? null : Number(value.toFixed(decimals));

const seconds = (ms: number | null): number | null => rounded(ms === null ? null : ms / 1_000, 1);

const ofQuestion = (
  { said }: Pick<ScoredQuestion, 'said'>,
  person: ScoredPerson,
  at: number,
): Cell[] => [
  said[person.said[at] ?? -1] ?? null,
  outcomes[person.made[at] ?? ''] ?? null,
  person.won[at] ?? null,
  seconds(person.took[at] ?? null),
];

/** A row for each person, with four columns for each question. */
export const peopleTable = ({ run, named, scores }: ToldScores): FileContents => {
  const { questions, people, teams, most, counted } = scores;
  const teamOf = new Map(teams?.map(({ team, name }) => [team, name]));
  const header = [
    'Place',
    'Participant',
    ...(named ? ['Name'] : []),
    ...(teams === null ? [] : ['Team']),
    `Points (of ${most})`,
    `Right (of ${counted})`,
    ...questions.flatMap(({ position, text }) => [
      `${position}. ${text}`,
      `${position}. Result`,
      `${position}. Points`,
      `${position}. Seconds`,
    ]),
  ];
  const rows = function* (): Generator<Cell[]> {
    for (const person of people) {
      const { place, number, name, team, points, credit } = person;
      const own: Cell[] = teams === null ? [] : [teamOf.get(team ?? -1) ?? null];
      const who: Cell[] = [place, number, ...(named ? [name] : []), ...own];
      who.push(points, rounded(credit, 2));
      yield who.concat(questions.flatMap((question, at) => ofQuestion(question, person, at)));
    }
  };
  return { name: fileName(run, 'people'), contents: csvOf(header, rows()) };
};

/** Somebody as a table without a column for each says them. */
const whoIs = ({ named }: ToldScores, { name, number }: ScoredPerson): string =>
  named && name !== '' ? name : `Participant ${number}`;

/** A row for each team, with who is in it; of a quiz without teams the heading alone. */
export const teamsTable = (told: ToldScores): FileContents => {
  const { people, teams } = told.scores;
  const rows = (teams ?? []).map(({ team, name, people: count, points, place }): Cell[] => [
    place,
    name,
    count,
    points,
    people
      .filter((person) => person.team === team)
      .map((person) => whoIs(told, person))
      .join(', '),
  ]);
  const header = ['Place', 'Team', 'People', 'Points per person', 'Who is in it'];
  return { name: fileName(told.run, 'teams'), contents: csvOf(header, rows) };
};

const questionsHeader = [
  'Question number',
  'Question',
  'Right',
  'Counts',
  'Answered',
  'Right answers',
  'Partly right',
  'Share that was right',
  'Median seconds',
  'Discrimination',
  'Upper less lower third',
  'Option',
  'Option is right',
  'People',
  'Upper third',
  'Lower third',
];

const aboutQuestion = (question: QuizScores['questions'][number]): Cell[] => [
  question.position,
  question.text,
  question.right.join(', '),
  question.counts ? 'yes' : 'no',
  question.answered,
  question.hits,
  question.partly,
  rounded(question.share, 4),
  seconds(question.medianMs),
  rounded(question.discrimination, 4),
  rounded(question.upperLower, 4),
];

/** A row for each option of each question; of one without any, one row. */
export const questionsTable = ({ run, scores }: ToldScores): FileContents => {
  const rows = scores.questions.flatMap((question) => {
    const about = aboutQuestion(question);
    if (question.options.length === 0) return [about.concat([null, null, null, null, null])];
    return question.options.map(({ text, right, count, upper, lower }) =>
      about.concat([text, right ? 'yes' : 'no', count, upper, lower]),
    );
  });
  return { name: fileName(run, 'questions'), contents: csvOf(questionsHeader, rows) };
};
