import './match.css';
import type { MatchCounts, MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import type { Matched } from '@sets/shared/question/pairs.ts';
import type { ResultParts, ResultsProps } from '../question-parts.ts';
import { MatchTable } from './match-table.tsx';

const Results = (props: ResultsProps<MatchQuestion, Matched, MatchCounts>) => {
  const { question, caption, counts, answered, value = null, right = null } = props;
  return <MatchTable {...{ question, caption, counts, answered, right }} own={value} most={6} />;
};

export const matchResults: ResultParts<MatchQuestion, Matched, MatchCounts> = { Results };
