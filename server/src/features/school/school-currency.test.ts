import type { School } from '@sets/shared/school/school.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foodStage } from '../../../test/food-stage.ts';
import { definitionOf, schoolCalls } from '../../../test/school-calls.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let admin: Person;
const { create, post, put } = schoolCalls(() => ({ app, admin }));
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.buildAccount({ accountType: 'admin' });
});
afterAll(() => app.close());

test('a school has the currency that is named, else that of its country', async () => {
  expect((await create({ country: 'DE' })).currency).toBe('EUR');
  expect((await create({ country: 'DE', currency: 'CHF' })).currency).toBe('CHF');
  for (const currency of ['eur', 'XXXX', 'QQQ']) {
    const { status } = await post({ ...definitionOf(await create()), currency });
    expect(status).toBe(400);
  }
});

test('it stays where a page of before does not name it, and its change is written down', async () => {
  const school = await create({ country: 'JP' });
  const { currency, ...before } = definitionOf(school);
  expect(currency).toBe('JPY');
  expect((await put(school, { ...before, country: 'FR' })).body.currency).toBe('JPY');
  expect((await put(school, { ...before, currency: 'EUR' })).body.currency).toBe('EUR');
  const { body } = await app.call<{ entries: { subject: string; details: string }[] }>(
    'GET',
    '/api/admin/audit',
    admin,
  );
  const told = body.entries.filter(({ subject }) => subject === school.name);
  expect(told.map(({ details }) => details)).toEqual([
    'country FR → JP; currency JPY → EUR',
    'country JP → FR',
    expect.anything(),
  ]);
});

test('how many stalls it concerns is told before and after', async () => {
  const stage = foodStage(app);
  const [school, other] = [await create({ country: 'JP' }), await create()];
  await stage.stallOf(await stage.vendor(), school);
  await stage.stallOf(await stage.vendor(), school);
  const list = await app.call<{ schools: School[] }>('GET', '/api/admin/schools', admin);
  const told = list.body.schools.map(({ schoolid, stalls }) => [schoolid, stalls]);
  expect(told).toEqual(
    expect.arrayContaining([
      [school.schoolid, 2],
      [other.schoolid, 0],
    ]),
  );
  const changed = await put(school, { ...definitionOf(school), currency: 'EUR' });
  expect(changed.body).toMatchObject({ currency: 'EUR', stalls: 2 });
});

test('a school that was stored before there were any has that of its country', async () => {
  const { schoolid } = await create({ country: 'PL' });
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('schools')
      .updateOne({ _id: schoolid }, { $unset: { currency: 1 } }),
  );
  const { schoolFacts } = app.features;
  expect(await schoolFacts.find(schoolid)).toMatchObject({ schoolid, currency: 'PLN' });
  expect(await schoolFacts.all()).toContainEqual(await schoolFacts.find(schoolid));
  const { body } = await app.call<{ schools: { schoolid: string; currency: string }[] }>(
    'GET',
    '/api/admin/schools',
    admin,
  );
  expect(body.schools.find((each) => each.schoolid === schoolid)?.currency).toBe('PLN');
});
