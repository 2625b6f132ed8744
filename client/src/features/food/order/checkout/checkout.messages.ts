import type { CartFault, LineFault } from '@sets/shared/food/order/order.contract.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { isolated } from '../../../../core/isolated.ts';
import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

/** A line keeps its choices: other ones are another line. */
const withOthers = 'Remove it and add it again with another choice.';

const lineFaults: Readonly<Record<LineFault, string>> = {
  unknown: 'It is no longer on the menu.',
  'sold-out': 'Sold out.',
  'not-now': 'It is not served at that time. Choose another one, or remove it.',
  'too-few-left': 'Not so many are left.',
  'too-many': `An order has at most ${formatCount(orderLimits.count)} of one item.`,
  'unknown-choice': `What you chose of it is no longer there. ${withOthers}`,
  'choice-sold-out': `Something you chose of it is sold out. ${withOthers}`,
  'too-few-choices': 'The stall asks to choose more of it now. Remove it and add it again.',
  'too-many-choices': 'The stall lets you choose less of it now. Remove it and add it again.',
};

const faults: Readonly<Record<CartFault, string>> = {
  'too-much': 'This is more than one order may cost.',
  'no-delivery': 'The stall does not bring orders any more. Pick it up instead.',
  'no-card': 'The stall takes no cards.',
  'not-then': 'The stall cannot have it ready then. Choose another time.',
  'other-currency': 'The stall counts in other money now.',
};

/** What the cart says, and the way from it to an order. */
export const checkoutMessages = {
  title: 'Your cart',
  titleOf: (stall: string) => `Cart · ${stall}`,
  toMenu: (stall: string) => `To the menu of ${isolated(stall)}`,
  back: 'To the menu',
  orders: 'Your orders',
  empty: 'Your cart is empty',
  emptyText: 'Choose something from the menu: it waits here until you order it.',
  elsewhere: (stall: string) => `Your cart is of ${isolated(stall)}`,
  elsewhereText: 'All items of an order come from one stall.',
  toCart: 'To that cart',
  gone: {
    title: 'This stall is gone',
    text: (stall: string) =>
      `What is in your cart of ${isolated(stall)} cannot be ordered any more.`,
    empty: 'Empty the cart',
    emptied: 'The cart is empty.',
    stalls: 'All stalls',
  },
  lines: 'What you want',
  each: (price: string) => `${price} each`,
  remove: 'Remove',
  removeLine: (name: string) => `Remove ${isolated(name)}`,
  removed: (name: string) => `Removed: ${isolated(name)}`,
  undo: 'Undo',
  lineFaults,
  left: (count: number) =>
    `Only ${formatCount(count)} ${plural(count, { one: 'is', other: 'are' })} left.`,
  was: (price: string) => `It was ${price}.`,
  faults,
  had: {
    title: 'How you get it',
    pickUp: 'Pick it up',
    delivery: 'Have it brought',
    place: 'Where to',
    placeHint: 'Building, floor and room, so that you are found.',
    noPlace: 'Say where it is to be brought.',
  },
  time: {
    title: 'When you get it',
    now: 'As soon as possible',
    day: 'When',
    time: 'Time',
    loading: 'Looking for free times …',
    failed: (why: string) => `The times cannot be loaded. ${why}`,
    none: 'No time is free at the moment.',
    paused: 'The stall is paused. Try again later.',
    later: 'It cannot be had right now. Choose a time.',
    places: (when: string, left: number) =>
      `${when} · ${formatCount(left)} ${plural(left, { one: 'place', other: 'places' })} left`,
    gone: (when: string) => `${when} · no longer free`,
    today: (day: string) => `Today (${day})`,
    passed: (when: string) =>
      `${when} has passed. It is ordered for as soon as possible now, unless you choose another time.`,
  },
  tip: {
    title: 'Tip',
    none: 'None',
  },
  noteField: 'Note for the whole order',
  optional: 'optional',
  totals: {
    title: 'What it costs',
    items: 'Items',
    fee: 'Delivery',
    tip: 'Tip',
    total: 'Total',
    tax: (rate: string) => `Of this ${rate} tax`,
    loading: 'Asking the stall what it costs …',
    failed: 'What it costs cannot be loaded',
    retry: 'Try again',
  },
  pay: {
    title: 'How you pay',
    counter: 'You pay at the counter when you pick it up.',
    courier: 'You pay when it is brought.',
    card: 'You pay now, by card.',
    cardHint: 'On the page of our payment provider. The stall starts once it is paid.',
    free: 'There is nothing to pay.',
  },
  changed: {
    title: 'Something costs other than you saw',
    text: 'Look at it again. Nothing is ordered before you agree.',
    agree: 'The new prices are fine',
  },
  mend: 'Something cannot be had as it is. It is marked above.',
  place: (price: string) => `Order · ${price}`,
  placing: 'Ordering …',
  visitor: {
    title: 'Log in to order',
    text: 'The stall needs to know whose order it is. Your cart stays as it is.',
    login: 'Log in',
  },
  anew: 'In the meantime something has changed. Look at it again, then order.',
  taken: 'That order could not be placed. Try it again.',
  again: {
    today: (time: string) => `You can order again at ${time}.`,
    tomorrow: (time: string) => `You can order again at ${time} tomorrow.`,
    later: (when: string) => `You can order again on ${when}.`,
  },
  notArrived: 'Your order had not arrived. You can place it again.',
  sent: {
    looking: 'Looking whether your order has arrived …',
    wait: 'Looking for your order',
    waitText:
      'It was sent, and is not there yet. This page looks for it for a minute. It is never ordered twice.',
    title: 'Has your order arrived?',
    text: (why: string) =>
      `${why} It was sent, but nobody knows yet whether it is there. It is never ordered twice.`,
    retry: 'Look again',
    leave: {
      open: 'Begin a new cart',
      title: 'Leave this cart?',
      text: 'Nobody knows whether it was ordered. If it has arrived, it stands among your orders.',
      yes: 'Leave it',
    },
  },
} as const;
