/** What a phone says after the end of whatever was on. */
export const afterEndMessages = {
  next: 'Stay on this page: what comes next opens here by itself.',
} as const;
