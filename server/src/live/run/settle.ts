import type { Answer, Settled, Submission } from './run-store.ts';

/**
 * Decides what a submission does to the stored answer of the same participant and slot (AN3-AN5).
 * A new attempt that does not claim to be older than what is stored replaces it, and is numbered
 * one above it, so that whatever order copies of both arrive in, the later one stays.
 */
export const settle = (stored: Answer | null, submission: Submission): Settled => {
  if (stored === null) return { how: 'first', answer: submission };
  if (stored.attempt === submission.attempt) return { how: 'same', answer: stored };
  if (submission.revision < stored.revision) return { how: 'stale', answer: stored };
  return {
    how: 'changed',
    answer: { ...submission, revision: Math.max(submission.revision, stored.revision + 1) },
  };
};
