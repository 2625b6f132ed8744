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
  const leaving = (proven: boolean) => ({ userid: randomUUID(), email, emailKey: email, proven });
  return { proven: leaving(true), typed: leaving(false), other: leaving(false) };
};

test('what is kept for one account is not another’s, which has no link back then', async () => {
  for (const who of ['proven', 'typed'] as const) {
    const at = leavers();
    const code = await former.keep(at[who]);
    expect(await former.keep(at.other)).toBeNull();
    expect(await former.take(code!)).toMatchObject({ userid: at[who].userid });
  }
});

test('what nobody had proven gives way to what somebody has', async () => {
  const { proven, typed } = leavers();
  const first = await former.keep(typed);
  const second = await former.keep(proven);
  expect(await former.take(first!)).toBeNull();
  expect(await former.take(second!)).toMatchObject({ userid: proven.userid });
});

test('once its time is over it is anybody’s', async () => {
  const { proven, typed } = leavers();
  await former.keep(proven);
  clock.advance(addressUndoGoodForMs);
  const code = await former.keep(typed);
  expect(await former.take(code!)).toMatchObject({ userid: typed.userid });
});
