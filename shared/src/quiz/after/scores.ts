import { kindOf } from '../../question/question-kinds.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import type { QuizState } from '../quiz.live.ts';
import type { QuizSum } from '../scoring/quiz.counting.ts';
import { hasStreaks } from '../scoring/quiz.results.ts';
import { rankedTeamsOf } from '../teams/ranked-teams.ts';
import { single, streakBonus } from '../scoring/scoring.ts';
import { optionFigures } from './option-figures.ts';
import { figuresAt, reliabilityOf } from './question-figures.ts';
import { notesOn } from './question-notes.ts';
import type { Said, SaidOnce } from './said.ts';
import {
  outcomeLetters,
  type QuizScores,
  type ScoredPerson,
  type ScoredQuestion,
  type ScoredTeam,
} from './scores.contract.ts';
import { type ScoreTable, scoreTableOf, type TablePerson } from './score-table.ts';
import { type Thirds, thirdsOf } from './thirds.ts';

/** All of it that the answers and the rules say. */
export type Scores = Pick<
  QuizScores,
  'alone' | 'most' | 'counted' | 'questions' | 'people' | 'teams' | 'reliability' | 'thirds'
>;

const byFrequency = (said: ReadonlyMap<string, SaidOnce> | undefined): SaidOnce[] =>
  [...(said?.values() ?? [])].toSorted((one, other) => other.by.size - one.by.size);

const questionAt = (
  table: ScoreTable,
  at: number,
  state: QuizState,
  said: readonly SaidOnce[],
  thirds: Thirds | null,
): ScoredQuestion[] => {
  const question = table.questions[at];
  if (question === undefined) return [];
  const { item, place, position, right, voided, counts } = question;
  const { right: hits, ...figures } = figuresAt(table, at, thirds);
  const kind = kindOf(item.question);
  const isChosen = kind.choosing !== undefined;
  const options = voided ? [] : optionFigures(question, said, thirds);
  return [
    {
      position,
      text: item.question.text,
      explanation: item.explanation,
      right: [...(kind.keyed?.inWords(item.question, right) ?? [])],
      corrected: state.corrected.some((each) => each.place === place),
      voided,
      counts,
      most: voided ? 0 : item.points * single,
      ...figures,
      hits,
      notes: voided ? [] : notesOn({ ...figures, right: hits }, options, isChosen),
      isChosen,
      options,
      said: said.map(({ text }) => text),
    },
  ];
};

/** Of each person the place of what they said, of one question. */
const placesOfSaid = (said: readonly SaidOnce[]): Map<string, number> =>
  new Map(said.flatMap(({ by }, at) => Array.from(by, (who): [string, number] => [who, at])));

const letterOf = (
  { scored }: Pick<TablePerson, 'scored'>,
  { voided }: { readonly voided: boolean },
  at: number,
): string => {
  if (voided) return outcomeLetters.void;
  const share = scored[at]?.share ?? null;
  if (share === null) return outcomeLetters.none;
  if (share === 1) return outcomeLetters.right;
  return share > 0 ? outcomeLetters.partly : outcomeLetters.wrong;
};

const peopleOf = (
  { questions, people }: ScoreTable,
  said: readonly ReadonlyMap<string, number>[],
  { teams }: Pick<QuizSum, 'teams'>,
): ScoredPerson[] =>
  people.map((person, index) => ({
    number: index + 1,
    name: person.name,
    team: teams[person.participant]?.team ?? null,
    points: person.points,
    place: person.rank,
    credit: person.credit,
    made: questions.map((question, at) => letterOf(person, question, at)).join(''),
    won: [...person.won],
    took: person.scored.map((own) => own?.took ?? null),
    said: said.map((of) => of.get(person.participant) ?? null),
  }));

const teamsOf = (definition: QuizDefinition, state: QuizState, sum: QuizSum): ScoredTeam[] | null =>
  state.teams &&
  rankedTeamsOf(definition, state, sum).map(({ team, people, points, rank }) => {
    const name = state.teams?.names[team] ?? '';
    return { team, name, people, points, place: rank };
  });

/** The most that somebody can have: every question right, at once, and one after the other. */
export const mostPoints = (
  streaks: boolean,
  questions: readonly Pick<ScoreTable['questions'][number], 'counts' | 'item'>[],
): number =>
  questions
    .filter(({ counts }) => counts)
    .reduce(
      (all, { item }, at) => all + item.points * single + (streaks ? streakBonus(at + 1) : 0),
      0,
    );

/**
 * What people made of the questions of a run, and what that says of the questions; made in steps, for two thousand
 * people and fifty questions take a tenth of a second: whoever makes it does other things in between.
 */
export function* scoreSteps(
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
  said: Said,
): Generator<void, Scores> {
  const table = scoreTableOf(definition, state, sum);
  const thirds = thirdsOf(table.people);
  const all = table.questions.map(({ place }) => byFrequency(said.get(place)));
  yield;
  const questions: ScoredQuestion[] = [];
  for (const at of table.questions.keys()) {
    questions.push(...questionAt(table, at, state, all[at] ?? [], thirds));
    yield;
  }
  const people = peopleOf(table, all.map(placesOfSaid), sum);
  yield;
  const { alone } = state;
  return {
    alone: alone && { attempts: alone.attempts, counts: alone.counts },
    most: mostPoints(hasStreaks(definition, state), table.questions),
    counted: table.questions.filter(({ counts }) => counts).length,
    questions,
    people,
    teams: teamsOf(definition, state, sum),
    reliability: reliabilityOf(table),
    thirds: thirds && { upper: thirds.upper.size, lower: thirds.lower.size },
  };
}
