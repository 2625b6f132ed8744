import { AppError } from '../../core/app-error.ts';
import type { PlaceKind, PlaceRef } from './place-kind.ts';

/** A place that people of this process are in. */
export interface Open {
  readonly kind: PlaceKind;
  readonly at: PlaceRef;
  readonly roomId: string;
  readonly scope: string;
  /** What was told of its state last, as it was sent. */
  told: string;
  /** Counts what happened there. */
  moved: number;
}

/** Whether somebody may not be there, rather than that it cannot be known. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError &&
  (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN' || error.code === 'UNAUTHENTICATED');
