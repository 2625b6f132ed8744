import type { PointsCounts, PointsQuestion } from '@sets/shared/question/kinds/points.ts';
import type { KindParts } from '../question-parts.ts';
import { pointsForm } from './points-form.tsx';
import { pointsScreen } from './points-screen.tsx';

export const pointsParts: KindParts<PointsQuestion, PointsCounts> = {
  form: pointsForm,
  screen: pointsScreen,
};
