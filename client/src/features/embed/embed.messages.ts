/** What a live result says in a page of others: little, for nobody there can do anything about it. */
export const embedMessages = {
  title: (what: string) => `${what}, live`,
  plainTitle: 'Live result',
  connecting: 'Connecting …',
  unreachable: 'Waiting for the server …',
  away: 'Connection lost. It comes back by itself.',
  nothingOn: 'Nothing is on now',
  over: 'This live result is no longer shared',
  failed: 'It cannot be shown now',
  outdated: 'One moment …',
} as const;
