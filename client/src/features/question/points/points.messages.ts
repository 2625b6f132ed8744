import { plural } from '../../../core/plural.ts';

const pointsOf = (count: number): string =>
  `${count} ${plural(count, { one: 'point', other: 'points' })}`;

/** What is said where points are shared among items. */
export const pointsMessages = {
  prompt: (total: number) => `Share ${total} points`,
  promptLess: (total: number) => `Share up to ${total} points`,
  left: (left: number) => `${pointsOf(left)} left`,
  of: (total: number) => `of ${total} left`,
  less: (text: string) => `Less for ${text}`,
  more: (text: string) => `More for ${text}`,
  value: pointsOf,
  send: 'Send',
  sendWithout: (left: number) => `Send, ${left} not given`,
  you: 'You',
  item: 'Item',
  mean: 'Mean points',
  meanOf: (total: number) => `Mean of ${total} points`,
  sum: 'All points',
  people: 'Given by',
  by: (people: string) => `given by ${people}`,
  spoken: (text: string, mean: string) => `${text}: ${mean} points on average`,
} as const;
