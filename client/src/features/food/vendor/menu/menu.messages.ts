import { plural } from '../../../../core/plural.ts';
import { formatCount } from '../../../../ui/number-format.ts';

/** What is said of the menu of a stall where its vendor works on it. */
export const menuMessages = {
  loading: 'Loading the menu …',
  failed: 'The menu cannot be loaded',
  retry: 'Try again',
  title: 'Menu',
  add: 'Add an item',
  begun: 'Not saved yet',
  full: (most: number) => `It has ${formatCount(most)} items, as many as there can be.`,
  none: 'Nothing on the menu yet',
  noneText: 'Write down what there is, one by one, or bring it in as a table.',
  search: 'Search in the menu',
  found: (count: number) =>
    count === 0
      ? 'Nothing has that name.'
      : `${formatCount(count)} ${plural(count, { one: 'item', other: 'items' })}`,
  noCategory: 'Without a category',
  list: 'Items in the order of the menu',
  move: (name: string) => `Move ${name}: drag it, or press the arrow keys`,
  moveHint: 'Drag, or press the arrow keys',
  moved: (name: string, place: number, count: number) =>
    `${name} is item ${formatCount(place)} of ${formatCount(count)} now`,
  edit: (name: string) => `Edit ${name}`,
  soldOut: 'Sold out today',
  soldOutOf: (name: string) => `${name}: sold out today`,
  hidden: 'Not on the menu',
  left: (count: number) => `${formatCount(count)} left`,
  options: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'group', other: 'groups' })} of options`,
  export: 'Save as CSV',
  import: 'Bring in a CSV',
  fileName: (stall: string) => `${stall} menu.csv`,
} as const;
