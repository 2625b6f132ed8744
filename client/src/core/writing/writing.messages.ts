/** Why something that is written is not changed now. */
export const savingMessages = {
  notReached: 'The server is not reached. What you typed is kept here.',
  decideFirst: 'It was changed elsewhere. Decide first which text stays.',
} as const;
