import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import { addressUndoGoodForMs } from '../account-rates.ts';

/*
 * Two accounts that say they had an address: of whoever once typed it, and proved nothing, and of
 * whoever reads it. The second one is robbed then, by the first or by somebody else.
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
  await stage.changeEmail(squatter, freshAddress('junk'));
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
const squatterMoves = async (): Promise<void> => {
  await stage.confirm(squatter, squattersPassword);
  expect(await stage.changeEmail(squatter, freshAddress('junk'))).toMatchObject({ status: 200 });
};

describe('a forgotten password', () => {
  test('gives back the account that had proven the address', async () => {
    await rob();
    const code = await stage.forgetAndGetCode(address, address);
    expect(await stage.reset(code, newPassword)).toMatchObject({ status: 200 });
    expect(await loginIs(address, newPassword)).toBe(robber.userid);
    expect((await stage.login(elsewhere, password)).status).toBe(401);
  });

  test('gives nobody another account while the address is kept for this one', async () => {
    const undo = await rob();
    await stage.verify(robber, elsewhere);
    const before = app.inbox.mailsTo(address).length;
    await stage.forget(address);
    // By the address that the squatter's account shows it is no way either.
    const { email } = await stage.me(squatter);
    const code = await stage.forgetAndGetCode(email, email);
    expect(await stage.reset(code, newPassword)).toMatchObject({ status: 200 });
    expect((await stage.login(address, newPassword)).status).toBe(401);
    expect(app.inbox.mailsTo(address)).toHaveLength(before);
    expect(await stage.undo(undo)).toMatchObject({ status: 200 });
  });

  test('which was asked for just before a claim ended does not take the address from whoever it is kept for', async () => {
    const other = freshAddress('victim');
    await stage.register(other, squattersPassword);
    const { body: second } = await stage.login(other, squattersPassword);
    await stage.changeEmail(second, freshAddress('junk'));
    clock.advance(addressUndoGoodForMs - 1);
    const code = await stage.forgetAndGetCode(other, other);
    clock.advance(1);
    await stage.register(other, password);
    const { body: owner } = await stage.login(other, password);
    await stage.verify(owner, other);
    const undo = await stage.changeAndGetUndo(owner, other, freshAddress('robber'));
    expect(await stage.reset(code, newPassword)).toMatchObject({ status: 404 });
    expect(await stage.undo(undo)).toMatchObject({ status: 200 });
  });
});

describe('the link back', () => {
  test('stays good whatever the account does that once claimed the address', async () => {
    const undo = await rob();
    await stage.verify(robber, elsewhere);
    await squatterMoves();
    const { status, body } = await stage.undo(undo);
    expect(status).toBe(200);
    expect(await stage.reset(body.resetcode, newPassword)).toMatchObject({ status: 200 });
    expect(await loginIs(address, newPassword)).toBe(robber.userid);
  });

  test('and until it is over the robber cannot delete the account', async () => {
    await rob();
    await stage.verify(robber, elsewhere);
    await squatterMoves();
    const { token } = robber;
    const remove = () => app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
    expect(await remove()).toMatchObject({
      status: 403,
      body: { msg: expect.stringContaining('address of this account was changed lately') },
    });
    expect((await stage.me(robber)).email).toBe(elsewhere);
  });
});

test('a claim that is over keeps the address from nobody, however often the account moves', async () => {
  const other = freshAddress('victim');
  await stage.register(other, squattersPassword);
  const { body: second } = await stage.login(other, squattersPassword);
  await stage.changeEmail(second, freshAddress('junk'));
  clock.advance(addressUndoGoodForMs);
  await stage.confirm(second, squattersPassword);
  expect(await stage.changeEmail(second, freshAddress('junk'))).toMatchObject({ status: 200 });
  await stage.register(other, password);
  expect((await stage.login(other, password)).status).toBe(200);
});
