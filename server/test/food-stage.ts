import { randomUUID } from 'node:crypto';
import type {
  Item,
  ItemContent,
  ItemsFound,
  Menu,
  MenuImport,
  OwnItem,
} from '@sets/shared/food/item.contract.ts';
import type { Listings, OwnStall, StallContent } from '@sets/shared/food/stall.contract.ts';
import { buildSchool } from './build-school.ts';
import { newSheetid } from './new-sheetid.ts';
import type { Person, TestApp } from './start-test-app.ts';

/** What one of these says, or why it is refused. */
type Refused = { readonly code?: string; readonly msg?: string };

/** An id of a stall, an item or an option, as clients make them. */
export const newFoodid = newSheetid;

/** Open at any time. */
export const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  from: '00:00',
  to: '24:00',
}));

export const stallForTests = (more: Partial<StallContent> = {}): StallContent => ({
  name: 'Mensa Nord',
  description: '',
  place: 'Building 3',
  timeZone: 'Europe/Berlin',
  opens: always,
  closedOn: [],
  preparation: 10,
  campusOnly: false,
  slotCapacity: null,
  delivery: null,
  seller: { name: '', address: '', taxNumber: '' },
  ...more,
});

export const itemForTests = (more: Partial<ItemContent> = {}): ItemContent => ({
  name: 'Cappuccino',
  description: '',
  category: 'Coffee',
  price: 350,
  tax: 1_900,
  groups: [],
  allergens: ['milk'],
  diets: ['vegetarian'],
  served: null,
  picture: null,
  isListed: true,
  ...more,
});

interface SchoolOfTest {
  readonly schoolid: string;
  readonly name: string;
}

/** A partnered school, put into the store: to add one as admins do looks at all accounts. */
export const putFoodSchool = async (
  app: Pick<TestApp, 'inStore'>,
  more: {
    readonly country?: string;
    readonly currency?: string;
    readonly networks?: string[];
  } = {},
): Promise<SchoolOfTest> => {
  const schoolid = randomUUID();
  const name = `School ${schoolid}`;
  const domains = [`school-${schoolid}.example`];
  const school = buildSchool({ name, domains, networks: [], country: 'DE', ...more });
  await app.inStore((store) =>
    store
      .collection<{ _id: string; nameKey: string }>('schools')
      .insertOne({ _id: schoolid, ...school, nameKey: name.toLowerCase() }),
  );
  return { schoolid, name };
};

/** The calls of stalls, as people make them; the limits are proved elsewhere. */
export const foodStage = (app: TestApp, tick: () => void = () => {}) => {
  const ask = <Body>(who: Person | null, method: string, path: string, body?: unknown) => {
    tick();
    return app.call<Body & Refused>(method, `/api/food/${path}`, {
      ...(who === null ? {} : { token: who.token }),
      ...(body === undefined ? {} : { body }),
    });
  };
  const saveStall = (
    who: Person,
    { stallid, schoolid }: { readonly stallid: string; readonly schoolid: string },
    content: StallContent,
    revision = 0,
  ) => ask<OwnStall>(who, 'PUT', `stall/${stallid}`, { schoolid, revision, content });
  const add = (
    who: Person,
    stallid: string,
    content: ItemContent,
    { itemid = newFoodid(), stock = null }: Partial<Pick<OwnItem, 'itemid' | 'stock'>> = {},
  ) => ask<OwnItem>(who, 'POST', 'add', { item: { itemid, stallid, content, stock } });
  return {
    ask,
    vendor: (more: Parameters<TestApp['buildAccount']>[0] = {}) =>
      app.buildAccount({ accountType: 'vendor', ...more }),
    saveStall,
    /** The id of a new stall of somebody. */
    stallOf: async (
      who: Person,
      { schoolid }: Pick<SchoolOfTest, 'schoolid'>,
      more: Partial<StallContent> = {},
    ): Promise<string> => {
      const stallid = newFoodid();
      const { status, body } = await saveStall(who, { stallid, schoolid }, stallForTests(more));
      if (status !== 200) throw new Error(`To save a stall answered ${status}: ${body.msg}`);
      return stallid;
    },
    mine: (who: Person) => ask<{ stalls: OwnStall[] }>(who, 'GET', 'mine'),
    pause: (who: Person, stallid: string, isPaused: boolean) =>
      ask<OwnStall>(who, 'PUT', `pause/${stallid}`, { isPaused }),
    removeStall: (who: Person, stallid: string) =>
      ask<{ stalls: OwnStall[] }>(who, 'DELETE', `stall/${stallid}`),
    items: (who: Person, stallid: string) =>
      ask<{ items: OwnItem[] }>(who, 'GET', `items/${stallid}`),
    add,
    /** The id of a new item. */
    itemOf: async (
      who: Person,
      stallid: string,
      { stock = null, ...more }: Partial<ItemContent & Pick<OwnItem, 'stock'>> = {},
    ): Promise<string> => {
      const { status, body } = await add(who, stallid, itemForTests(more), { stock });
      if (status !== 200) throw new Error(`To add an item answered ${status}: ${body.msg}`);
      return body.itemid;
    },
    saveItem: (who: Person, itemid: string, content: ItemContent, revision: number) =>
      ask<OwnItem>(who, 'PUT', `item/${itemid}`, { revision, content }),
    soldOut: (who: Person, itemid: string, isSoldOut: boolean) =>
      ask<OwnItem>(who, 'PUT', `soldout/${itemid}`, { isSoldOut }),
    setStock: (who: Person, itemid: string, stock: number | null) =>
      ask<OwnItem>(who, 'PUT', `stock/${itemid}`, { stock }),
    removeItem: (who: Person, itemid: string) =>
      ask<{ items: OwnItem[] }>(who, 'DELETE', `item/${itemid}`),
    arrange: (who: Person, stallid: string, itemids: readonly string[]) =>
      ask<{ items: OwnItem[] }>(who, 'PUT', `arrange/${stallid}`, { itemids }),
    keepPicture: (who: Person, stallid: string, sent: Buffer) => {
      tick();
      return app.call<{ fileid: string; path: string } & Refused>(
        'POST',
        `/api/food/picture/${stallid}`,
        { token: who.token, body: new Uint8Array(sent) },
      );
    },
    csv: (who: Person, stallid: string) => ask<string>(who, 'GET', `csv/${stallid}`),
    importCsv: (who: Person, stallid: string, text: string, isTrial = false) =>
      ask<MenuImport>(who, 'POST', `csv/${stallid}`, { text, isTrial }),
    listings: (school = '', who: Person | null = null) =>
      ask<Listings>(who, 'GET', `listings?${new URLSearchParams({ school }).toString()}`),
    menu: (stallid: string, who: Person | null = null) => ask<Menu>(who, 'GET', `menu/${stallid}`),
    itemOnMenu: async (stallid: string, itemid: string): Promise<Item | undefined> => {
      const { body } = await ask<Menu>(null, 'GET', `menu/${stallid}`);
      return body.items.find((item) => item.itemid === itemid);
    },
    find: (wanted: Readonly<Record<string, string>>) =>
      ask<ItemsFound>(null, 'GET', `find?${new URLSearchParams(wanted).toString()}`),
  };
};
