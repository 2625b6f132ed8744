/** What a quiz says in reports and refusals. */
export const quizMessages = {
  closed: 'This question is closed.',
  paused: 'The quiz is paused.',
  noQuestion: 'There is no such question.',
  right: (what: string) => `Right: ${what}`,
  rightOf: (right: number, all: number) => `${right} of ${all}`,
  voided: 'Counts for nobody',
  points: 'Points',
  /** What the answers say of a question, as it is followed from one run to the next. */
  difficulty: 'Share that was right',
  discrimination: 'Discrimination',
  medianTime: 'Median time',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  seconds: (ms: number) => `${(ms / 1_000).toFixed(1)} s`,
} as const;
