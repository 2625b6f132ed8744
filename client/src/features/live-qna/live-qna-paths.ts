/** Where the page of a topic has what stayed unanswered. */
export const promisesAnchor = 'promised';

/** The addresses of the live Q&A's pages. */
export const liveQnaPaths = {
  start: (liveqnaid: string) => `/tools/liveqna/present/${liveqnaid}`,
  results: (runId: string) => `/tools/liveqna/results/${runId}`,
  allResults: '/tools/liveqna/results',
} as const;
