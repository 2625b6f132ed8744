import { foodLimits } from '@sets/shared/food/food.limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foodStage, newFoodid, putFoodSchool, stallForTests } from '../../../test/food-stage.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import type { StallRecord } from './stall.model.ts';
import { stallFields } from './stall-store.service.ts';

/* However many stalls there are: what one call looks at has an end. */

const each = foodLimits.listed / 2;
let app: TestApp;
let stage: ReturnType<typeof foodStage>;
let schools: Awaited<ReturnType<typeof putFoodSchool>>[];
beforeAll(async () => {
  app = await startTestApp();
  stage = foodStage(app);
  const { userid: vendor } = await stage.vendor();
  schools = [await putFoodSchool(app), await putFoodSchool(app), await putFoodSchool(app)];
  const stalls = schools.flatMap(({ schoolid, name }) =>
    Array.from({ length: each }, (_none, at): StallRecord => ({
      _id: newFoodid(),
      vendor,
      schoolid,
      school: { name, currency: 'EUR' },
      revision: 1,
      isPaused: false,
      at: new Date(at),
      content: stallFields(stallForTests({ name: `Stall ${at}` })),
    })),
  );
  await app.inStore((store) => store.collection<StallRecord>('foodstalls').insertMany(stalls));
}, 60_000);
afterAll(() => app.close());

test('a list of all schools has so many stalls, of whole schools by name, and says that there are more', async () => {
  const { status, body } = await stage.listings();
  expect(status).toBe(200);
  const names = schools.map(({ name }) => name).toSorted();
  expect(body.schools).toEqual(names);
  const counts = names.map((name) => body.stalls.filter(({ school }) => school === name).length);
  expect([body.isMore, counts]).toEqual([true, [each, each, 0]]);
});

test('whoever names a school sees all of its own', async () => {
  for (const { name } of schools) {
    const { body } = await stage.listings(name);
    expect([body.stalls.length, body.isMore]).toEqual([each, false]);
  }
});

test('what is found at some of the stalls is not said to be all', async () => {
  expect((await stage.find({ words: 'soup' })).body).toEqual({ found: [], isMore: true });
  const { name: school = '' } = schools[0] ?? {};
  expect((await stage.find({ words: 'soup', school })).body.isMore).toBe(false);
});
