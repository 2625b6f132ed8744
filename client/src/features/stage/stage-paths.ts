/** Says on the projector's page that results are shown, and of which run. */
export const resultsHash = (runId: string): string => `#results-${runId}`;

/** The addresses of a room, for those who watch it and those who come into it. */
export const stagePaths = {
  screen: (code: string) => `/screen/${code}`,
  /** The projector, with what a run came to for as long as it is the last one. */
  screenResults: (code: string, runId: string) => `/screen/${code}${resultsHash(runId)}`,
  /** Where a code is typed. */
  join: '/join',
  room: (code: string) => `/j/${code}`,
  /** What was answered on this phone. */
  mine: '/mine',
  /** What one answered in a run. What opens it stands behind the `#`, which no browser tells a server. */
  mineIn: (runId: string, key?: string) =>
    key === undefined ? `/mine#${runId}` : `/mine#${runId}.${key}`,
} as const;
