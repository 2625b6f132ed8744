import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOf } from '../../../../test/all-of.ts';
import { eventually } from '../../../../test/eventually.ts';
import { putFoodSchool } from '../../../../test/food-stage.ts';
import { cartForTests, lineForTests, orderStage } from '../../../../test/order-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import type { OrderRecord } from './order.model.ts';

let app: TestApp;
let stage: ReturnType<typeof orderStage>;
let school: Awaited<ReturnType<typeof putFoodSchool>>;
let vendor: Person;
let stallid: string;
let itemid: string;
beforeAll(async () => {
  app = await startTestApp();
  stage = orderStage(app);
  school = await putFoodSchool(app);
  vendor = await stage.vendor();
  stallid = await stage.stallOf(vendor, school);
  itemid = await stage.itemOf(vendor, stallid, { stock: 100 });
}, 60_000);
afterAll(() => app.close());

const placed = (who: Person): Promise<OwnOrder> =>
  stage.placed(
    who,
    cartForTests(stallid, [lineForTests(itemid, { note: 'For Ada' })], { note: 'No nuts, Ada' }),
  );

const stockLeft = async (): Promise<number> => {
  const { items } = (await stage.items(vendor, stallid)).body;
  return items.find((item) => item.itemid === itemid)?.stock ?? 0;
};

/** As if the kitchen had taken this step, and named who brings it. */
const inKitchen = (orderid: string, by: string, status: string, courier: string | null = null) =>
  app.inStore((store) =>
    store.collection<{ _id: string }>('foodorders').updateOne(
      { _id: orderid },
      {
        // What is to be done for it is written meanwhile: of a revision before this it is not.
        $inc: { revision: 1 },
        $set: { 'content.status': status, 'content.courier': courier },
        $push: {
          people: { $each: courier === null ? [by] : [by, courier] },
          'content.steps': {
            id: 'a-step',
            type: 'accept',
            by: { role: 'vendor', userid: by },
            at: 1,
            from: 'placed',
            isUndone: false,
          },
        } as never,
      },
    ),
  );

const heldOf = async ({ userid, accountType }: Person) => {
  const actor = { userid, accountType, sessionId: 'any', mustLeave: false } as const;
  const parts = await app.features.personalData.collect(actor);
  const file = parts.find(({ name }) => name === 'orders');
  if (file === undefined) return null;
  return JSON.parse(Buffer.concat(await allOf(file.pieces())).toString()) as unknown[];
};

const storedOf = (orderid: string): Promise<OrderRecord | null> =>
  app.inStore((store) => store.collection<OrderRecord>('foodorders').findOne({ _id: orderid }));

const leave = ({ token, password }: Person) =>
  app.call('POST', '/api/user/deleteaccount', { token, body: { password } });

test('what is held: one’s orders, without who else had to do with them; of others’ only what one did', async () => {
  const [ann, bob] = [await stage.hungry(school), await stage.hungry(school)];
  const { orderid } = await placed(ann);
  await inKitchen(orderid, vendor.userid, 'accepted', bob.userid);
  const own = await heldOf(ann);
  expect(own).toMatchObject([{ orderid, stallid, note: 'No nuts, Ada', total: 350 }]);
  for (const { userid } of [vendor, bob]) expect(JSON.stringify(own)).not.toContain(userid);
  expect(JSON.stringify(own)).toContain(ann.userid);
  expect(await heldOf(vendor)).toEqual([
    {
      orderid,
      stallid,
      wasCourier: false,
      steps: [{ type: 'accept', at: expect.any(String) }],
    },
  ]);
  expect(await heldOf(bob)).toEqual([{ orderid, stallid, wasCourier: true, steps: [] }]);
  expect(await heldOf(await stage.hungry(school))).toBeNull();
}, 60_000);

test('an order outlives the account without its name and words; nobody has accepted it, so it is cancelled', async () => {
  const ann = await stage.hungry(school);
  const before = await stockLeft();
  const [waiting, cooking] = [await placed(ann), await placed(ann)];
  await inKitchen(cooking.orderid, vendor.userid, 'preparing');
  expect((await leave(ann)).status).toBe(200);
  const stored = JSON.stringify(
    await Promise.all([waiting, cooking].map(({ orderid }) => storedOf(orderid))),
  );
  for (const said of [ann.userid, 'Ada']) expect(stored).not.toContain(said);
  expect(JSON.stringify((await app.stored())['foodorders'])).not.toContain(ann.userid);
  expect(await storedOf(waiting.orderid)).toMatchObject({
    userid: '',
    isOver: true,
    content: { status: 'cancelled', total: 350, lines: [{ name: 'Cappuccino', note: '' }] },
  });
  // What the kitchen has begun stays taken.
  await eventually(async () => expect(await stockLeft()).toBe(before - 1));
  expect(await storedOf(cooking.orderid)).toMatchObject({
    userid: '',
    isOver: false,
    content: { status: 'preparing', userid: '' },
  });
}, 60_000);

test('who cooked or brought is forgotten in orders of others', async () => {
  const [ann, cook, courier] = [
    await stage.hungry(school),
    await stage.vendor(),
    await stage.hungry(school),
  ];
  const { orderid } = await placed(ann);
  await inKitchen(orderid, cook.userid, 'under-way', courier.userid);
  for (const who of [cook, courier]) expect((await leave(who)).status).toBe(200);
  const record = await storedOf(orderid);
  const text = JSON.stringify(record);
  for (const { userid } of [cook, courier]) expect(text).not.toContain(userid);
  expect(record).toMatchObject({ userid: ann.userid, content: { status: 'under-way' } });
}, 60_000);
