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

/** Somebody registers with the address of somebody else, and asks for another without verifying either. */
const squat = async (victims: string) => {
  await stage.register(victims, password);
  const { body: thief } = await stage.login(victims, password);
  const junk = freshAddress('junk');
  await stage.changeEmail(thief, junk);
  return { thief, junk };
};

test('an address that nobody proved is free as soon as the account proves another one', async () => {
  const victims = freshAddress('victim');
  const { thief, junk } = await squat(victims);
  const own = 'my own long sentence';
  await stage.register(victims, own);
  expect((await stage.login(victims, own)).status).toBe(401);
  await stage.verify(thief, junk);
  expect(app.inbox.mailsTo(victims).at(-1)?.text).not.toContain('undoemail');
  await stage.register(victims, own);
  expect((await stage.login(victims, own)).status).toBe(200);
  expect((await stage.login(junk, password)).body.userid).toBe(thief.userid);
});

test('until then the forgotten password gives the account to whoever reads the address', async () => {
  const victims = freshAddress('victim');
  const { thief } = await squat(victims);
  clock.advance(addressUndoGoodForMs + 1);
  const code = await stage.forgetAndGetCode(victims, victims);
  expect(await stage.reset(code, 'my own long sentence')).toMatchObject({ status: 200 });
  const { body } = await stage.login(victims, 'my own long sentence');
  expect(body).toMatchObject({ userid: thief.userid, email: victims, verified: true });
});
