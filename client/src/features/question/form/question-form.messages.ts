/** What the editor says of every question. */
export const questionFormMessages = {
  text: 'Your question',
  textPlaceholder: 'What do you want to ask?',
  lacksText: 'Write the question.',
  time: 'Time to answer',
  noLimit: 'No limit',
  seconds: (seconds: number) => (seconds < 120 ? `${seconds} seconds` : `${seconds / 60} minutes`),
} as const;
