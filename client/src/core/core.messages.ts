/** What a person reads when the server cannot be reached or understood. */
export const coreMessages = {
  unreachable: 'The server cannot be reached. Check the connection and try again.',
  unreadable: 'The server answered something that this page does not understand. Reload the page.',
  noToken: 'Log in first.',
} as const;
