/** What phones say where a live Q&A is about to be opened. */
export const liveQnaHolderPhoneMessages = {
  soon: 'You can ask your questions here in a moment.',
} as const;
