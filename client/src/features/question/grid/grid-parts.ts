import type { GridCounts, GridQuestion } from '@sets/shared/question/kinds/grid.ts';
import type { KindParts } from '../question-parts.ts';
import { gridForm } from './grid-form.tsx';
import { gridScreen } from './grid-screen.tsx';

export const gridParts: KindParts<GridQuestion, GridCounts> = {
  form: gridForm,
  screen: gridScreen,
};
