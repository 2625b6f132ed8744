import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the host of a rehearsal is told. */
export const rehearsalMessages = {
  name: 'Rehearsal',
  mark: 'Rehearsal:',
  students: (count: number) =>
    `${formatCount(count)} simulated ${plural(count, { one: 'student', other: 'students' })}. Nothing of it is kept.`,
  end: 'End the rehearsal',
  over: 'The rehearsal is over',
  overText: 'Nothing of it is kept: no results, no history. Its room closes in a minute.',
  again: 'Rehearse again',
  back: 'Back to where you were',
} as const;
