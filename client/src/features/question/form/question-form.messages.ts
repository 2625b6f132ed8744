import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the editor says of every question. */
export const questionFormMessages = {
  text: 'Your question',
  textPlaceholder: 'What do you want to ask?',
  signsHint: 'Formulas: $x^2$. Code: `x = 1`, or a block between ``` and ```.',
  lacksText: 'Write the question.',
  left: (left: number) =>
    left === 0
      ? 'No character left'
      : `${formatCount(left)} ${plural(left, { one: 'character', other: 'characters' })} left`,
  tooLong: (over: number, max: number) =>
    `${formatCount(over)} too many: ${formatCount(max)} characters are the most`,
  time: 'Time to answer',
  noLimit: 'No limit',
  seconds: (seconds: number) => (seconds < 120 ? `${seconds} seconds` : `${seconds / 60} minutes`),
} as const;
