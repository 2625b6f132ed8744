/** What lists of polls say of them, beside what is said of all that is made. */
export const pollsMessages = {
  title: 'Your polls',
  allResults: 'All results',
  survey: { open: (when: string) => `Survey open until ${when}`, closed: 'Survey closed' },
} as const;
