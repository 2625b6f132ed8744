import { foodLimits } from '@sets/shared/food/food.limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { foodStage, itemForTests, newFoodid, putFoodSchool } from '../../../test/food-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof foodStage>;
let vendor: Person;
let other: Person;
let school: Awaited<ReturnType<typeof putFoodSchool>>;
let stallid: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = foodStage(app, () => clock.advance(1_000));
  [vendor, other] = [await stage.vendor(), await stage.vendor()];
}, 60_000);
beforeEach(async () => {
  school = await putFoodSchool(app);
  vendor = await stage.vendor();
  stallid = await stage.stallOf(vendor, school);
});
afterAll(() => app.close());

const hour = 3_600_000;

describe('POST /api/food/add', () => {
  test('200: sent twice it is there once, at the end of the menu', async () => {
    await stage.itemOf(vendor, stallid, { name: 'First' });
    const [itemid, content] = [newFoodid(), itemForTests()];
    const added = await stage.add(vendor, stallid, content, { itemid, stock: 4 });
    expect(added).toMatchObject({ status: 200 });
    expect(added.body).toEqual({
      itemid,
      stallid,
      revision: 1,
      content,
      stock: 4,
      isSoldOut: false,
    });
    await stage.setStock(vendor, itemid, 3);
    // Some are sold since: the second sending brings nothing back.
    const again = await stage.add(vendor, stallid, content, { itemid, stock: 4 });
    expect(again.body).toEqual({ ...added.body, stock: 3 });
    const { body } = await stage.items(vendor, stallid);
    expect(body.items.map(({ content: { name } }) => name)).toEqual(['First', 'Cappuccino']);
    expect((await stage.mine(vendor)).body.stalls).toMatchObject([{ stallid, items: 2 }]);
  });

  test('409, 404: an id that is another item, or somebody else’s', async () => {
    const itemid = await stage.itemOf(vendor, stallid);
    const changed = await stage.add(vendor, stallid, itemForTests({ price: 1 }), { itemid });
    expect(changed).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const own = await stage.stallOf(other, school);
    expect((await stage.add(other, own, itemForTests(), { itemid })).status).toBe(404);
    expect((await stage.add(other, stallid, itemForTests())).status).toBe(404);
    expect((await stage.items(other, stallid)).status).toBe(404);
  });

  test.each([
    ['a price below nothing', { price: -1 }],
    ['a fraction of a cent', { price: 1.5 }],
    ['an allergen twice', { allergens: ['milk', 'milk'] as const }],
    ['served backwards', { served: { from: '12:00', to: '08:00' } }],
  ])('400: %s', async (_name, more) => {
    const content = { ...itemForTests(), ...more } as ReturnType<typeof itemForTests>;
    expect((await stage.add(vendor, stallid, content)).status).toBe(400);
  });

  test('FULL: no more than so many of one stall', async () => {
    await app.inStore((store) =>
      store.collection<{ _id: string; stallid: string; place: number }>('fooditems').insertMany(
        Array.from({ length: foodLimits.items }, (_none, at) => ({
          _id: newFoodid(),
          stallid,
          place: at,
        })),
      ),
    );
    expect((await stage.add(vendor, stallid, itemForTests())).body).toMatchObject({ code: 'FULL' });
  });
});

describe('PUT /api/food/item/:itemid', () => {
  test('200, 409, 404: of the revision that was seen; what is so already changes nothing', async () => {
    const itemid = await stage.itemOf(vendor, stallid);
    const dearer = itemForTests({ price: 400 });
    const saved = await stage.saveItem(vendor, itemid, dearer, 1);
    expect(saved.body).toMatchObject({ revision: 2, content: { price: 400 } });
    expect((await stage.saveItem(vendor, itemid, dearer, 1)).body).toEqual(saved.body);
    expect((await stage.saveItem(vendor, itemid, itemForTests(), 1)).status).toBe(409);
    expect((await stage.saveItem(other, itemid, itemForTests(), 2)).status).toBe(404);
    expect((await stage.saveItem(vendor, newFoodid(), itemForTests(), 0)).status).toBe(404);
  });
});

