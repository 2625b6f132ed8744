import type {
  Ranked,
  RankingCounts,
  RankingQuestion,
} from '@sets/shared/question/kinds/ranking.ts';
import type { KindParts } from '../question-parts.ts';
import { rankingForm } from './ranking-form.tsx';
import { rankingResults } from './ranking-results.tsx';
import { rankingScreen } from './ranking-screen.tsx';

export const rankingParts: KindParts<RankingQuestion, Ranked, RankingCounts> = {
  form: rankingForm,
  results: rankingResults,
  screen: rankingScreen,
};
