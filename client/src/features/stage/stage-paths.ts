/** The addresses of a room, for those who watch it and those who come into it. */
export const stagePaths = {
  screen: (code: string) => `/screen/${code}`,
  /** Where a code is typed. */
  join: '/join',
  room: (code: string) => `/j/${code}`,
} as const;
