import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOf } from '../../../test/all-of.ts';
import { foodStage, itemForTests, putFoodSchool, stallForTests } from '../../../test/food-stage.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof foodStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = foodStage(app);
}, 60_000);
afterAll(() => app.close());

const heldOf = async (userid: string) => {
  const actor = { userid, accountType: 'vendor', sessionId: 'any', mustLeave: false } as const;
  const parts = await app.features.personalData.collect(actor);
  const file = parts.find(({ name }) => name === 'stalls');
  if (file === undefined) return null;
  const pieces = await allOf(file.pieces());
  return JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>[];
};

test('what is held: stalls with their items; all of it goes with the account, and nothing of others', async () => {
  const [vendor, other] = [await stage.vendor(), await stage.vendor()];
  const school = await putFoodSchool(app);
  const [own, theirs] = [await stage.stallOf(vendor, school), await stage.stallOf(other, school)];
  const itemid = await stage.itemOf(vendor, own, { stock: 4 });
  await stage.itemOf(other, theirs);
  expect(await heldOf(vendor.userid)).toEqual([
    {
      stallid: own,
      at: expect.any(String),
      school: school.name,
      currency: 'EUR',
      isPaused: false,
      said: stallForTests(),
      items: [{ itemid, at: expect.any(String), stock: 4, soldOutOn: null, said: itemForTests() }],
    },
  ]);
  const { token, password, userid } = vendor;
  const left = await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  expect(left.status).toBe(200);
  const stored = await app.stored();
  for (const collection of ['foodstalls', 'fooditems']) {
    expect(JSON.stringify(stored[collection])).not.toContain(userid);
    expect(stored[collection]).toHaveLength(1);
  }
  expect((await stage.menu(own)).status).toBe(404);
  expect((await stage.menu(theirs)).body.items).toHaveLength(1);
});
