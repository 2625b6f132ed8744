import { slotOf } from '@sets/shared/food/order/slots.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putFoodSchool } from '../../../../../test/food-stage.ts';
import { createManualClock } from '../../../../../test/manual-clock.ts';
import { cartForTests, lineForTests, orderStage } from '../../../../../test/order-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../../../test/start-test-app.ts';

/* What depends on where somebody is, and on what time it is. */

const minute = 60_000;
/** 2033-05-18, 03:33:20 UTC: a Wednesday, 05:33:20 in Berlin. */
const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof orderStage>;
let vendor: Person;
beforeAll(async () => {
  // As behind a proxy of ours: then it tells where a call comes from.
  app = await startTestApp({ clock, config: { trustedProxies: 1 } });
  stage = orderStage(app);
  vendor = await stage.vendor();
}, 60_000);
afterAll(() => app.close());

const from = (address: string) => ({ 'X-Forwarded-For': address });

describe('a stall for those on campus', () => {
  test('takes orders from its network alone, and from everywhere where its school has named none', async () => {
    const named = await putFoodSchool(app, { networks: ['198.51.100.0/24'] });
    const unnamed = await putFoodSchool(app, { networks: [] });
    for (const [school, outside] of [
      [named, 403],
      [unnamed, 200],
    ] as const) {
      const stallid = await stage.stallOf(vendor, school, { campusOnly: true });
      const itemid = await stage.itemOf(vendor, stallid);
      const [who, cart] = [
        await stage.hungry(school),
        cartForTests(stallid, [lineForTests(itemid)]),
      ];
      const away = await stage.place(who, cart, undefined, from('203.0.113.9'));
      expect(away.status).toBe(outside);
      if (outside === 403) {
        expect(away.body.code).toBe('FORBIDDEN');
        expect(away.body.msg).toContain(school.name);
      }
      const there = await stage.place(who, cart, undefined, from('198.51.100.7'));
      expect(there.body).toMatchObject({ isPlaced: true });
    }
  });

  test('what is named by whoever is no proxy counts nothing', async () => {
    const school = await putFoodSchool(app, { networks: ['198.51.100.0/24'] });
    const stallid = await stage.stallOf(vendor, school, { campusOnly: true });
    const itemid = await stage.itemOf(vendor, stallid);
    const cart = cartForTests(stallid, [lineForTests(itemid)]);
    const forged = from('198.51.100.7, 203.0.113.9');
    expect((await stage.place(await stage.hungry(school), cart, undefined, forged)).status).toBe(
      403,
    );
  });
});

describe('when', () => {
  test('a stall that is closed now takes orders for when it is open', async () => {
    const school = await putFoodSchool(app);
    const opens = [{ weekday: 3, from: '08:00', to: '09:00' }];
    const stallid = await stage.stallOf(vendor, school, { opens });
    const itemid = await stage.itemOf(vendor, stallid);
    const who = await stage.hungry(school);
    const now = cartForTests(stallid, [lineForTests(itemid)]);
    expect((await stage.place(who, now)).body).toMatchObject({
      isPlaced: false,
      quote: { faults: ['not-then'] },
    });
    const times = (await stage.slots(who, stallid)).body;
    expect(times.now).toBe(false);
    expect(times.slots.slice(0, 4).map(({ at }) => at.slice(11, 16))).toEqual([
      '06:00',
      '06:15',
      '06:30',
      '06:45',
    ]);
    const [first] = times.slots;
    const then = { ...now, slot: first?.at ?? null };
    expect((await stage.placed(who, then)).slot).toBe(first?.at);
    for (const slot of ['2033-05-18T05:45:00.000Z', '2033-05-18T06:05:00.000Z']) {
      expect((await stage.quote(who, { ...now, slot })).body.faults).toEqual(['not-then']);
    }
  });

  test('an item is had when it is served, and sold out for today is not for tomorrow', async () => {
    const school = await putFoodSchool(app);
    const stallid = await stage.stallOf(vendor, school);
    const served = { from: '11:00', to: '14:00' };
    const [lunch, cake] = [
      await stage.itemOf(vendor, stallid, { served }),
      await stage.itemOf(vendor, stallid),
    ];
    await stage.soldOut(vendor, cake, true);
    const who = await stage.hungry(school);
    const cart = cartForTests(stallid, [lineForTests(lunch), lineForTests(cake)]);
    const faultsAt = async (slot: string | null) =>
      (await stage.quote(who, { ...cart, slot })).body.lines.map(({ fault }) => fault);
    expect(await faultsAt(null)).toEqual(['not-now', 'sold-out']);
    expect(await faultsAt('2033-05-18T10:00:00.000Z')).toEqual([null, 'sold-out']);
    expect(await faultsAt('2033-05-19T10:00:00.000Z')).toEqual([null, null]);
  });

  test('as soon as possible counts in the time in which it is ready; the day of the stall begins at 1', async () => {
    const school = await putFoodSchool(app);
    const stallid = await stage.stallOf(vendor, school, { slotCapacity: 1 });
    const itemid = await stage.itemOf(vendor, stallid);
    const who = await stage.hungry(school);
    const cart = cartForTests(stallid, [lineForTests(itemid)]);
    expect((await stage.placed(who, cart)).number).toBe(1);
    expect((await stage.place(who, cart)).body).toMatchObject({
      isPlaced: false,
      quote: { faults: ['not-then'] },
    });
    const at = new Date(slotOf(clock.now() + 10 * minute) + 15 * minute).toISOString();
    const times = (await stage.slots(who, stallid)).body;
    expect([times.now, times.slots[0]]).toEqual([false, { at, left: 1 }]);
  });
});
