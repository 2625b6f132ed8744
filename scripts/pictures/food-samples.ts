import type { Item, ItemsFound, Menu } from '@sets/shared/food/item.contract.ts';
import type { Listings, Stall } from '@sets/shared/food/stall.contract.ts';

const hour = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();
const idOf = (name: string): string => name.padEnd(22, '_');
const school = 'Analytical College';

const canteen: Stall = {
  stallid: idOf('canteen'),
  school,
  currency: 'EUR',
  name: 'Canteen in the main hall',
  description: 'Three warm meals a day, soups, and what is left of both for less after two.',
  place: 'Main building, ground floor, behind the library',
  timeZone: 'UTC',
  opens: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '07:30', to: '10:30' },
    { weekday, from: '11:15', to: '14:30' },
  ]),
  closedOn: ['2099-12-24', '2099-12-31'],
  preparation: 10,
  campusOnly: true,
  delivers: { price: 150 },
  state: 'open',
  until: inHours(3),
};

const longWords =
  'Cafeteria of the Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const manyStalls: Stall[] = [
  canteen,
  {
    ...canteen,
    stallid: idOf('coffee'),
    name: 'Coffee cart',
    description: '',
    place: 'Between the lecture halls',
    preparation: 0,
    until: null,
  },
  {
    ...canteen,
    stallid: idOf('falafel'),
    name: 'مطعم الفلافل',
    description: 'فلافل وحمص وخبز طازج كل يوم.',
    place: 'الساحة',
    until: inHours(1),
  },
  {
    ...canteen,
    stallid: idOf('bakery'),
    name: 'Bakery',
    description: 'Bread, rolls and cakes of the bakers’ school.',
    place: 'South gate',
    state: 'paused',
    until: null,
    preparation: 5,
  },
  {
    ...canteen,
    stallid: idOf('long'),
    name: longWords,
    description: `${longWords}. `.repeat(5).trim(),
    place: `${longWords}, the second door on the left after the stairs that lead nowhere`,
    state: 'closed',
    until: inHours(40),
    preparation: 240,
  },
  {
    ...canteen,
    stallid: idOf('bbq'),
    name: 'Barbecue of the rowers',
    description: 'When the sun shines.',
    place: 'At the river',
    opens: [],
    state: 'closed',
    until: null,
  },
];

export const listings = (stalls: Stall[], more: readonly string[] = []): Listings => ({
  stalls,
  schools: [...(stalls.length === 0 ? [] : [school]), ...more],
});

const soup: Item = {
  itemid: idOf('soup'),
  stallid: canteen.stallid,
  name: 'Lentil soup',
  description: 'Red lentils, carrots and cumin, with bread from the oven.',
  category: 'Soups',
  price: 350,
  groups: [],
  allergens: ['gluten', 'celery'],
  diets: ['vegetarian', 'vegan', 'halal'],
  served: null,
  picture: '/api/food/sample/soup',
  unavailable: null,
  left: null,
};

const choice = (name: string, price: number, change: Partial<Choice> = {}): Choice => ({
  id: idOf(name.toLowerCase().replaceAll(/\W/g, '')),
  name,
  price,
  allergens: [],
  isSoldOut: false,
  ...change,
});
type Choice = Item['groups'][number]['choices'][number];

export const coffee: Item = {
  ...soup,
  itemid: idOf('coffee'),
  name: 'Flat white',
  description: 'Two shots, with milk as you like it.',
  category: 'Drinks',
  price: 320,
  allergens: [],
  diets: ['vegetarian', 'alcohol-free'],
  groups: [
    {
      id: idOf('milk'),
      name: 'Milk',
      least: 1,
      most: 1,
      choices: [
        choice('Whole milk', 0, { allergens: ['milk'] }),
        choice('Oat', 50, { allergens: ['gluten'] }),
        choice('Almond', 60, { allergens: ['nuts'], isSoldOut: true }),
      ],
    },
    {
      id: idOf('extras'),
      name: 'Extras',
      least: 0,
      most: 2,
      choices: [choice('Another shot', 90), choice('Cocoa', 0), choice('Vanilla syrup', 40)],
    },
  ],
};

const items: Item[] = [
  soup,
  {
    ...soup,
    itemid: idOf('goulash'),
    name: 'Goulash soup',
    description: '',
    price: 480,
    diets: [],
    allergens: null,
    picture: null,
    left: 3,
  },
  {
    ...soup,
    itemid: idOf('lasagne'),
    name: 'Lasagne with spinach and ricotta',
    description: 'From the oven.',
    category: 'Warm meals',
    price: 620,
    diets: ['vegetarian'],
    allergens: ['gluten', 'eggs', 'milk'],
    unavailable: 'sold-out',
  },
  {
    ...soup,
    itemid: idOf('curry'),
    name: 'Chickpea curry',
    category: 'Warm meals',
    price: 590,
    allergens: [],
    picture: null,
    served: { from: '11:15', to: '14:00' },
    unavailable: 'not-now',
  },
  coffee,
  {
    ...soup,
    itemid: idOf('long'),
    name: longWords,
    description: `${longWords} `.repeat(4).trim(),
    category: 'What there is besides, in words that are long',
    price: 12_345_678,
    diets: ['vegetarian', 'vegan', 'halal', 'kosher', 'pork-free', 'alcohol-free'],
    allergens: [
      'gluten',
      'crustaceans',
      'eggs',
      'fish',
      'peanuts',
      'soybeans',
      'milk',
      'nuts',
      'celery',
      'mustard',
      'sesame',
      'sulphites',
      'lupin',
      'molluscs',
    ],
  },
];

export const canteenMenu: Menu = { stall: canteen, items };

/** As full as a menu is at most. */
export const fullMenu: Menu = {
  stall: canteen,
  items: Array.from({ length: 200 }, (_none, at) => ({
    ...(items[at % items.length] ?? soup),
    itemid: idOf(`full${at}`),
    category: `Category ${(at % 16) + 1}`,
    picture: null,
  })),
};

export const soupFound: ItemsFound = {
  found: [
    { item: soup, stall: canteen },
    { item: items[1] ?? soup, stall: canteen },
    {
      item: { ...soup, itemid: idOf('miso'), stallid: idOf('bakery'), name: 'Miso soup' },
      stall: manyStalls[3] ?? canteen,
    },
  ],
  isMore: true,
};
