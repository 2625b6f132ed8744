import { formatCount } from '../../../ui/number-format.ts';

/** What the projector says in a poll. */
export const pollScreenMessages = {
  position: (question: number, of: number) =>
    of === 1 ? 'One question' : `Question ${question} of ${of}`,
  state: {
    ready: 'Get ready',
    open: 'Voting is open',
    closed: 'Voting is closed',
  },
  hidden: 'Answers are hidden until they are shown here',
  soon: 'Voting opens in a moment',
  answered: (of: number) => `of ${formatCount(of)} answered`,
} as const;
