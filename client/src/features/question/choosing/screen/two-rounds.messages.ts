import { formatCount } from '../../../../ui/number-format.ts';

/** What is said where a round and the one before it are one picture. */
export const twoRoundsMessages = {
  /** By how many points of a hundred a share has moved. */
  change: 'Change',
  round: (round: number) => `Round ${round}`,
  roundOf: (round: number, answered: number) => `Round ${round}, ${formatCount(answered)} answered`,
  since: (round: number, share: string) => `Round ${round}: ${share}`,
} as const;
