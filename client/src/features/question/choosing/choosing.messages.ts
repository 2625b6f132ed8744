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
  writeFirst: 'Write the answers first.',
  right: (options: string) => `Correct: ${options}`,
  answered: (answered: string, joined: string) => `${answered} of ${joined} answered`,
  result: (options: string, share: string, people: string, of: string) =>
    `${options}: ${share}, ${people} of ${of}`,
  results: (question: string) => `Answers to: ${question}`,
} as const;
