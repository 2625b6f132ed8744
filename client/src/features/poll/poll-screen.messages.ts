/** What the projector says beside the poll itself. */
export const screenMessages = {
  title: (poll: string) => `${poll} on the projector`,
  plainTitle: 'The projector',
  connecting: 'Connecting to the run …',
  unknown: 'There is no run with this code',
  whichRun: 'Which run is to be shown?',
  codeHint: 'Codes have six letters and digits and work while the run lasts. Type it here:',
  code: 'Code of the run',
  show: 'Show it here',
  unreachable: 'The server cannot be reached. It is tried again by itself.',
  offline: 'No connection. What you see may be old; it comes back by itself.',
  outdated: 'This page is older than the server.',
  outdatedHint: 'Reload it to go on.',
  reload: 'Reload',
  retry: 'Try again',
  failed: 'The run cannot be shown',
  home: 'Home',
} as const;
