/** What the dialog that copies a poll says. */
export const copyMessages = {
  open: (title: string) => `Duplicate ${title}`,
  title: 'Duplicate this poll',
  text: (title: string) => `“${title}” stays as it is. The copy has no results.`,
  space: 'Space',
  topic: 'Topic',
  own: 'My polls',
  loading: 'Loading …',
  noTopics: 'This space has no topics to put it in.',
  cancel: 'Cancel',
  copy: 'Duplicate',
  copied: 'The poll is duplicated.',
} as const;
