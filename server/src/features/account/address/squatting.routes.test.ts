import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import { addressUndoGoodForMs } from '../account-rates.ts';

const password = 'staple horse battery';
const clock = createManualClock();
let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp({ clock });
  stage = accountStage(app);
});
afterAll(() => app.close());

/** Somebody registers with the address of somebody else, and moves on without verifying either. */
const squat = async (victims: string) => {
  await stage.register(victims, password);
  const { body: thief } = await stage.login(victims, password);
  await stage.confirm(thief, password);
  await stage.changeEmail(thief, freshAddress('junk'));
  return thief;
};

test('an address that nobody proved is kept for a week', async () => {
  const victims = freshAddress('victim');
  await squat(victims);
  const own = 'my own long sentence';
  await stage.register(victims, own);
  expect((await stage.login(victims, own)).status).toBe(401);
  clock.advance(addressUndoGoodForMs + 1);
  await stage.register(victims, own);
  expect((await stage.login(victims, own)).status).toBe(200);
});

test('a second move in that week keeps it for no longer', async () => {
  const victims = freshAddress('victim');
  const thief = await squat(victims);
  clock.advance(addressUndoGoodForMs - 60_000);
  await stage.confirm(thief, password);
  expect((await stage.changeEmail(thief, freshAddress('junk'))).status).toBe(200);
  clock.advance(60_001);
  await stage.register(victims, 'my own long sentence');
  expect((await stage.login(victims, 'my own long sentence')).status).toBe(200);
});

test('within it the forgotten password gives the account to whoever reads the address', async () => {
  const victims = freshAddress('victim');
  await squat(victims);
  const code = await stage.forgetAndGetCode(victims, victims);
  expect(await stage.reset(code, 'my own long sentence')).toMatchObject({ status: 200 });
  expect((await stage.login(victims, 'my own long sentence')).status).toBe(200);
});
