import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  foodStage,
  newFoodid,
  putFoodSchool,
  setAccount,
  stallForTests,
} from '../../../test/food-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { cartForTests, lineForTests, orderStage } from '../../../test/order-stage.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { ItemStore } from './item-store.service.ts';
import { StallStore } from './stall-store.service.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof foodStage>;
let admin: Person;
let vendor: Person;
let school: Awaited<ReturnType<typeof putFoodSchool>>;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = foodStage(app, () => clock.advance(1_000));
  admin = await app.buildAccount({ accountType: 'admin' });
}, 60_000);
beforeEach(async () => {
  vendor = await stage.vendor({ username: 'Vera' });
  school = await putFoodSchool(app);
});
afterAll(() => app.close());

const leftOf = (stallid: string) =>
  app.inStore(async (store) => ({
    items: await store.collection('fooditems').countDocuments({ stallid }),
    pictures: await store
      .collection('pictures.files')
      .countDocuments({ 'metadata.stallid': stallid }),
  }));
const minute = 60_000;
const nothing = { items: 0, pictures: 0 };
const whole = { items: 1, pictures: 1 };

const fullStall = async (name = 'Mensa'): Promise<string> => {
  const stallid = await stage.stallOf(vendor, school, { name });
  const { body } = await stage.keepPicture(vendor, stallid, await smallPicture());
  await stage.itemOf(vendor, stallid, { picture: body.fileid });
  expect(await leftOf(stallid)).toEqual(whole);
  return stallid;
};

test('a stall for whose order somebody waits stays, until that is over', async () => {
  const ordering = orderStage(app);
  const stallid = await fullStall();
  const itemid = await stage.itemOf(vendor, stallid, { price: 350 });
  const hungry = await ordering.hungry(school);
  const line = lineForTests(itemid);
  const { orderid } = await ordering.placed(hungry, cartForTests(stallid, [line]));
  expect(await stage.removeStall(vendor, stallid)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', msg: expect.stringContaining('waits for something of this stall') },
  });
  expect((await leftOf(stallid)).items).toBe(2);
  const gone = { body: { orderid, paymentid: '' }, token: hungry.token };
  expect((await app.call('POST', '/api/food/cancelorder', gone)).status).toBe(200);
  expect((await stage.removeStall(vendor, stallid)).status).toBe(200);
  // What was ordered there is nobody's who takes its id.
  const rival = await stage.vendor({ username: 'Rita' });
  for (const who of [rival, vendor]) {
    const taken = await stage.saveStall(
      who,
      { stallid, schoolid: school.schoolid },
      stallForTests(),
    );
    expect(taken.status).toBe(404);
  }
});

describe('what hangs on a stall that is removed', () => {
  test('goes a minute later where the process has ended in between', async () => {
    const [stallid, other] = [await fullStall(), await fullStall()];
    vi.spyOn(ItemStore.prototype, 'removeAllOf').mockRejectedValueOnce(new Error('It ended.'));
    expect((await stage.removeStall(vendor, stallid)).status).toBe(500);
    expect(await leftOf(stallid)).toEqual(whole);
    clock.advance(2 * minute);
    await expect.poll(() => leftOf(stallid), { timeout: 10_000 }).toEqual(nothing);
    expect(await leftOf(other)).toEqual(whole);
  });

  test('stays with a stall that was not removed after all', async () => {
    const stallid = await fullStall();
    vi.spyOn(StallStore.prototype, 'remove').mockRejectedValueOnce(new Error('It ended.'));
    expect((await stage.removeStall(vendor, stallid)).status).toBe(500);
    const gone = await fullStall();
    vi.spyOn(ItemStore.prototype, 'removeAllOf').mockRejectedValueOnce(new Error('It ended.'));
    expect((await stage.removeStall(vendor, gone)).status).toBe(500);
    clock.advance(2 * minute);
    // It was asked for later: so the other one was looked at, too.
    await expect.poll(() => leftOf(gone), { timeout: 10_000 }).toEqual(nothing);
    expect(await leftOf(stallid)).toEqual(whole);
  });
});

describe('GET /api/admin/schools/:schoolid/stalls, DELETE /api/admin/stalls/:stallid', () => {
  const told = async () => {
    const { status, body } = await stage.ofSchool(admin, school.schoolid);
    expect(status).toBe(200);
    return body.stalls.map(({ name, isShown, vendor: { username } }) => [name, isShown, username]);
  };

  test('401, 403, 400: admins alone', async () => {
    const stallid = await stage.stallOf(vendor, school);
    for (const [who, status] of [
      [null, 401],
      [vendor, 403],
    ] as const) {
      expect((await stage.ofSchool(who, school.schoolid)).status).toBe(status);
      expect((await stage.removeHeld(who, stallid)).status).toBe(status);
    }
    expect((await stage.removeHeld(admin, 'short')).status).toBe(400);
    expect((await stage.ofSchool(admin, 'no-such-school')).status).toBe(404);
  });

  test.each([
    ['is locked', { locked: true }],
    ['is no vendor any more', { accountType: 'student' }],
  ])('200: of who %s, again too, and written down once', async (_name, fields) => {
    const name = `Left ${newFoodid()}`;
    const stallid = await fullStall(name);
    await setAccount(app, vendor, fields);
    expect(await told()).toEqual([[name, false, 'Vera']]);
    for (const time of ['first', 'again']) {
      expect((await stage.removeHeld(admin, stallid)).status, time).toBe(200);
    }
    expect(await leftOf(stallid)).toEqual(nothing);
    expect(await told()).toEqual([]);
    const entries = (await app.stored())['audit'] as {
      by: string;
      action: string;
      thing: string;
    }[];
    const own = entries.filter(({ thing }) => thing === `${name}, ${school.name}`);
    expect(own.map(({ action, by }) => [action, by])).toEqual([
      ['stall.created', vendor.userid],
      ['stall.removed', admin.userid],
    ]);
  });

  test('200: of an account that is gone, and at a school that is partnered no more', async () => {
    const [first, second] = [await fullStall('First'), await fullStall('Second')];
    await app.inStore((store) =>
      store.collection<{ _id: string }>('schools').deleteOne({ _id: school.schoolid }),
    );
    expect(await told()).toEqual([
      ['First', false, 'Vera'],
      ['Second', false, 'Vera'],
    ]);
    expect((await stage.removeHeld(admin, first)).status).toBe(200);
    await app.inStore((store) =>
      store.collection<{ _id: string }>('accounts').deleteOne({ _id: vendor.userid }),
    );
    expect(await told()).toEqual([['Second', false, '']]);
    expect((await stage.removeHeld(admin, second)).status).toBe(200);
  });

  test('409: where its vendor sells', async () => {
    const stallid = await stage.stallOf(vendor, school, { name: 'Sold' });
    expect(await told()).toEqual([['Sold', true, 'Vera']]);
    const refused = await stage.removeHeld(admin, stallid);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await stage.menu(stallid)).status).toBe(200);
  });
});
