/** What the dialog that copies something says. */
export const copyMessages = {
  open: (title: string) => `Duplicate ${title}`,
  text: (title: string) => `“${title}” stays as it is. The copy has no results.`,
  space: 'Space',
  topic: 'Topic',
  own: 'My polls',
  loading: 'Loading …',
  noTopics: 'This space has no topics to put it in.',
  cancel: 'Cancel',
  copy: 'Duplicate',
} as const;
