import type { ItemContent, OwnItem } from '@sets/shared/food/item.contract.ts';
import { foodLimits } from '@sets/shared/food/food.limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { foodStage, newFoodid, putFoodSchool } from '../../../test/food-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

// A Monday, 12:00 in Berlin.
const clock = createManualClock(Date.parse('2031-05-05T10:00:00Z'));
let app: TestApp;
let stage: ReturnType<typeof foodStage>;
let vendor: Person;
let school: Awaited<ReturnType<typeof putFoodSchool>>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = foodStage(app, () => clock.advance(250));
}, 60_000);
beforeEach(async () => {
  vendor = await stage.vendor();
  school = await putFoodSchool(app);
});
afterAll(() => app.close());

const evening = [{ weekday: 1, from: '18:00', to: '22:00' }];
const setAccount = ({ userid }: Person, fields: object) =>
  app.inStore((store) =>
    store.collection<{ _id: string }>('accounts').updateOne({ _id: userid }, { $set: fields }),
  );

describe('GET /api/food/listings', () => {
  test('open stalls of a school first, then by name; schools that have any beside them', async () => {
    await stage.stallOf(vendor, school, { name: 'Alpha bar', opens: evening });
    await stage.stallOf(vendor, school, { name: 'Zeta' });
    await stage.stallOf(vendor, school, { name: 'beta' });
    const elsewhere = await putFoodSchool(app);
    await stage.stallOf(vendor, elsewhere, { name: 'Elsewhere' });
    const { status, body } = await stage.listings(school.name.toUpperCase());
    expect(status).toBe(200);
    expect(body.stalls.map(({ name, state }) => [name, state])).toEqual([
      ['beta', 'open'],
      ['Zeta', 'open'],
      ['Alpha bar', 'closed'],
    ]);
    expect(body.stalls[2]?.until).toBe('2031-05-05T16:00:00.000Z');
    expect(body.schools).toEqual(expect.arrayContaining([school.name, elsewhere.name]));
    const all = await stage.listings();
    expect(all.body.stalls.map(({ name }) => name)).toContain('Elsewhere');
    expect((await stage.listings('Nowhere')).body.stalls).toEqual([]);
  });

  test('whoever sells is told to their school alone: no userid, no seller', async () => {
    const stallid = await stage.stallOf(vendor, school, {
      seller: { name: 'Ada Food', address: 'Secret Lane', taxNumber: 'DE123' },
    });
    const told = JSON.stringify([
      (await stage.listings(school.name)).body,
      (await stage.menu(stallid)).body,
    ]);
    for (const hidden of [vendor.userid, 'Ada Food', 'Secret Lane', 'DE123']) {
      expect(told).not.toContain(hidden);
    }
  });

  test('what it costs to have an order brought is told, and not how many the stall can make', async () => {
    const delivery = { price: 200, tax: 1_900 };
    const brings = await stage.stallOf(vendor, school, { delivery, slotCapacity: 3 });
    const { stall } = (await stage.menu(brings)).body;
    expect(stall.delivers).toEqual({ price: 200 });
    expect(Object.keys(stall)).not.toContain('slotCapacity');
    const none = await stage.stallOf(vendor, school);
    expect((await stage.menu(none)).body.stall.delivers).toBeNull();
  });

  test.each([
    ['is locked', { locked: true }],
    ['is no vendor any more', { accountType: 'student' }],
  ])('nothing is shown of who %s', async (_name, fields) => {
    const stallid = await stage.stallOf(vendor, school);
    await stage.itemOf(vendor, stallid);
    await setAccount(vendor, fields);
    expect((await stage.listings(school.name)).body.stalls).toEqual([]);
    expect((await stage.menu(stallid)).status).toBe(404);
    expect((await stage.find({ school: school.name })).body.found).toEqual([]);
  });

  test('a school is shown by its present name', async () => {
    const stallid = await stage.stallOf(vendor, school);
    await app.inStore((store) =>
      store
        .collection<{ _id: string }>('schools')
        .updateOne({ _id: school.schoolid }, { $set: { name: 'Renamed', nameKey: 'renamed' } }),
    );
    expect((await stage.menu(stallid)).body.stall.school).toBe('Renamed');
    expect((await stage.listings('Renamed')).body.stalls).toHaveLength(1);
  });
});

