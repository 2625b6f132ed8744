import type { ComponentType } from 'react';
import { RoundWords } from '../words/round-words.tsx';
import { QuestionVotes } from './question-votes.tsx';
import type { RoundChartProps } from './round-chart-props.ts';
import { isSteps, RoundColumns } from './round-columns.tsx';
import { isDrawn, RoundDrawn } from './round-drawn.tsx';
import { RoundTexts } from './round-texts.tsx';

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
