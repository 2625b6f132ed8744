import { foodLimits } from '@sets/shared/food/food.limits.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { foodStage, newFoodid, putFoodSchool, stallForTests } from '../../../test/food-stage.ts';
import { settle } from '../../../test/settle.ts';
import { appOfWorker, type Person, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof foodStage>;
let vendor: Person;
let school: Awaited<ReturnType<typeof putFoodSchool>>;
beforeAll(async () => {
  app = await appOfWorker();
  stage = foodStage(app);
  vendor = await stage.vendor();
  school = await putFoodSchool(app);
});

const audited = async (subject: string) => {
  const entries = (await app.stored())['audit'] as { action: string; thing: string }[];
  return entries.filter(({ thing }) => thing === subject).map(({ action }) => action);
};

describe('PUT /api/food/stall/:stallid', () => {
  test('200: made by the first save, which may be sent twice; written down once', async () => {
    const stallid = newFoodid();
    const content = stallForTests({ name: `Stall ${stallid}` });
    const place = { stallid, schoolid: school.schoolid };
    const made = await stage.saveStall(vendor, place, content);
    expect(made).toMatchObject({ status: 200 });
    expect(made.body).toEqual({
      stallid,
      schoolid: school.schoolid,
      school: school.name,
      currency: 'EUR',
      revision: 1,
      content,
      isPaused: false,
      state: 'open',
      until: null,
      items: 0,
    });
    expect((await stage.saveStall(vendor, place, content)).body).toEqual(made.body);
    expect((await stage.mine(vendor)).body.stalls).toContainEqual(made.body);
    expect(await audited(`${content.name}, ${school.name}`)).toEqual(['stall.created']);
  });

  test('401, 403: a visitor, who is no vendor, and who has proven no address', async () => {
    const place = { stallid: newFoodid(), schoolid: school.schoolid };
    const body = { schoolid: school.schoolid, revision: 0, content: stallForTests() };
    expect((await stage.ask(null, 'PUT', `stall/${place.stallid}`, body)).status).toBe(401);
    const unproven = await stage.vendor({ verified: false });
    const refused = await stage.saveStall(unproven, place, stallForTests());
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(refused.body.msg).toContain('Verify your account');
    const student = await app.buildAccount();
    expect((await stage.saveStall(student, place, stallForTests())).status).toBe(403);
  });

  test.each([
    ['an id that is none', { stallid: 'short' }, {}],
    ['a time zone that there is not', {}, { timeZone: 'Mars/Olympus' }],
    [
      'a time that ends before it begins',
      {},
      { opens: [{ weekday: 1, from: '12:00', to: '08:00' }] },
    ],
    ['no name', {}, { name: '  ' }],
    ['no place', {}, { place: '' }],
    ['no order at any time to pick up', {}, { slotCapacity: 0 }],
    ['a tax on bringing that there is not', {}, { delivery: { price: 1, tax: 5_001 } }],
  ])('400: %s', async (_name, ref, more) => {
    const place = { stallid: newFoodid(), schoolid: school.schoolid, ...ref };
    const answer = await stage.saveStall(vendor, place, stallForTests(more));
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  test('404: of another vendor, of no school, or gone', async () => {
    const stallid = await stage.stallOf(vendor, school);
    const other = await stage.vendor();
    const place = { stallid, schoolid: school.schoolid };
    expect((await stage.saveStall(other, place, stallForTests(), 1)).status).toBe(404);
    const nowhere = { stallid: newFoodid(), schoolid: 'no-school' };
    expect((await stage.saveStall(vendor, nowhere, stallForTests())).status).toBe(404);
    const gone = { ...place, stallid: newFoodid() };
    expect((await stage.saveStall(vendor, gone, stallForTests(), 1)).status).toBe(404);
  });

  test('409: of a revision that is past, or at another school', async () => {
    const stallid = await stage.stallOf(vendor, school);
    const place = { stallid, schoolid: school.schoolid };
    const once = await stage.saveStall(vendor, place, stallForTests({ name: 'Once' }), 1);
    expect(once.body.revision).toBe(2);
    const past = await stage.saveStall(vendor, place, stallForTests({ name: 'Past' }), 1);
    expect(past).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const elsewhere = { stallid, schoolid: (await putFoodSchool(app)).schoolid };
    expect((await stage.saveStall(vendor, elsewhere, stallForTests(), 2)).status).toBe(409);
    const { body } = await stage.mine(vendor);
    const there = body.stalls.find((each) => each.stallid === stallid);
    expect(there).toMatchObject({ revision: 2, content: { name: 'Once' } });
  });

  test('FULL: no more of one vendor, and no more at one school', async () => {
    const own = await stage.vendor();
    const many = await putFoodSchool(app);
    for (let at = 0; at < foodLimits.stallsOfVendor; at += 1) await stage.stallOf(own, many);
    const place = () => ({ stallid: newFoodid(), schoolid: many.schoolid });
    const refused = await stage.saveStall(own, place(), stallForTests());
    expect(refused.body).toMatchObject({ code: 'FULL', msg: expect.stringContaining('You have') });
    await app.inStore((store) =>
      store.collection<{ _id: string; vendor: string; schoolid: string }>('foodstalls').insertMany(
        Array.from({ length: foodLimits.stallsOfSchool - foodLimits.stallsOfVendor }, () => ({
          _id: newFoodid(),
          vendor: 'others',
          schoolid: many.schoolid,
        })),
      ),
    );
    const last = await stage.saveStall(await stage.vendor(), place(), stallForTests());
    expect(last.body).toMatchObject({ code: 'FULL', msg: expect.stringContaining('This school') });
  });
});

describe('PUT /api/food/pause/:stallid', () => {
  test('200, 404: paused until it goes on; nobody else does it', async () => {
    const stallid = await stage.stallOf(vendor, school);
    const paused = await stage.pause(vendor, stallid, true);
    expect(paused.body).toMatchObject({
      isPaused: true,
      state: 'paused',
      until: null,
      revision: 1,
    });
    expect((await stage.menu(stallid)).body.stall.state).toBe('paused');
    expect((await stage.pause(await stage.vendor(), stallid, false)).status).toBe(404);
    expect((await stage.pause(vendor, stallid, false)).body.state).toBe('open');
  });
});

describe('DELETE /api/food/stall/:stallid', () => {
  test('200: with its items, again too, and written down once; of another vendor 404', async () => {
    const name = `Gone ${newFoodid()}`;
    const [stallid, kept] = [
      await stage.stallOf(vendor, school, { name }),
      await stage.stallOf(vendor, school),
    ];
    const itemid = await stage.itemOf(vendor, stallid);
    const other = await stage.vendor();
    expect((await stage.removeStall(other, stallid)).status).toBe(404);
    for (const time of ['first', 'again']) {
      const { status, body } = await stage.removeStall(vendor, stallid);
      expect(status, time).toBe(200);
      const left = new Set(body.stalls.map((each) => each.stallid));
      expect([left.has(stallid), left.has(kept)]).toEqual([false, true]);
    }
    expect((await stage.menu(stallid)).status).toBe(404);
    expect((await stage.soldOut(vendor, itemid, true)).status).toBe(404);
    expect(await audited(`${name}, ${school.name}`)).toEqual(['stall.created', 'stall.removed']);
  });
});

test('a school that is partnered no more is told to its vendor by the name that it had', async () => {
  const own = await stage.vendor();
  const former = await putFoodSchool(app, { currency: 'CHF' });
  const stallid = await stage.stallOf(own, former);
  await app.inStore((store) =>
    store.collection<{ _id: string }>('schools').deleteOne({ _id: former.schoolid }),
  );
  const { body } = await stage.mine(own);
  expect(body.stalls).toMatchObject([{ stallid, school: former.name, currency: 'CHF' }]);
  expect((await stage.menu(stallid)).status).toBe(404);
});

test('a vendor whose address is proven no more keeps what there is', async () => {
  const own = await stage.vendor();
  const stallid = await stage.stallOf(own, school);
  await settle(app, own, { verified: false });
  expect((await stage.pause(own, stallid, true)).status).toBe(200);
  const place = { stallid, schoolid: school.schoolid };
  expect((await stage.saveStall(own, place, stallForTests({ name: 'New' }), 1)).status).toBe(403);
});
