import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Peer } from '../../../../../test/connect.ts';
import { movingCalls } from '../../../../../test/moving-calls.ts';
import { orderForTests, putStall } from '../../../../../test/order-for-tests.ts';
import { orderStage } from '../../../../../test/order-stage.ts';
import { appOfWorker, type Person, type TestApp } from '../../../../../test/start-test-app.ts';
import { OrderStore } from '../order-store.service.ts';

let app: TestApp;
let people: Person[];
let peers: Peer[];
beforeAll(async () => {
  app = await appOfWorker();
  people = [
    await app.buildAccount(),
    await app.buildAccount({ accountType: 'vendor' }),
    await app.buildAccount(),
  ];
  const tokens = [...people.map(({ token }) => token), undefined];
  peers = await Promise.all(tokens.map((token) => connect(app.url, { token })));
});
afterAll(() => {
  for (const { socket } of peers) socket.disconnect();
});

const heardBy = ({ plain }: Peer) =>
  plain.flatMap(({ name, payload }) => (name === 'order:moved' ? [payload] : []));

test('NO8: the pages of whoever placed an order and of whoever sells it hear that it was moved on, and nobody else', async () => {
  const [owner, vendor] = people;
  const stallid = await app.inStore((connection) => putStall(connection, vendor!.userid));
  const order = orderForTests({ stallid, userid: owner!.userid, placedAt: Date.now() });
  await app.inStore((connection) => new OrderStore(connection).insertAll([order]));
  const { orderid } = order;
  const calls = movingCalls(orderStage(app));
  await calls.steps(vendor!, orderid, 'accept');
  const [own, sold, ...others] = peers;
  for (const peer of [own!, sold!]) {
    await expect.poll(() => heardBy(peer)).toEqual([{ orderid, revision: 2 }]);
  }
  // What was sent before this was answered would be there by now.
  for (const peer of others) {
    await peer.request('clock:sync', {});
    expect(heardBy(peer)).toEqual([]);
  }
});
