import type {
  Question,
  QuestionCounts,
  QuestionKindName,
} from '@sets/shared/question/question-kinds.ts';
import { choiceParts } from './choice/choice-parts.ts';
import { liveQnaParts } from './live-qna/live-qna-parts.ts';
import { gapParts } from './gap/gap-parts.ts';
import { gridParts } from './grid/grid-parts.ts';
import { matchParts } from './match/match-parts.ts';
import { numberParts } from './number/number-parts.ts';
import { openTextParts } from './open-text/open-text-parts.ts';
import { wordCloudParts } from './word-cloud/word-cloud-parts.ts';
import type { FormParts, PartsByKind, ScreenParts } from './question-parts.ts';
import { pointsParts } from './points/points-parts.ts';
import { rankingParts } from './ranking/ranking-parts.ts';
import { scaleParts } from './scale/scale-parts.ts';
import { pinParts } from './pin/pin-parts.ts';
import { slideParts } from './slide/slide-parts.ts';
import { trueFalseParts } from './true-false/true-false-parts.ts';

/**
 * How each kind is written and how it looks on the projector. Its counts as a table are in
 * `result-parts.ts`; how it is answered is found by its folder: see `answer-parts.ts`.
 */
const parts: PartsByKind = {
  choice: choiceParts,
  'true-false': trueFalseParts,
  scale: scaleParts,
  ranking: rankingParts,
  match: matchParts,
  gap: gapParts,
  points: pointsParts,
  grid: gridParts,
  number: numberParts,
  'open-text': openTextParts,
  'word-cloud': wordCloudParts,
  pin: pinParts,
  slide: slideParts,
  'live-qna': liveQnaParts,
};

/** How questions of a kind are written. */
export const formParts = (name: QuestionKindName): FormParts<Question> => parts[name].form;

/** How a question looks on the projector. */
export const screenParts = ({ kind }: Question): ScreenParts<Question, QuestionCounts> =>
  parts[kind].screen;
