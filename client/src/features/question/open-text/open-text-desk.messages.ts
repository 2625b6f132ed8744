import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const counted = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'answer', other: 'answers' })}`;

/** What a host reads who arranges answers. */
export const deskMessages = {
  title: 'Arrange the answers',
  hint: 'Tick answers that say the same, and join them. What is hidden, nobody else sees.',
  waiting: (waiting: number) => `${counted(waiting)} to read: nobody else sees them yet.`,
  letAll: (many: number) => `Let ${counted(many)} through`,
  undo: 'Undo',
  alike: (many: number) => `These ${formatCount(many)} look alike`,
  leaveApart: 'Leave apart',
  join: (many: number) => `Join ${formatCount(many)}`,
  joinInto: 'Call them',
  cancel: 'Cancel',
  select: (text: string) => `Tick: ${text}`,
  pin: 'Keep in front',
  unpin: 'No longer in front',
  hide: 'Hide',
  showAgain: 'Show again',
  let: 'Let through',
  takeBack: 'Let wait again',
  split: 'Split',
  takeOut: (text: string) => `Take out: ${text}`,
  name: 'Name of the group',
  states: { shown: '', waiting: 'Waits', hidden: 'Hidden' },
  rude: 'Held back: rude words',
  more: (more: number) => `${counted(more)} more: they come up when some of these are joined.`,
  none: 'No answers yet.',
  spoken: (count: number) => `${formatCount(count)} times`,
} as const;
