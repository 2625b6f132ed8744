import './match.css';
import type { MatchCounts, MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import type { Matched } from '@sets/shared/question/pairs.ts';
import { right as rightSchema } from '@sets/shared/question/right.ts';
import * as z from 'zod/mini';
import type { OwnResultsProps } from '../question-parts.ts';
import { MatchTable } from './match-table.tsx';

/** How the room has matched, on a phone, with a mark at what one has matched oneself. */
export const MatchOwnResults = (props: OwnResultsProps<MatchQuestion, Matched, MatchCounts>) => {
  const { question, caption, counts, answered, value = null, told, right } = props;
  const said = right ?? z.safeParse(rightSchema, told).data ?? null;
  return (
    <MatchTable {...{ question, caption, counts, answered }} right={said} own={value} most={3} />
  );
};
