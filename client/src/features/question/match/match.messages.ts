import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What is said where sides are matched. */
export const matchMessages = {
  prompt: 'Match them: tap one, then what belongs to it',
  note: 'Match them',
  choose: 'Choose what belongs to it',
  /** The choices below a left side, for those who hear them. */
  choices: (left: string) => `What belongs to ${left}`,
  side: (left: string, option: string | null) =>
    option === null ? `${left}: not matched` : `${left}: ${option}`,
  takenBy: (left: string) => `now with ${left}`,
  undo: (left: string) => `Undo: ${left}`,
  matched: (left: string, option: string) => `${left} with ${option}`,
  undone: (left: string) => `${left}: not matched any more`,
  none: 'Match them',
  send: 'Send',
  sendPart: (left: number) => `Send, ${left} not matched`,
  left: 'Left side',
  given: 'Matched with',
  people: (count: number) => formatCount(count),
  share: (count: number, of: number) => (of === 0 ? '–' : `${Math.round((100 * count) / of)}%`),
  more: (count: number) => `${formatCount(count)} ${plural(count, { one: 'more', other: 'more' })}`,
  nobody: 'Nobody yet',
  right: 'Correct',
  isRight: '✓ Correct',
  rightIs: (option: string) => `✓ ${option}`,
  you: 'You',
  hits: (hits: number, of: number) => `✓ All correct: ${formatCount(hits)} of ${formatCount(of)}`,
  spokenRight: (pairs: string) => `Correct: ${pairs}`,
  spoken: (left: string, option: string, share: string) => `${left}: ${option}, ${share}`,
} as const;
