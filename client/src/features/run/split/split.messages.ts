import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the panel says that tells answers apart. */
export const splitMessages = {
  by: 'Split by',
  all: 'Everybody together',
  ungrouped:
    'Numbers, rankings, points and own words make no few groups, so nothing is split by them.',
  choice: (question: number, text: string, round: number | null) =>
    round === null ? `${question}. ${text}` : `${question}. ${text} (round ${round})`,
  /** Above the charts, read by those who hear them. */
  title: (by: string) => `Split by: ${by}`,
  people: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`,
  nobody: 'Nobody who said this answered here.',
  withheld: 'Not shown: too few to keep each of them unknown.',
  loading: 'Splitting the answers …',
  pictureOf: (position: number) => `Picture of question ${position}, split`,
  file: (position: number) => `Question ${position}, split`,
} as const;
