import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What is said where gaps are filled. */
export const gapMessages = {
  prompt: (gaps: number) => (gaps === 1 ? 'Fill the gap' : 'Fill the gaps'),
  gap: (number: number, of: number) => (of === 1 ? 'Gap' : `Gap ${number} of ${of}`),
  choose: 'Choose',
  none: 'Fill a gap',
  send: 'Send',
  sendPart: (left: number) => `Send, ${left} ${plural(left, { one: 'gap', other: 'gaps' })} empty`,
  empty: 'empty',
  gapHead: 'Gap',
  filledHead: 'Filled with',
  filledWith: (number: number, text: string) => `gap ${number}: ${text}`,
  share: (count: number, of: number) => (of === 0 ? '–' : `${Math.round((100 * count) / of)}%`),
  people: (count: number) => formatCount(count),
  other: 'Something else',
  rude: 'Kept off the wall',
  more: (count: number) => `${formatCount(count)} more, not listed`,
  nobody: 'Nobody yet',
  isRight: '✓ Correct',
  rightIs: (texts: string) => `✓ ${texts}`,
  onlyHere: 'What else was written only you see.',
  you: 'You',
  hits: (hits: number, of: number) => `✓ All correct: ${formatCount(hits)} of ${formatCount(of)}`,
  spokenRight: (texts: string) => `Correct: ${texts}`,
} as const;
