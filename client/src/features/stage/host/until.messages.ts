/** What is said where somebody chooses until when something is open. */
export const untilMessages = {
  until: 'Open until',
  no: 'Not now',
  incomplete: 'Choose a day and a time.',
} as const;
