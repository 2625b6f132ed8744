import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the page says on which a poll is followed over the years. */
export const trendMessages = {
  title: 'Over the years',
  lead: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'run', other: 'runs' })}, the oldest first: the share of each answer among those who answered, or the mean where people gave numbers, places or points.`,
  hasOlder: 'There are older runs, which are not drawn.',
  back: 'To its runs',
  one: 'A line needs two runs',
  oneText: 'Present it once more: then you see here what changed.',
  run: 'Run',
  joined: 'Took part',
  answered: 'Answered',
  none: 'not asked',
  table: 'As a table',
  attendance: 'Who took part',
  caption: (text: string) => `Each run: ${text}`,
} as const;
