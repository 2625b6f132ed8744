import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What is said of the word clouds of a topic that are over. */
export const pastCloudsMessages = {
  past: 'Until now',
  people: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })} answered`,
  round: (round: number) => `Round ${round}`,
  results: 'Results',
  resultsOf: (title: string) => `Results of ${title}`,
  notShown: 'Only moderators see it: the big screen did not show it at the end.',
  none: 'No word clouds yet. What the big screen shows at the end is kept here.',
  noneForHosts: 'No word clouds yet. What rooms answer is kept here.',
  noneHere: 'No word clouds among these. There may be older ones.',
} as const;
