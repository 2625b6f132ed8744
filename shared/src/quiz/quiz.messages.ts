/** What a quiz says in reports and refusals. */
export const quizMessages = {
  closed: 'This question is closed.',
  paused: 'The quiz is paused.',
  noQuestion: 'There is no such question.',
  right: (what: string) => `Right: ${what}`,
  rightOf: (right: number, all: number) => `${right} of ${all}`,
  voided: 'Counts for nobody',
  points: 'Points',
} as const;
