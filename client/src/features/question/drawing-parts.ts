import type {
  CountsOf,
  Question,
  QuestionCounts,
  QuestionKindName,
  QuestionOf,
} from '@sets/shared/question/question-kinds.ts';
import type { DrawingParts } from './drawing/question-drawing.ts';
import { gridDrawing } from './grid/grid-drawing.ts';
import { matchDrawing } from './match/match-drawing.ts';
import { numberDrawing } from './number/number-drawing.ts';
import { pinDrawing } from './pin/pin-drawing.ts';
import { pointsDrawing } from './points/points-drawing.ts';
import { rankingDrawing } from './ranking/ranking-drawing.ts';
import { scaleDrawing } from './scale/scale-drawing.ts';

type DrawingsByKind = {
  readonly [Name in QuestionKindName]: DrawingParts<QuestionOf<Name>, CountsOf<Name>> | null;
};

/** How each kind is drawn for other programs; null where its lines are all there is to draw. Loaded with the files alone. */
const drawings: DrawingsByKind = {
  choice: null,
  'true-false': null,
  scale: scaleDrawing,
  ranking: rankingDrawing,
  match: matchDrawing,
  gap: null,
  points: pointsDrawing,
  grid: gridDrawing,
  number: numberDrawing,
  'open-text': null,
  'word-cloud': null,
  pin: pinDrawing,
  slide: null,
  'live-qna': null,
};

export const drawingParts = ({ kind }: Question): DrawingParts<Question, QuestionCounts> | null =>
  drawings[kind];
