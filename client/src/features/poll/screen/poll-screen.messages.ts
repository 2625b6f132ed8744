/** What the projector says in a poll. */
export const pollScreenMessages = {
  position: (question: number, of: number) =>
    of === 1 ? 'One question' : `Question ${question} of ${of}`,
  round: (round: number) => (round > 1 ? `Round ${round}` : ''),
  ready: 'Get ready',
  open: 'Vote now',
  closed: 'Closed',
  results: 'Results',
  line: (option: string, share: string) => `${option}: ${share}`,
} as const;
