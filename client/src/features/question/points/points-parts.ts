import type { PointsCounts, PointsQuestion, Shared } from '@sets/shared/question/kinds/points.ts';
import type { KindParts } from '../question-parts.ts';
import { pointsForm } from './points-form.tsx';
import { pointsResults } from './points-results.tsx';
import { pointsScreen } from './points-screen.tsx';

export const pointsParts: KindParts<PointsQuestion, Shared, PointsCounts> = {
  form: pointsForm,
  results: pointsResults,
  screen: pointsScreen,
};
