import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const length = (months: number): string =>
  months % 12 === 0
    ? `${months / 12} ${plural(months / 12, { one: 'year', other: 'years' })}`
    : `${months} ${plural(months, { one: 'month', other: 'months' })}`;
const runs = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'run', other: 'runs' })}`;

/** What is said of how long a space keeps what was answered in it. */
export const keepingMessages = {
  /** The most that are counted. */
  most: 1_000,
  kept: (months: number | null) =>
    months === null
      ? 'This space keeps results until somebody deletes them.'
      : `This space deletes results ${length(months)} after a run has ended.`,
  change: 'Change how long',
  title: 'How long results are kept',
  text: 'It is the same for everything that is presented in this space. Once a day, what is older is deleted with every answer, for good.',
  label: 'Keep results',
  choice: (months: number | null) =>
    months === null ? 'Until somebody deletes them' : `For ${length(months)}`,
  due: (count: number) => {
    if (count === 0) return 'No run is as old as that now: nothing is deleted today.';
    const many = count >= 1_000 ? `${runs(1_000)} or more` : runs(count);
    return `${many} would be deleted within a day, with every answer.`;
  },
  keepsAll: 'Nothing is deleted by itself.',
  looking: 'Looking how many runs that is …',
  save: 'Save',
  cancel: 'Cancel',
} as const;
