import type { RankingCounts, RankingQuestion } from '@sets/shared/question/kinds/ranking.ts';
import type { KindParts } from '../question-parts.ts';
import { rankingForm } from './ranking-form.tsx';
import { rankingScreen } from './ranking-screen.tsx';

export const rankingParts: KindParts<RankingQuestion, RankingCounts> = {
  form: rankingForm,
  screen: rankingScreen,
};
