import type { Right } from '../../question/right.ts';
import type { QuizDefinition, QuizItem } from '../quiz.contract.ts';
import { itemAt, rightAt } from '../quiz.deck.ts';
import type { QuizState } from '../quiz.live.ts';
import type { QuizSum } from '../scoring/quiz.counting.ts';
import { countedOf, rankedOf } from '../scoring/quiz.results.ts';
import type { Scored } from '../scoring/scoring.ts';

/** A question that was told, as it stands now. */
export interface TableQuestion {
  readonly item: QuizItem;
  /** Its place in the definition, and the one in which it was asked, from 1. */
  readonly place: number;
  readonly position: number;
  readonly right: Right;
  readonly voided: boolean;
  /** Whether what one has of it counts for what one has of all: it is worth something, and not void. */
  readonly counts: boolean;
}

/** What somebody made of the questions. */
export interface TablePerson {
  readonly participant: string;
  readonly name: string;
  readonly points: number;
  readonly rank: number;
  /** Of each question, in their order: which part of what is right, and how long it took; null without an answer. */
  readonly scored: readonly (Scored | null)[];
  /** Of each question its points. */
  readonly won: readonly number[];
  /** How many of the questions that count they have: one that is right in part is that part of one. */
  readonly credit: number;
}

/** Who made what of which question, whoever has most points first. */
export interface ScoreTable {
  readonly questions: readonly TableQuestion[];
  readonly people: readonly TablePerson[];
}

const questionsOf = (definition: QuizDefinition, state: QuizState): TableQuestion[] =>
  state.order.flatMap((place, index): TableQuestion[] => {
    const item = itemAt(definition, place);
    const right = rightAt(definition, state, place);
    if (item === undefined || right === null || !state.told.includes(place)) return [];
    const voided = state.voided.includes(place);
    const counts = !voided && item.points > 0;
    return [{ item, place, position: index + 1, right, voided, counts }];
  });

/** The table of a run, by the same fold that its points are of. */
export const scoreTableOf = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum,
): ScoreTable => {
  const questions = questionsOf(definition, state);
  const told = questions.map(({ place }) => state.told.indexOf(place));
  const people = [...rankedOf(definition, state, sum).values()].map((ranked): TablePerson => {
    const { participant, name, points, rank, won } = ranked;
    const { answers: own } = countedOf(definition, state, sum, participant);
    const scored = questions.map((question) => own[question.place] ?? null);
    const credit = questions.reduce(
      (all, { counts }, at) => all + (counts ? (scored[at]?.share ?? 0) : 0),
      0,
    );
    const wonInOrder = told.map((at) => won[at] ?? 0);
    return { participant, name, points, rank, scored, won: wonInOrder, credit };
  });
  return { questions, people };
};
