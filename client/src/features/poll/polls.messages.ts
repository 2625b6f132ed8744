/** What lists of polls say of them, beside what is said of all that is made. */
export const pollsMessages = {
  title: 'Your polls',
  allResults: 'All results',
  surveyOpen: (when: string) => `Survey open until ${when}`,
  surveyClosed: 'Survey closed',
} as const;
