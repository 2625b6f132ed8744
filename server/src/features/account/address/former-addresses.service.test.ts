import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { appOfWorker } from '../../../../test/start-test-app.ts';
import { addressUndoGoodForMs } from '../account-rates.ts';
import { FormerAddressesService } from './former-addresses.service.ts';

const clock = createManualClock();
let connection: mongoose.Connection;
let former: FormerAddressesService;
beforeAll(async () => {
  const { mongodbUri } = (await appOfWorker()).config;
  connection = await mongoose.createConnection(mongodbUri!).asPromise();
  former = new FormerAddressesService({ connection, clock, secret: 'a secret' });
});
afterAll(() => connection.close());

const leavers = () => {
  const email = `${randomUUID()}@school.example`;
  const leaving = () => ({ userid: randomUUID(), email, emailKey: email });
  return [leaving(), leaving()] as const;
};

test('what is kept for one account is not another’s, which has no link back then', async () => {
  const [one, other] = leavers();
  const code = await former.keep(one);
  expect(await former.keep(other)).toBeNull();
  expect(await former.take(code!)).toMatchObject({ userid: one.userid });
});

test('once its time is over it is anybody’s', async () => {
  const [one, other] = leavers();
  await former.keep(one);
  clock.advance(addressUndoGoodForMs);
  const code = await former.keep(other);
  expect(await former.take(code!)).toMatchObject({ userid: other.userid });
});
