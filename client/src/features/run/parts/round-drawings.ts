import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import type { ComponentType } from 'react';
import { RoundWords } from '../words/round-words.tsx';
import { QuestionVotes } from './question-votes.tsx';
import { isSteps, RoundColumns } from './round-columns.tsx';
import { isDrawn, RoundDrawn } from './round-drawn.tsx';
import { RoundTexts } from './round-texts.tsx';

export interface RoundChartProps {
  readonly round: RoundResult;
  /** The share at which bars end. */
  readonly lane?: number;
}

/** A drawing of rounds that are no answers to choose from. */
interface RoundDrawing {
  readonly fits: (round: RoundChartProps['round']) => boolean;
  readonly Drawing: ComponentType<RoundChartProps>;
}

/** What is drawn otherwise than as bars, the first that fits: people's own words as lists, the rest as its kind does. */
export const roundDrawings: readonly RoundDrawing[] = [
  { fits: ({ lists }) => lists === 'questions', Drawing: QuestionVotes },
  { fits: ({ lists }) => lists === 'words', Drawing: RoundWords },
  { fits: ({ lists }) => lists === 'texts', Drawing: RoundTexts },
  { fits: isDrawn, Drawing: RoundDrawn },
  { fits: isSteps, Drawing: RoundColumns },
];
