import type {
  ItemContent,
  itemAdded,
  itemSaved,
  itemStock,
  MenuImport,
  OwnItem,
} from '@sets/shared/food/item.contract.ts';
import type { OwnStall, StallContent, stallSaved } from '@sets/shared/food/stall.contract.ts';
import type * as z from 'zod/mini';
import { answerFetch, json } from './answer-fetch.ts';

const idOf = (name: string): string => name.replaceAll(/[^A-Za-z0-9_-]/g, '_').padEnd(22, '_');
export const stallidOf = (name: string): string => idOf(`s-${name}`);
export const itemidOf = (name: string): string => idOf(`i-${name}`);
export const optionidOf = (name: string): string => idOf(`o-${name}`);

export const aStallContent = (change: Partial<StallContent> = {}): StallContent => ({
  name: 'Mensa North',
  description: '',
  place: 'Building C, ground floor',
  timeZone: 'Europe/Berlin',
  opens: [{ weekday: 1, from: '11:00', to: '14:30' }],
  closedOn: [],
  preparation: 10,
  campusOnly: false,
  slotCapacity: null,
  delivery: null,
  seller: { name: '', address: '', taxNumber: '' },
  ...change,
});

/** A stall of Vera's, open, without items. */
export const anOwnStall = (
  name = 'north',
  change: Partial<OwnStall> = {},
  content: Partial<StallContent> = {},
): OwnStall => ({
  stallid: stallidOf(name),
  schoolid: 'north',
  school: 'North School',
  currency: 'EUR',
  revision: 1,
  content: aStallContent(content),
  isPaused: false,
  state: 'open',
  until: null,
  items: 0,
  ...change,
});

export const anItemContent = (change: Partial<ItemContent> = {}): ItemContent => ({
  name: 'Lentil soup',
  description: '',
  category: 'Soups',
  price: 350,
  tax: 700,
  groups: [],
  allergens: ['celery'],
  diets: ['vegan'],
  served: null,
  picture: null,
  isListed: true,
  ...change,
});

/** An item of that stall. */
export const anOwnItem = (
  name = 'soup',
  change: Partial<OwnItem> = {},
  content: Partial<ItemContent> = {},
): OwnItem => ({
  itemid: itemidOf(name),
  stallid: stallidOf('north'),
  revision: 1,
  content: anItemContent(content),
  stock: null,
  isSoldOut: false,
  ...change,
});

const conflict = () => json(409, { code: 'CONFLICT', msg: 'Changed elsewhere.' });
const none = () => json(404, { code: 'NOT_FOUND', msg: 'There is nothing like that.' });

type Answers = Parameters<typeof answerFetch>[0];
type Saved<Schema extends z.ZodMiniType> = z.infer<Schema>;

/** What a server knows of stalls and items; tests look at it, and change it as another window would. */
export interface FoodHeld {
  stalls: OwnStall[];
  items: OwnItem[];
  /** What it tells of a table. */
  rows: MenuImport['rows'];
}

const itemAnswers = (held: FoodHeld, itemid: string): Answers => {
  const change = (next: (item: OwnItem) => OwnItem): Response => {
    const item = held.items.find((each) => each.itemid === itemid);
    if (item === undefined) return none();
    const changed = next(item);
    held.items = held.items.map((each) => (each === item ? changed : each));
    return json(200, changed);
  };
  return {
    [`PUT /api/food/item/${itemid}`]: ({ body }) => {
      const { revision, content } = body as Saved<typeof itemSaved>;
      const known = held.items.find((each) => each.itemid === itemid);
      if (known !== undefined && known.revision !== revision) return conflict();
      return change((item) => ({ ...item, content, revision: revision + 1 }));
    },
    [`PUT /api/food/soldout/${itemid}`]: ({ body }) =>
      change((item) => ({ ...item, ...(body as { isSoldOut: boolean }) })),
    [`PUT /api/food/stock/${itemid}`]: ({ body }) =>
      change((item) => ({ ...item, ...(body as Saved<typeof itemStock>) })),
    [`DELETE /api/food/item/${itemid}`]: () => {
      held.items = held.items.filter((each) => each.itemid !== itemid);
      return json(200, { items: held.items });
    },
  };
};

