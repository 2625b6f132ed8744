import { trueFalseChoosing } from '@sets/shared/question/kinds/true-false-question.ts';
import type {
  AnswerValue,
  Question,
  QuestionCounts,
} from '@sets/shared/question/question-kinds.ts';
import { choosingResults } from './choosing/choosing-results.tsx';
import { gapResults } from './gap/gap-results.tsx';
import { gridResults } from './grid/grid-results.tsx';
import { matchResults } from './match/match-results.tsx';
import { numberResults } from './number/number-results.tsx';
import { openTextResults } from './open-text/open-text-results.tsx';
import { pinResults } from './pin/pin-results.tsx';
import { pointsResults } from './points/points-results.tsx';
import type { ResultParts, ResultsByKind } from './question-parts.ts';
import { rankingResults } from './ranking/ranking-results.tsx';
import { scaleResults } from './scale/scale-results.tsx';
import { wordCloudResults } from './word-cloud/word-cloud-results.tsx';

const nothingAsked = { Results: () => null };

/** The counts of each kind as a table. Apart from `kind-parts.ts`: who looks back loads no forms and no projector. */
const results: ResultsByKind = {
  choice: choosingResults((question) => question),
  'true-false': choosingResults(() => trueFalseChoosing),
  scale: scaleResults,
  ranking: rankingResults,
  match: matchResults,
  gap: gapResults,
  points: pointsResults,
  grid: gridResults,
  number: numberResults,
  'open-text': openTextResults,
  'word-cloud': wordCloudResults,
  pin: pinResults,
  slide: nothingAsked,
  'live-qna': nothingAsked,
};

/** The counts of a question as its host reads them, at the desk and afterwards. */
export const resultParts = ({
  kind,
}: Question): ResultParts<Question, AnswerValue, QuestionCounts> => results[kind];
