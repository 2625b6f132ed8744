import type { Item } from '@sets/shared/food/item.contract.ts';
import type { Stall } from '@sets/shared/food/stall.contract.ts';

export const stallidOf = (name: string): string => `stall-${name}`.padEnd(22, '_');
export const itemidOf = (name: string): string => `item-${name}`.padEnd(22, '_');

/** A stall of North School that is open, and nobody knows how long. */
export const aStall = (name: string, change: Partial<Stall> = {}): Stall => ({
  stallid: stallidOf(name),
  school: 'North School',
  currency: 'EUR',
  name: `Stall ${name}`,
  description: 'Soup and bread.',
  place: 'Main hall, to the left',
  timeZone: 'UTC',
  opens: [{ weekday: 1, from: '08:00', to: '16:00' }],
  closedOn: [],
  preparation: 15,
  campusOnly: false,
  delivers: null,
  state: 'open',
  until: null,
  ...change,
});

/** A soup of the stall `one`, which has declared that it has none of the allergens. */
export const anItem = (name: string, change: Partial<Item> = {}): Item => ({
  itemid: itemidOf(name),
  stallid: stallidOf('one'),
  name: `Item ${name}`,
  description: 'With bread.',
  category: 'Soups',
  price: 350,
  groups: [],
  allergens: [],
  diets: [],
  served: null,
  picture: null,
  unavailable: null,
  left: null,
  ...change,
});