const saveStall = (held: FoodHeld, stallid: string, given: Saved<typeof stallSaved>): Response => {
  const { schoolid, revision, content } = given;
  const known = held.stalls.find((each) => each.stallid === stallid);
  if (known === undefined && revision > 0) return none();
  if (known !== undefined && known.revision !== revision) return conflict();
  const stall = { ...(known ?? anOwnStall()), stallid, schoolid, content, revision: revision + 1 };
  held.stalls = [...held.stalls.filter((each) => each.stallid !== stallid), stall];
  return json(200, stall);
};

const stallAnswers = (held: FoodHeld, stallid: string): Answers => ({
  [`PUT /api/food/stall/${stallid}`]: ({ body }) =>
    saveStall(held, stallid, body as Saved<typeof stallSaved>),
  [`PUT /api/food/pause/${stallid}`]: ({ body }) => {
    const { isPaused } = body as { isPaused: boolean };
    const state = isPaused ? ('paused' as const) : ('open' as const);
    held.stalls = held.stalls.map((each) =>
      each.stallid === stallid ? { ...each, isPaused, state } : each,
    );
    return json(
      200,
      held.stalls.find((each) => each.stallid === stallid),
    );
  },
  [`DELETE /api/food/stall/${stallid}`]: () => {
    held.stalls = held.stalls.filter((each) => each.stallid !== stallid);
    return json(200, { stalls: held.stalls });
  },
  [`GET /api/food/items/${stallid}`]: () => json(200, { items: held.items }),
  [`PUT /api/food/arrange/${stallid}`]: ({ body }) => {
    const { itemids } = body as { itemids: string[] };
    held.items = itemids.flatMap((id) => held.items.find((each) => each.itemid === id) ?? []);
    return json(200, { items: held.items });
  },
  [`POST /api/food/csv/${stallid}`]: () => json(200, { rows: held.rows }),
});

/** What such a server answers to a call for one stall or item, by the id at the end of its path. */
export const vendorAnswer = (held: FoodHeld, call: string): Answers[string] | undefined => {
  const id = call.slice(call.lastIndexOf('/') + 1);
  return stallAnswers(held, id)[call] ?? itemAnswers(held, id)[call];
};

/**
 * A server of a vendor, whose revisions count. `answers` come before its own; of stalls that are made on the page it
 * knows the calls by what is asked.
 */
export const fakeFoodServer = (given: Partial<FoodHeld> = {}, answers: Answers = {}) => {
  const held: FoodHeld = { stalls: [], items: [], rows: [], ...given };
  const fixed: Answers = {
    'GET /api/food/mine': () => json(200, { stalls: held.stalls }),
    'GET /api/schools': () =>
      json(200, {
        schools: [
          {
            schoolid: 'north',
            name: 'North School',
            icon: '',
            country: 'DE',
            currency: 'EUR',
            domains: [],
          },
          {
            schoolid: 'south',
            name: 'South School',
            icon: '',
            country: 'JP',
            currency: 'JPY',
            domains: [],
          },
        ],
      }),
    'POST /api/food/add': ({ body }) => {
      const { item } = body as Saved<typeof itemAdded>;
      const known = held.items.find(({ itemid }) => itemid === item.itemid);
      const isSame = JSON.stringify(known?.content) === JSON.stringify(item.content);
      if (known !== undefined) return isSame ? json(200, known) : conflict();
      const added = { ...item, revision: 1, isSoldOut: false };
      held.items = [...held.items, added];
      return json(200, added);
    },
    ...answers,
  };
  const server = answerFetch(
    new Proxy(fixed, {
      get: (known, call) =>
        typeof call === 'string' ? (known[call] ?? vendorAnswer(held, call)) : undefined,
    }),
  );
  return { held, ...server };
};
