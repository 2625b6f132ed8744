import { isolated } from '../../../../core/isolated.ts';
import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

const items = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'item', other: 'items' })}`;

/** What putting together an order says. */
export const cartMessages = {
  items,
  note: 'Note for the stall',
  noteHint: 'As “no onions”. Leave it empty if you have none.',
  count: 'How many',
  more: (name: string) => `One more of ${isolated(name)}`,
  less: (name: string) => `One less of ${isolated(name)}`,
  add: (price: string) => `Add to the cart · ${price}`,
  stillToChoose: (groups: readonly string[]) =>
    `Still to choose: ${groups.map(isolated).join(', ')}`,
  added: (count: number, name: string) => `In the cart: ${formatCount(count)} × ${isolated(name)}`,
  servedThen: 'It is served at these hours alone: choose such a time when you order.',
  full: (most: number) => `A cart has room for ${formatCount(most)} lines.`,
  onItsWay: 'Your last order has just been sent. First see what came of it.',
  other: {
    title: 'Begin a new cart?',
    text: (count: number, stall: string) =>
      `Your cart has ${items(count)} of ${isolated(stall)}. All items of an order come from one stall: those are removed.`,
    yes: 'Begin a new one',
  },
  cart: 'Cart',
  open: (stall: string) => `To the cart of ${isolated(stall)}`,
} as const;
