import './gap.css';
import type { Filled } from '@sets/shared/question/filled.ts';
import type { GapCounts } from '@sets/shared/question/kinds/gap-counts.ts';
import type { GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import { right as rightSchema } from '@sets/shared/question/right.ts';
import * as z from 'zod/mini';
import type { OwnResultsProps } from '../question-parts.ts';
import { GapTable } from './gap-table.tsx';

/** How the room has filled the gaps, on a phone, with a mark at what one wrote oneself. */
export const GapOwnResults = (props: OwnResultsProps<GapQuestion, Filled, GapCounts>) => {
  const { question, caption, counts, value = null, told, right } = props;
  const said = right ?? z.safeParse(rightSchema, told).data ?? null;
  return <GapTable {...{ question, caption, counts }} right={said} own={value} />;
};
