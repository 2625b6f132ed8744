/** What a person reads when a live request got no answer, or one that cannot be read. */
export const liveMessages = {
  notConnected: 'No connection. It comes back by itself.',
  noReply: 'The server did not answer in time.',
  unreadable: 'This page and the server do not understand each other. Reload the page.',
} as const;
