import { formatCount } from '../../ui/number-format.ts';

/** What a host reads of what is right. */
export const hostRightMessages = {
  rightIs: 'Right:',
  hits: (hits: number, answered: number) =>
    `${formatCount(hits)} of ${formatCount(answered)} have it.`,
} as const;
