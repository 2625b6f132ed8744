import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import { addressUndoGoodForMs } from '../account-rates.ts';

/*
 * Two accounts that say they had an address: of whoever once typed it, and proved nothing, and of
 * whoever reads it. The second one is robbed then, by somebody else.
 */

const clock = createManualClock();
let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp({ clock });
  stage = accountStage(app);
});
afterAll(() => app.close());

const squattersPassword = 'a sentence of the squatter';
const password = 'my own long sentence';
const newPassword = 'staple horse battery';

interface Signed {
  readonly token: string;
  readonly userid: string;
}
let address: string;
let squatter: Signed;
let robber: Signed;
let elsewhere: string;

beforeEach(async () => {
  address = freshAddress('victim');
  await stage.register(address, squattersPassword);
  squatter = (await stage.login(address, squattersPassword)).body;
  await stage.moveTo(squatter, freshAddress('junk'));
  clock.advance(addressUndoGoodForMs + 60_000);
  await stage.register(address, password);
  const { body: victim } = await stage.login(address, password);
  await stage.verify(victim, address);
  // With the password of the victim.
  robber = (await stage.login(address, password)).body;
  elsewhere = freshAddress('robber');
});

const loginIs = async (email: string, typed: string): Promise<string | undefined> =>
  (await stage.login(email, typed)).body.userid;
const rob = () => stage.changeAndGetUndo(robber, address, elsewhere);
const squatterAsks = async (): Promise<void> => {
  await stage.confirm(squatter, squattersPassword);
  expect(await stage.changeEmail(squatter, address)).toMatchObject({ status: 200 });
};

test('a forgotten password gives nobody another account while the address is kept for this one', async () => {
  const undo = await rob();
  await squatterAsks();
  const before = app.inbox.mailsTo(address).length;
  await stage.forget(address);
  const { email } = await app.features.people.read(squatter.userid);
  const code = await stage.forgetAndGetCode(email, email);
  expect(await stage.reset(code, newPassword)).toMatchObject({ status: 200 });
  expect((await stage.login(address, newPassword)).status).toBe(401);
  expect(app.inbox.mailsTo(address)).toHaveLength(before);
  expect(await stage.undo(undo)).toMatchObject({ status: 200 });
});

describe('the link back', () => {
  test('stays good whatever the account does that once claimed the address', async () => {
    const undo = await rob();
    await squatterAsks();
    await app.call('POST', '/api/user/sendpin', { token: squatter.token });
    const { status, body } = await stage.undo(undo);
    expect(status).toBe(200);
    expect(await stage.reset(body.resetcode, newPassword)).toMatchObject({ status: 200 });
    expect(await loginIs(address, newPassword)).toBe(robber.userid);
  });

  test('and until it is over the robber cannot delete the account', async () => {
    await rob();
    await squatterAsks();
    const { token } = robber;
    const remove = () => app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
    expect(await remove()).toMatchObject({
      status: 403,
      body: { msg: expect.stringContaining('address of this account was changed lately') },
    });
    expect((await stage.me(robber)).email).toBe(elsewhere);
  });
});