describe('GET /api/food/menu/:stallid', () => {
  test('200, 404, 400: what is listed, for visitors too; the rest its vendor alone sees', async () => {
    const stallid = await stage.stallOf(vendor, school);
    const shown = await stage.itemOf(vendor, stallid, { name: 'Soup' });
    await stage.itemOf(vendor, stallid, { name: 'Secret', isListed: false });
    for (const who of [null, vendor]) {
      const { status, body } = await stage.menu(stallid, who);
      expect(status).toBe(200);
      expect(body.items.map(({ itemid }) => itemid)).toEqual([shown]);
    }
    expect((await stage.items(vendor, stallid)).body.items).toHaveLength(2);
    expect((await stage.menu(newFoodid())).status).toBe(404);
    expect((await stage.menu('short')).status).toBe(400);
  });

  test.each<[string, Partial<ItemContent & Pick<OwnItem, 'stock'>>, object]>([
    ['as much as one likes', { stock: null }, { unavailable: null, left: null }],
    ['few are left', { stock: 5 }, { unavailable: null, left: 5 }],
    ['some are left', { stock: 6 }, { unavailable: null, left: null }],
    ['none is left', { stock: 0 }, { unavailable: 'sold-out', left: null }],
    ['until noon', { served: { from: '08:00', to: '12:00' } }, { unavailable: 'not-now' }],
    ['from noon on', { served: { from: '12:00', to: '24:00' } }, { unavailable: null }],
    [
      'late, and none is left',
      { stock: 0, served: { from: '20:00', to: '24:00' } },
      { unavailable: 'sold-out' },
    ],
  ])('what can be had: %s', async (_name, more, told) => {
    const stallid = await stage.stallOf(vendor, school);
    const itemid = await stage.itemOf(vendor, stallid, more);
    expect(await stage.itemOnMenu(stallid, itemid)).toMatchObject(told);
  });

  test('without a choice that it needs nobody can have it', async () => {
    const group = (...soldOut: boolean[]) => ({
      id: newFoodid(),
      name: 'Milk',
      least: 1,
      most: 1,
      choices: soldOut.map((isSoldOut) => ({
        id: newFoodid(),
        name: 'Oat',
        price: 0,
        allergens: [],
        isSoldOut,
      })),
    });
    const stallid = await stage.stallOf(vendor, school);
    const [some, none] = [
      await stage.itemOf(vendor, stallid, { groups: [group(true, false)] }),
      await stage.itemOf(vendor, stallid, { groups: [group(true, true)] }),
    ];
    expect((await stage.itemOnMenu(stallid, some))?.unavailable).toBeNull();
    expect((await stage.itemOnMenu(stallid, none))?.unavailable).toBe('sold-out');
  });
});

