/** What a notification says whose message could not be read. */
export const workerMessages = {
  unread: 'Something is new. Open the page to see it.',
} as const;
