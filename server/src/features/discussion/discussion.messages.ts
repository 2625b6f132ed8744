/** What is said of discussions to whoever calls. */
export const discussionMessages = {
  noQuestion: 'There is no such question in this topic.',
  noMessage: 'There is no such message any more.',
  slow: 'There is a pause between two messages here. Wait a moment.',
  unverified: 'Verify your account first: then you can take part in discussions.',
  muted: 'A moderator has muted you in this space for a time.',
  notMutable: 'Who moderates the space cannot be muted in it.',
  nobody: 'There is nobody of this id.',
} as const;

/** Notifications, in the lists of others: so they name nobody, who may want to be forgotten. */
export const discussionNotices = {
  mentioned: {
    title: 'You were mentioned',
    text: (space: string) => `Somebody mentioned you in the discussion of “${space}”.`,
  },
} as const;