describe('PUT /api/food/soldout/:itemid', () => {
  test('for today by the clock of the stall: the next day it is there again', async () => {
    const itemid = await stage.itemOf(vendor, stallid);
    expect((await stage.soldOut(other, itemid, true)).status).toBe(404);
    expect((await stage.soldOut(vendor, itemid, true)).body).toMatchObject({
      isSoldOut: true,
      revision: 1,
    });
    expect((await stage.itemOnMenu(stallid, itemid))?.unavailable).toBe('sold-out');
    clock.advance(25 * hour);
    expect((await stage.itemOnMenu(stallid, itemid))?.unavailable).toBeNull();
    await stage.soldOut(vendor, itemid, true);
    expect((await stage.soldOut(vendor, itemid, false)).body.isSoldOut).toBe(false);
    expect((await stage.itemOnMenu(stallid, itemid))?.unavailable).toBeNull();
  });

  test('the day of the stall ends at its own midnight', async () => {
    const far = await stage.stallOf(vendor, school, { timeZone: 'Pacific/Auckland' });
    const [here, there] = [await stage.itemOf(vendor, stallid), await stage.itemOf(vendor, far)];
    // 9:00 UTC: the morning in Berlin, the evening in Auckland.
    const day = 24 * hour;
    clock.advance(day - ((clock.now() - 9 * hour) % day));
    for (const itemid of [here, there]) await stage.soldOut(vendor, itemid, true);
    clock.advance(5 * hour);
    expect((await stage.itemOnMenu(stallid, here))?.unavailable).toBe('sold-out');
    expect((await stage.itemOnMenu(far, there))?.unavailable).toBeNull();
  });
});

describe('PUT /api/food/stock/:itemid', () => {
  test('200, 400, 404: how many there are now, of no revision; at 0 it is sold out', async () => {
    const itemid = await stage.itemOf(vendor, stallid);
    expect((await stage.setStock(vendor, itemid, 3)).body).toMatchObject({ stock: 3, revision: 1 });
    expect(await stage.itemOnMenu(stallid, itemid)).toMatchObject({ left: 3, unavailable: null });
    expect((await stage.setStock(vendor, itemid, 0)).body.stock).toBe(0);
    expect((await stage.itemOnMenu(stallid, itemid))?.unavailable).toBe('sold-out');
    // What else is said of it changes nothing of that.
    await stage.saveItem(vendor, itemid, itemForTests({ price: 400 }), 1);
    expect((await stage.items(vendor, stallid)).body.items).toMatchObject([{ stock: 0 }]);
    expect((await stage.setStock(vendor, itemid, null)).body.stock).toBeNull();
    expect((await stage.itemOnMenu(stallid, itemid))?.unavailable).toBeNull();
    for (const wrong of [-1, 1.5, foodLimits.stock + 1]) {
      expect((await stage.setStock(vendor, itemid, wrong)).status).toBe(400);
    }
    expect((await stage.setStock(other, itemid, 1)).status).toBe(404);
    expect((await stage.setStock(vendor, newFoodid(), 1)).status).toBe(404);
  });
});

describe('DELETE /api/food/item/:itemid, PUT /api/food/arrange/:stallid', () => {
  test('the order is the vendor’s; what is left is told', async () => {
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) ids.push(await stage.itemOf(vendor, stallid, { name }));
    const [a = '', b = '', c = ''] = ids;
    const named = (items: readonly { itemid: string }[]) => items.map(({ itemid }) => itemid);
    expect(named((await stage.arrange(vendor, stallid, [c, a, b])).body.items)).toEqual([c, a, b]);
    expect(named((await stage.menu(stallid)).body.items)).toEqual([c, a, b]);
    for (const wrong of [
      [c, a],
      [c, a, a],
      [c, a, newFoodid()],
    ]) {
      expect((await stage.arrange(vendor, stallid, wrong)).status).toBe(409);
    }
    expect((await stage.arrange(other, stallid, [c, a, b])).status).toBe(404);
    expect((await stage.removeItem(other, a)).status).toBe(404);
    expect(named((await stage.removeItem(vendor, a)).body.items)).toEqual([c, b]);
    expect((await stage.removeItem(vendor, a)).status).toBe(404);
    const last = await stage.itemOf(vendor, stallid);
    expect(named((await stage.items(vendor, stallid)).body.items)).toEqual([c, b, last]);
  });
});
