import { isolated } from '../../../core/isolated.ts';
import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const perHour = 60;
const perDay = 24 * perHour;

const minutes = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'minute', other: 'minutes' })}`;
const hours = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'hour', other: 'hours' })}`;
const days = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'day', other: 'days' })}`;

/** Whole ones, and what is left in smaller ones where something is. */
const both = (whole: string, left: number, small: (count: number) => string): string =>
  left === 0 ? whole : `${whole} ${small(left)}`;

/** So many minutes as people say them: in hours from 60 on, and in days from 24 hours on. */
const lasting = (count: number): string => {
  if (count < perHour) return minutes(count);
  if (count < perDay) return both(hours(Math.floor(count / perHour)), count % perHour, minutes);
  return both(days(Math.floor(count / perDay)), Math.floor((count % perDay) / perHour), hours);
};

const seconds = (ms: number): string => {
  const count = Math.max(1, Math.round(ms / 1_000));
  return `${formatCount(count)} ${plural(count, { one: 'second', other: 'seconds' })}`;
};

/** What the page of those who cook says of itself. What its cards say is in `card.messages.ts`. */
export const kitchenMessages = {
  title: 'Orders',
  titleOf: (stall: string) => `Orders of ${stall}`,
  visitor: 'Log in to see orders',
  visitorText: 'Vendors see the orders of their stalls here, and whoever brings orders sees those.',
  login: 'Log in',
  loading: 'Loading the orders …',
  failed: 'The orders cannot be loaded',
  retry: 'Try again',
  gone: 'There is no such stall',
  goneText: 'It was removed, or it is not yours.',
  all: 'All stalls',
  choose: 'Choose a stall',
  none: 'You have no stall yet',
  noneText: 'Once you have one that is open, its orders come in here.',
  toStalls: 'Stalls and menus',
  open: (stall: string) => `Orders of ${isolated(stall)}`,
  bring: 'What you bring',
  views: {
    label: 'What is shown',
    board: 'Orders',
    items: 'By item',
    menu: 'Sold out',
    couriers: 'Couriers',
  },
  /** The board. */
  columns: {
    new: 'New',
    accepted: 'Accepted',
    preparing: 'In preparation',
    ready: 'Ready',
    'under-way': 'Under way',
    done: 'Done lately',
  },
  columnWith: (column: string, count: number) =>
    `${column}: ${formatCount(count)} ${plural(count, { one: 'order', other: 'orders' })}`,
  columnsOf: 'How far the orders are',
  /** Of which something was asked, or whose money did not go back. */
  wanting: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'order needs', other: 'orders need' })} you`,
  /** In the same place where that is none: new orders and the steps of others are not meant. */
  wantingNone: 'Nothing else needs you.',
  wantingIn: (count: number) =>
    `, ${formatCount(count)} ${plural(count, { one: 'needs', other: 'need' })} you`,
  isMore: 'There are more orders than fit here. The others come as these are done.',
  empty: 'None now.',
  emptyNew: 'New orders come in here by themselves.',
  typeCode: 'Type a code',
  sound: 'Sound for new orders',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  /** A browser lets a page sound once something on it has been pressed. */
  soundWaits: 'Tap once, so that it rings',
  news: (numbers: readonly number[]) =>
    `${plural(numbers.length, { one: 'New order', other: 'New orders' })}: ${numbers.join(', ')}`,
  /** The connection. */
  away: (since: string) =>
    `No connection to the server since ${since}. You see the orders as they were then; what you tap is sent once it is back.`,
  held: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'tap waits', other: 'taps wait' })} to be sent.`,
  again: 'Try now',
  slow: (ms: number) => `The connection is slow: each tap takes about ${seconds(ms)}.`,
  /** What was done a moment ago. */
  undoable: 'Done a moment ago',
  undo: 'Undo',
  undoOf: (number: number) => `Undo what was done with order ${number}`,
  did: {
    placed: (number: number) => `Order ${number} is new again`,
    paid: (number: number) => `Order ${number} is new again`,
    accepted: (number: number) => `Order ${number} is accepted`,
    preparing: (number: number) => `Order ${number} is in preparation`,
    ready: (number: number) => `Order ${number} is ready`,
    'under-way': (number: number) => `Order ${number} is under way`,
    delivered: (number: number) => `Order ${number} is handed over`,
    cancelled: (number: number) => `Order ${number} is cancelled`,
    refunded: (number: number) => `Order ${number} is paid back`,
  },
  /** By item. */
  batch: {
    none: 'Nothing is to be made now.',
    lead: 'What is to be made of the orders that are accepted or in preparation.',
    later: 'Later',
    laterLead: 'Ordered for another day.',
    count: (count: number) => `${formatCount(count)} ×`,
    plain: 'As it is',
    note: (note: string) => `Note: ${isolated(note)}`,
    orders: (numbers: readonly number[]) =>
      `For ${plural(numbers.length, { one: 'order', other: 'orders' })} ${numbers.join(', ')}`,
  },
  /** What is sold out for today. */
  menu: {
    lead: 'One tap says that something is sold out for today, and another one that there is some again.',
    loading: 'Loading the menu …',
    failed: 'The menu cannot be loaded',
    none: 'Nothing is on the menu',
    noneText: 'What is on the menu of the stall stands here.',
    toMenu: 'Menu of the stall',
    search: 'Search in the menu',
    noneFound: 'Nothing has that name.',
    left: (count: number) => `${formatCount(count)} left`,
  },
  /** Who brings them. */
  couriers: {
    lead: 'They see the orders that they set out with, and hand them over. You can set out yourself without being named.',
    none: 'Nobody is named yet.',
    email: 'Their school e-mail',
    noEmail: 'Write their e-mail.',
    name: 'Name them',
    told: (address: string) =>
      `If somebody has an account with ${isolated(address)}, they are in the list now.`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${isolated(name)}`,
    sure: (name: string) => `Remove ${isolated(name)}?`,
    sureText: 'What they are under way with they may still bring.',
  },
  waited: (count: number) => (count === 0 ? 'Came just now' : `Came ${lasting(count)} ago`),
  late: (count: number) => `Late by ${lasting(count)}`,
} as const;
