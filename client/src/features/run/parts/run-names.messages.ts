import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the results say of who answered under a name. */
export const runNamesMessages = {
  title: 'Who answered',
  total: (people: number) =>
    `${formatCount(people)} ${plural(people, { one: 'person', other: 'people' })} answered. What each of them answered is in the table of answers.`,
  noName: 'No name any more',
  answers: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'answer', other: 'answers' })}`,
} as const;
