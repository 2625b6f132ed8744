import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

/** A name is what somebody typed, in a script of theirs: it does not turn the words around it. */
const own = (name: string): string => `\u2068${name}\u2069`;

const items = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'item', other: 'items' })}`;

/** What putting together an order says. */
export const cartMessages = {
  items,
  note: 'Note for the stall',
  noteHint: 'As “no onions”. Leave it empty if you have none.',
  count: 'How many',
  more: (name: string) => `One more of ${own(name)}`,
  less: (name: string) => `One less of ${own(name)}`,
  add: (price: string) => `Add to the cart · ${price}`,
  stillToChoose: (groups: readonly string[]) => `Still to choose: ${groups.map(own).join(', ')}`,
  added: (count: number, name: string) => `In the cart: ${formatCount(count)} × ${own(name)}`,
  servedThen: 'It is served at these hours alone: choose such a time when you order.',
  full: (most: number) => `A cart has room for ${formatCount(most)} lines.`,
  onItsWay: 'Your last order has just been sent. First see what came of it.',
  other: {
    title: 'Begin a new cart?',
    text: (count: number, stall: string) =>
      `Your cart has ${items(count)} of ${own(stall)}. All items of an order come from one stall: those are removed.`,
    yes: 'Begin a new one',
  },
  cart: 'Cart',
  open: (stall: string) => `To the cart of ${own(stall)}`,
} as const;
