/** Why a phone is not in. */
export const notJoinedMessages = {
  notStartedTitle: 'Not started yet',
  notStarted: 'Nothing is on here now. Once it begins, you come in by yourself.',
  lockedTitle: 'Doors closed',
  locked:
    'Nobody new can join now. Once the person in front opens the doors, you come in by yourself.',
  fullTitle: 'Every place is taken',
  full: 'Nobody else fits in just now. When somebody leaves, you come in by yourself.',
  sentOutTitle: 'You are not in this room any more',
  sentOut:
    'Whoever presents has sent you out. If that was a mistake, ask them to let you in again.',
  notJoinedTitle: 'You could not join',
  tryAgain: 'Try again',
  otherCode: 'Another code',
} as const;
