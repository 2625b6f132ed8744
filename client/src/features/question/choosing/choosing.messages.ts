/** What is said where answers are chosen among options. */
export const choosingMessages = {
  chooseOne: 'Choose one',
  chooseSeveral: 'Choose all that fit',
  yourAnswer: 'Your answer',
  correct: 'Correct',
  results: (question: string) => `Answers to: ${question}`,
} as const;
