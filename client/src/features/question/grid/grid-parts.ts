import type { GridCounts, GridQuestion, Places } from '@sets/shared/question/kinds/grid.ts';
import type { KindParts } from '../question-parts.ts';
import { gridForm } from './grid-form.tsx';
import { gridResults } from './grid-results.tsx';
import { gridScreen } from './grid-screen.tsx';

export const gridParts: KindParts<GridQuestion, Places, GridCounts> = {
  form: gridForm,
  results: gridResults,
  screen: gridScreen,
};
