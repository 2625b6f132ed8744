/** Why a picture is not taken. */
export const pictureMessages = {
  none: 'That is not a picture. JPEG, PNG, WebP, GIF and AVIF work.',
  tooLarge: (megabytes: number) => `A picture may have ${megabytes} MB at most.`,
} as const;

/** Why something that is written is not changed now. */
export const savingMessages = {
  notReached: 'The server is not reached. What you typed is kept here.',
  lookFirst: 'It was changed elsewhere meanwhile. Look at it, then publish it again.',
  decideFirst: 'It was changed elsewhere. Decide first which text stays.',
} as const;
