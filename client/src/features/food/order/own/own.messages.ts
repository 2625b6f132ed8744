import { isolated } from '../../../../core/isolated.ts';
import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

/** What the list of one's own orders says. */
export const ownMessages = {
  title: 'Your orders',
  toStalls: 'To the stalls',
  toBring: 'Orders that you bring',
  loading: 'Loading your orders …',
  failed: 'Your orders cannot be loaded',
  retry: 'Try again',
  none: 'No orders yet',
  noneText: 'What you order at a stall stands here, with its number and its code.',
  more: 'Show more',
  loadingMore: 'Loading …',
  moreFailed: 'The next ones cannot be loaded.',
  /** The server tells none: these are on the device. */
  kept: (why: string) => `These are on this device. ${why}`,
  stale: (why: string) => `This may be out of date. ${why}`,
  item: (count: number, name: string) => `${formatCount(count)} × ${isolated(name)}`,
  line: (number: number, stall: string) => `Order ${number} at ${isolated(stall)}`,
  ordered: (when: string) => `Ordered ${when}`,
  showCode: 'Show the code',
  showCodeOf: (number: number) => `Show the code of order ${number}`,
  again: {
    act: 'Order again',
    of: (number: number) => `Order again what was in order ${number}`,
    left: (names: readonly string[]) =>
      `${names.map(isolated).join(', ')} ${plural(names.length, { one: 'is', other: 'are' })} not to be had as before.`,
    pickedUp: 'The stall does not bring orders any more: you pick this one up.',
    nothing: 'Nothing of that order is to be had any more.',
    title: 'Begin a new cart?',
    text: (stall: string) => `What is in your cart of ${isolated(stall)} is removed.`,
    yes: 'Begin a new one',
    look: 'Look',
    sent: 'Your last order has just been sent. First see what came of it.',
  },
} as const;
