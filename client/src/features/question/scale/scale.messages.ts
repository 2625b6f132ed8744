/** What is said where statements are rated on a scale. */
export const scaleMessages = {
  promptOne: 'Rate it',
  prompt: 'Rate each of them',
  noAnswer: 'No answer',
  end: (step: string, meaning: string) => (meaning === '' ? step : `${step}: ${meaning}`),
  statement: 'Statement',
  mean: 'Mean',
  meanOf: (mean: string) => `Mean ${mean}`,
  nobody: 'Nobody yet',
  spread: 'Spread',
  ratings: 'Ratings',
  answers: 'Answers',
  steps: 'How often each was given',
  step: 'Step',
  count: (step: string, count: string) => `${step}: ${count}`,
  people: 'People',
  /** At what the person has given. */
  you: 'You',
  from: (from: number, to: number) => `From ${from} to ${to}`,
  spoken: (statement: string, mean: string, count: string) =>
    statement === ''
      ? `Mean ${mean}, of ${count} ratings`
      : `${statement}: mean ${mean}, of ${count} ratings`,
} as const;
