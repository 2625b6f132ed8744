import { isolated } from '../../../core/isolated.ts';
import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the list of stalls and what is found in them say. */
export const listingsMessages = {
  title: 'Food',
  orders: 'Your orders',
  titleFound: (words: string) => `${words} · Food`,
  school: 'School',
  allSchools: 'All schools',
  search: 'Search stalls and menus',
  loading: 'Loading the stalls …',
  failed: 'The stalls cannot be loaded',
  stale: (why: string) => `This may be out of date. ${why}`,
  retry: 'Try again',
  stalls: 'Stalls',
  stallsShown: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'stall', other: 'stalls' })}`,
  moreStalls: 'There are more stalls than these. Choose a school to see all of its own.',
  items: 'Items',
  itemsThatFit: 'Items that fit you',
  loadingItems: 'Looking for items …',
  itemsFailed: 'The items cannot be loaded',
  itemsShown: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'item', other: 'items' })} found`,
  more: 'There are more than these. Another word finds fewer.',
  /** Beside what is found, where somebody avoids an allergen. */
  onlyDeclared: 'Only items of which their stalls say which allergens they have.',
  place: 'Where',
  takes: 'How long it takes',
  minutes: (count: number) => (count === 0 ? 'Ready at once' : `About ${formatCount(count)} min`),
  none: {
    anywhere: {
      title: 'No stalls yet',
      text: 'Once a canteen or a café is listed here, you see whether it is open and what it has.',
    },
    school: (name: string) => ({
      title: `No stalls at ${isolated(name)} yet`,
      text: 'Other schools have some.',
    }),
    found: {
      title: 'Nothing fits',
      text: 'Try fewer or other words: the names and texts of items, and the names and places of stalls, are searched.',
    },
    wished: {
      title: 'No item fits',
      text: 'Choose less of what you eat or avoid, or ask at the stalls: not everything is said of every item.',
    },
  },
  clearSearch: 'Show all stalls',
} as const;

/** What the choice of what one eats says. */
export const wishesMessages = {
  open: 'Diets and allergens',
  title: 'What do you eat?',
  diets: 'Only what is',
  without: 'Nothing with',
  /** What it means to avoid one of them. */
  withoutText: 'Items that do not say which allergens they have are left out, too.',
  doubt:
    'Stalls say themselves what they sell contains. If it matters to your health, ask them as well.',
  kept: 'This is kept on this device.',
  clear: 'Clear',
  done: 'Done',
  chosen: 'What you chose',
  leave: (name: string) => `${name}: no longer`,
  no: (allergen: string) => `No ${allergen.toLowerCase()}`,
} as const;
