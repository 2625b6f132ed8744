import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { putFoodSchool } from '../../../../../test/food-stage.ts';
import { movingCalls } from '../../../../../test/moving-calls.ts';
import { orderStage } from '../../../../../test/order-stage.ts';
import { appOfWorker, type Person, type TestApp } from '../../../../../test/start-test-app.ts';
import { mostCouriers } from './moving.messages.ts';

let app: TestApp;
let stage: ReturnType<typeof orderStage>;
let calls: ReturnType<typeof movingCalls>;
let vendor: Person;
let stallid: string;
beforeAll(async () => {
  app = await appOfWorker();
  stage = orderStage(app);
  calls = movingCalls(stage);
  vendor = await stage.vendor();
  stallid = await stage.stallOf(vendor, await putFoodSchool(app));
});

const heard = async ({ token }: Person): Promise<string[]> => {
  const { body } = await app.call<NotificationPage>('GET', '/api/notifications', { token });
  return body.notifications.map(({ title }) => title);
};

describe('POST /api/food/courier/:stallid', () => {
  test('200: whoever has proven that address, however it is typed; named twice they are one, and told once', async () => {
    const person = await app.buildAccount({ username: 'Cora' });
    for (const email of [person.email, `  ${person.email.toUpperCase()} `]) {
      const { status, body } = await calls.nameCourier(vendor, stallid, email);
      expect(status).toBe(200);
      expect(body.couriers).toEqual([{ userid: person.userid, username: 'Cora' }]);
    }
    expect(await heard(person)).toEqual(['You bring orders']);
    const gone = await calls.removeCourier(vendor, stallid, person.userid);
    expect(gone.body.couriers).toEqual([]);
    expect((await calls.removeCourier(vendor, stallid, person.userid)).body).toEqual(gone.body);
    expect(await heard(person)).toEqual(['You bring no more orders', 'You bring orders']);
  });

  test('an address of nobody, one that is not proven and that of a locked account are answered alike', async () => {
    const unproven = await app.buildAccount({ verified: false });
    const locked = await app.buildAccount();
    await app.features.people.change(locked.userid, { locked: true });
    const answers = [];
    for (const email of ['nobody@school.example', unproven.email, locked.email]) {
      answers.push(await calls.nameCourier(vendor, stallid, email));
    }
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual(answers[0]?.body);
      expect(body.couriers).toEqual([]);
    }
  });

  test('401, 403, 400, 404', async () => {
    const email = 'nobody@school.example';
    expect((await calls.nameCourier(null, stallid, email)).status).toBe(401);
    expect((await calls.nameCourier(await app.buildAccount(), stallid, email)).status).toBe(403);
    expect((await calls.nameCourier(vendor, stallid, 'no address')).status).toBe(400);
    expect((await calls.nameCourier(await stage.vendor(), stallid, email)).status).toBe(404);
  });

  test('FULL: no more than a stall can have', async () => {
    const full = await stage.stallOf(vendor, await putFoodSchool(app));
    const at = new Date();
    await app.inStore((store) =>
      store.collection<{ _id: string }>('foodcouriers').insertMany(
        Array.from({ length: mostCouriers }, (_none, place) => ({
          _id: `${full}:person-${place}`,
          stallid: full,
          userid: `person-${place}`,
          at,
        })),
      ),
    );
    const { email } = await app.buildAccount();
    const refused = await calls.nameCourier(vendor, full, email);
    expect(refused.body).toMatchObject({ code: 'FULL' });
  });

  test('RATE_LIMITED: a list of addresses is not tried out', async () => {
    const eager = await stage.vendor();
    const own = await stage.stallOf(eager, await putFoodSchool(app));
    const tried = await Promise.all(
      Array.from({ length: 31 }, (_none, place) =>
        calls.nameCourier(eager, own, `person-${place}@school.example`),
      ),
    );
    const codes = tried.flatMap(({ body }) => body.code ?? []);
    expect(codes).toEqual(['RATE_LIMITED']);
  });
});

describe('DELETE /api/food/courier/:stallid/:userid', () => {
  test('401, 403, 404: a visitor, no vendor, a stall of somebody else', async () => {
    const { userid } = vendor;
    expect((await calls.removeCourier(null, stallid, userid)).status).toBe(401);
    expect((await calls.removeCourier(await app.buildAccount(), stallid, userid)).status).toBe(403);
    expect((await calls.removeCourier(await stage.vendor(), stallid, userid)).status).toBe(404);
    expect((await calls.removeCourier(vendor, 'short', userid)).status).toBe(400);
  });
});

test('with their stall its couriers go', async () => {
  const [own, other] = [await stage.vendor(), await app.buildAccount()];
  const gone = await stage.stallOf(own, await putFoodSchool(app));
  await calls.nameCourier(own, gone, other.email);
  const named = () =>
    app.inStore((store) => store.collection('foodcouriers').countDocuments({ stallid: gone }));
  expect(await named()).toBe(1);
  expect((await stage.removeStall(own, gone)).status).toBe(200);
  expect(await named()).toBe(0);
});
