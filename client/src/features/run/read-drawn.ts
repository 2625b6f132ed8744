import { type DrawnRound, drawnRound } from '@sets/shared/question/drawn-round.ts';
import { type Right, right as rightSchema } from '@sets/shared/question/right.ts';
import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import * as z from 'zod/mini';

/** What the kind of its question draws a round of; undefined where that is its lines, or cannot be read. */
export const readDrawn = ({ drawn }: Pick<RoundResult, 'drawn'>): DrawnRound | undefined =>
  drawn === undefined ? undefined : z.safeParse(drawnRound, drawn.of).data;

/** What its kind marks as right; null where nothing is, or it cannot be read. */
export const readRight = ({ right }: Pick<RoundResult, 'right'>): Right | null =>
  right === undefined ? null : (z.safeParse(rightSchema, right.of).data ?? null);
