import { beforeAll, expect, test } from 'vitest';
import { newFoodid } from '../../../../../test/food-stage.ts';
import { openKitchen } from '../../../../../test/moving-calls.ts';
import { appOfWorker, type TestApp } from '../../../../../test/start-test-app.ts';
import { mostOnBoard } from './kitchen.service.ts';

let app: TestApp;
let kitchen: Awaited<ReturnType<typeof openKitchen>>;
beforeAll(async () => {
  app = await appOfWorker();
  kitchen = await openKitchen(app);
});

interface Stored {
  readonly _id: string;
  readonly waitsFrom: Date;
  readonly content: { readonly orderid: string };
}

/** The same order under other ids, each waited for a second later. */
const copies = (orderid: string, count: number) =>
  app.inStore(async (store) => {
    const orders = store.collection<Stored>('foodorders');
    const first = await orders.findOne({ _id: orderid });
    if (first === null) throw new Error('There is no such order.');
    const made = Array.from({ length: count }, (_none, at) => {
      const _id = newFoodid();
      const waitsFrom = new Date(first.waitsFrom.getTime() + (at + 1) * 1_000);
      return { ...first, _id, waitsFrom, content: { ...first.content, orderid: _id } };
    });
    await orders.insertMany(made);
    return made.map(({ _id }) => _id);
  });

test('a board that is full says that there is more, and has what is waited for first', async () => {
  const { orderid } = await kitchen.order();
  const made = await copies(orderid, mostOnBoard.open - 1);
  const { body: whole } = await kitchen.board(kitchen.vendor, kitchen.stallid);
  expect(whole).toMatchObject({ isMore: false });
  expect(whole.orders).toHaveLength(mostOnBoard.open);
  const [last = ''] = await copies(made.at(-1) ?? '', 1);
  const { body: full } = await kitchen.board(kitchen.vendor, kitchen.stallid);
  expect(full).toMatchObject({ isMore: true });
  const shown = full.orders.map((each) => each.orderid);
  expect(new Set(shown)).toEqual(new Set([orderid, ...made]));
  expect(shown).not.toContain(last);
  // What was moved on lately counts for itself.
  await kitchen.over(orderid);
  const { body: after } = await kitchen.board(kitchen.vendor, kitchen.stallid);
  expect(after.isMore).toBe(false);
  expect(after.orders).toHaveLength(mostOnBoard.open + 1);
}, 60_000);
