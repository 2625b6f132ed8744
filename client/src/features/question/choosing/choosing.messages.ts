/** What is said where answers are chosen among options. */
export const choosingMessages = {
  chooseOne: 'Choose one',
  chooseSeveral: 'Choose all that fit',
  /** At what the person has chosen. */
  you: 'You',
  answer: 'Answer',
  share: 'Share',
  people: 'People',
  correct: 'Correct',
  results: (question: string) => `Answers to: ${question}`,
} as const;
