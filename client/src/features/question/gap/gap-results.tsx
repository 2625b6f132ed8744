import './gap.css';
import type { Filled } from '@sets/shared/question/filled.ts';
import type { GapCounts } from '@sets/shared/question/kinds/gap-counts.ts';
import type { GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import type { ResultParts, ResultsProps } from '../question-parts.ts';
import { GapTable } from './gap-table.tsx';

const Results = (props: ResultsProps<GapQuestion, Filled, GapCounts>) => {
  const { question, caption, counts, value = null, right = null } = props;
  return <GapTable {...{ question, caption, counts, right }} own={value} />;
};

export const gapResults: ResultParts<GapQuestion, Filled, GapCounts> = { Results };
