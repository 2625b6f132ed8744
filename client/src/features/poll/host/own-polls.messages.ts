/** What the list of one's own polls says, where one of them is to come next. */
export const ownPollsMessages = {
  none: 'You have no other poll yet.',
  failed: 'Your polls cannot be shown now.',
  loading: 'Your polls are loading …',
  underWayIn: (code: string) => `Under way in room ${code}`,
  nameless: 'Poll without a name',
} as const;
