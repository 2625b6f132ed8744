import { plural } from '../../core/plural.ts';
import { formatCount } from '../number-format.ts';

/** What the earlier versions of what is written say. */
export const versionsMessages = {
  title: 'Earlier versions',
  intro:
    'Of each time you published, and of each quarter of an hour in which you wrote. The oldest go.',
  none: 'There is no earlier version yet.',
  loading: 'Loading the versions …',
  retry: 'Try again',
  published: 'Published',
  noTitle: 'No title',
  characters: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'character', other: 'characters' })}`,
  back: 'All versions',
  of: (when: string) => `As it was ${when}`,
  same: 'It is what is written now.',
  changesText: 'Struck out: it is gone since. Underlaid in green: it came since.',
  use: 'Use this again',
  undo: 'Undo',
  used: 'The version is your text again. The other one is set aside.',
} as const;
