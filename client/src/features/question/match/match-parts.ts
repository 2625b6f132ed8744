import type { MatchCounts, MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import type { KindParts } from '../question-parts.ts';
import { matchForm } from './match-form.tsx';
import { matchScreen } from './match-screen.tsx';

export const matchParts: KindParts<MatchQuestion, MatchCounts> = {
  form: matchForm,
  screen: matchScreen,
};
