import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

const items = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'item', other: 'items' })}`;

/** What the menu of a stall says. */
export const menuMessages = {
  loading: 'Loading the menu …',
  failed: 'The menu cannot be loaded',
  retry: 'Try again',
  none: 'There is no such stall',
  noneText: 'It may have been removed, or the address is mistyped.',
  toStalls: 'All stalls',
  categories: 'What is on the menu',
  /** What stands under no category, beside others that do. */
  others: 'More',
  empty: 'Nothing on the menu yet',
  emptyText: 'This stall has not said what it has.',
  undeclared: (count: number) =>
    `${items(count)} hidden: ${plural(count, { one: 'it does', other: 'they do' })} not say which allergens ${plural(count, { one: 'it has', other: 'they have' })}. Ask the stall.`,
  unfit: (count: number) =>
    `${items(count)} hidden: ${plural(count, { one: 'it does', other: 'they do' })} not fit what you eat.`,
  showAll: 'Show all items',
  itemGone: 'That item is no longer on the menu.',
  times: 'Opening times',
  closed: 'Closed now',
  paused: 'Paused',
  pausedText: 'The stall has stopped for the moment and says when it goes on.',
  closedText: 'You can look at the menu all the same.',
  never: 'This stall has not said when it is open.',
  dayClosed: 'Closed',
  closedDays: 'Also closed on',
  clockThere: (zone: string) => `By the clock of the stall, ${zone}: yours shows another time.`,
  look: 'Look at the menu',
} as const;

/** What is told of one item. */
export const itemMessages = {
  takes: {
    one: 'Choose one',
    exactly: (count: number) => `Choose ${count}`,
    between: (least: number, most: number) => `Choose ${least} to ${most}`,
    upToOne: 'One, if you like',
    upTo: (most: number) => `Up to ${most}, if you like`,
  },
  noExtra: 'no extra',
} as const;
