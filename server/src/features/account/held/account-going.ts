import { AppError } from '../../../core/app-error.ts';

/** A deletion that takes longer has ended with its process: nobody is kept out by it. */
const longestMs = 120_000;

/** Whether an account is being deleted at this moment, also where the clock was set meanwhile. */
export const isGoing = (
  { goingSince = null }: { readonly goingSince?: number | null },
  now: number,
): boolean => goingSince !== null && Math.abs(now - goingSince) < longestMs;

/** Of the account of whoever asks; NOT_FOUND where it is that of another person. */
export const accountIsGone = (
  code: 'UNAUTHENTICATED' | 'NOT_FOUND' = 'UNAUTHENTICATED',
): AppError => new AppError(code, 'This account is gone.');
