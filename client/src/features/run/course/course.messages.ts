import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const people = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`;

/** In words how long a point of a line lasts. */
const lasting = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'an hour' : `${formatCount(hours)} hours`;
};

/** How a run went over its time. */
export const courseMessages = {
  title: 'Over time',
  came: 'Who came',
  cameMost: (count: number, step: number, when: string) =>
    `At most ${people(count)} within ${lasting(step)}, at ${when}`,
  lost: '“I am lost”',
  lostMost: (count: number, share: string | null, when: string) =>
    `At most ${people(count)} at once${share === null ? '' : `, ${share} of who was here`}, at ${when}`,
  lostFew: (when: string) =>
    `One person or more, first at ${when}. With fewer than 5 people here no number is told.`,
  reactions: 'Reactions',
  reactionsTold: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'reaction', other: 'reactions' })}`,
  questions: 'Questions that were open',
  openAt: (position: number) => `Question ${position}`,
} as const;
