import type { DrawnRound } from '@sets/shared/question/drawn-round.ts';
import type {
  AnswerValue,
  Question,
  QuestionCounts,
  QuestionKindName,
} from '@sets/shared/question/question-kinds.ts';
import { gridResults } from './grid/grid-results.tsx';
import { numberResults } from './number/number-results.tsx';
import { pinResults } from './pin/pin-results.tsx';
import { pointsResults } from './points/points-results.tsx';
import type { ResultParts } from './question-parts.ts';
import { rankingResults } from './ranking/ranking-results.tsx';
import { scaleResults } from './scale/scale-results.tsx';

type Results = ResultParts<Question, AnswerValue, QuestionCounts>['Results'];

// As in `kind-parts.ts`, without how questions are written: who looks back writes none.
const results: Partial<Record<QuestionKindName, Results>> = {
  scale: scaleResults.Results as Results,
  ranking: rankingResults.Results as Results,
  points: pointsResults.Results as Results,
  grid: gridResults.Results as Results,
  number: numberResults.Results as Results,
  pin: pinResults.Results as Results,
};

/** How its kind tells what a round came to; undefined where that is done of its lines. */
export const drawnResults = ({ question }: DrawnRound): Results | undefined =>
  results[question.kind];