describe('GET /api/food/find', () => {
  const namesOf = async (wanted: Record<string, string>) => {
    const { status, body } = await stage.find({ school: school.name, ...wanted });
    expect(status).toBe(200);
    return body.found.map(({ item }) => item.name);
  };

  test('by words and their beginnings, without accents and case; not by what is not listed', async () => {
    const stallid = await stage.stallOf(vendor, school);
    await stage.itemOf(vendor, stallid, { name: 'Crème brûlée', category: 'Dessert' });
    await stage.itemOf(vendor, stallid, { name: 'Soup', description: 'Cream of tomato' });
    await stage.itemOf(vendor, stallid, { name: 'Cream secret', isListed: false });
    expect(await namesOf({ words: 'CREM' })).toEqual(['Crème brûlée']);
    expect(await namesOf({ words: 'cre' })).toEqual(['Crème brûlée', 'Soup']);
    expect(await namesOf({ words: 'cre tom' })).toEqual(['Soup']);
    expect(await namesOf({ words: 'cre -dessert' })).toEqual(['Soup']);
    expect(await namesOf({ words: 'burger' })).toEqual([]);
  });

  test('by all diets; what vegans eat vegetarians eat, too', async () => {
    const stallid = await stage.stallOf(vendor, school);
    await stage.itemOf(vendor, stallid, { name: 'Vegan', diets: ['vegan', 'halal'] });
    await stage.itemOf(vendor, stallid, { name: 'Vegetarian', diets: ['vegetarian'] });
    await stage.itemOf(vendor, stallid, { name: 'Meat', diets: ['halal'] });
    expect(await namesOf({ diets: 'vegetarian' })).toEqual(['Vegan', 'Vegetarian']);
    expect(await namesOf({ diets: 'vegan' })).toEqual(['Vegan']);
    expect(await namesOf({ diets: 'halal,vegetarian' })).toEqual(['Vegan']);
    const { body } = await stage.menu(stallid);
    expect(body.items[0]?.diets).toEqual(['vegan', 'halal']);
    expect((await stage.find({ diets: 'carnivore' })).status).toBe(400);
  });

  test('without allergens: what has them, and what has not said so, is not found', async () => {
    const choice = { id: newFoodid(), name: 'Cheese', price: 0, isSoldOut: false };
    const cheese = { ...choice, allergens: ['milk' as const] };
    const stallid = await stage.stallOf(vendor, school);
    await stage.itemOf(vendor, stallid, { name: 'Milk', allergens: ['milk'] });
    await stage.itemOf(vendor, stallid, { name: 'Unsaid', allergens: null });
    await stage.itemOf(vendor, stallid, { name: 'None', allergens: [] });
    await stage.itemOf(vendor, stallid, {
      name: 'By choice',
      allergens: ['gluten'],
      groups: [{ id: newFoodid(), name: 'On top', least: 0, most: 1, choices: [cheese] }],
    });
    const nuts = { ...choice, id: newFoodid(), name: 'Nuts', allergens: ['nuts' as const] };
    const oneOf = (...choices: (typeof cheese | typeof nuts)[]) => ({
      allergens: [],
      groups: [{ id: newFoodid(), name: 'With', least: 1, most: 1, choices }],
    });
    await stage.itemOf(vendor, stallid, { name: 'Must', ...oneOf(cheese) });
    await stage.itemOf(vendor, stallid, { name: 'Either', ...oneOf(cheese, nuts) });
    expect(await namesOf({})).toEqual(['Milk', 'Unsaid', 'None', 'By choice', 'Must', 'Either']);
    expect(await namesOf({ without: 'milk' })).toEqual(['None', 'By choice', 'Either']);
    expect(await namesOf({ without: 'nuts' })).toEqual([
      'Milk',
      'None',
      'By choice',
      'Must',
      'Either',
    ]);
    expect(await namesOf({ without: 'milk,nuts' })).toEqual(['None', 'By choice']);
    expect(await namesOf({ without: 'milk,gluten' })).toEqual(['None', 'Either']);
    expect((await stage.find({ without: 'love' })).status).toBe(400);
  });

  test('open stalls first; at most so many, and whether there are more', async () => {
    const [late, open] = [
      await stage.stallOf(vendor, school, { name: 'A late one', opens: evening }),
      await stage.stallOf(vendor, school, { name: 'Z open' }),
    ];
    await stage.itemOf(vendor, late, { name: 'Late' });
    await stage.itemOf(vendor, open, { name: 'Now' });
    expect(await namesOf({})).toEqual(['Now', 'Late']);
    const table = ['name,price', ...Array.from({ length: 70 }, (_none, at) => `Tea ${at},1`)];
    await stage.importCsv(vendor, open, table.join('\n'));
    const { body } = await stage.find({ school: school.name });
    expect([body.found.length, body.isMore]).toEqual([foodLimits.found, true]);
    const few = await stage.find({ school: school.name, words: 'late' });
    expect([few.body.found.length, few.body.isMore]).toEqual([1, false]);
  });
});
