/** What the projector says in a poll. */
export const pollScreenMessages = {
  position: (question: number, of: number) =>
    of === 1 ? 'One question' : `Question ${question} of ${of}`,
  together: (questions: number) => `${questions} questions, at your own pace`,
  roundOf: (round: number, answered: number) => `Round ${round}, ${answered} answered`,
  noneShown: 'Too few answers to show any',
  withheld: (floor: number) => `Results come from ${floor} answers on`,
  round: (round: number) => (round > 1 ? `Round ${round}` : ''),
  ready: 'Get ready',
  open: 'Vote now',
  closed: 'Closed',
  results: 'Results',
  answeredUntil: (when: string) => `answered. Open until ${when}`,
  line: (option: string, share: string) => `${option}: ${share}`,
} as const;
