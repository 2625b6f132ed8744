import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import { addressUndoGoodForMs } from '../account-rates.ts';

/*
 * An account that goes away from an address that it had proven, and back to it: by whoever has a session
 * and the password of its owner, and by the owner.
 */

const clock = createManualClock();
let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp({ clock });
  stage = accountStage(app);
});
afterAll(() => app.close());

const password = 'my own long sentence';
const newPassword = 'staple horse battery';

let address: string;
let robber: { readonly token: string; readonly userid: string };
beforeEach(async () => {
  // What one account and one place may do in an hour is proved elsewhere.
  clock.advance(addressUndoGoodForMs + 60_000);
  address = freshAddress('owner');
  await stage.register(address, password);
  robber = (await stage.login(address, password)).body;
  await stage.verify(robber, address);
});

/** Asks for it, and does not prove it. */
const ask = async (to: string): Promise<void> => {
  expect(await stage.changeEmail(robber, to)).toMatchObject({ status: 200 });
};
const loginIs = async (email: string, typed: string): Promise<string | undefined> =>
  (await stage.login(email, typed)).body.userid;

describe('a robber who moves the account to an address of their own, and asks for the owner’s again', () => {
  test('keeps the owner from no way back, and has none once the owner has taken it', async () => {
    const own = freshAddress('robber');
    const undo = await stage.changeAndGetUndo(robber, address, own);
    await ask(address);
    const { status, body } = await stage.undo(undo);
    expect(status).toBe(200);
    expect(await stage.reset(body.resetcode, newPassword)).toMatchObject({ status: 200 });
    expect(await loginIs(address, newPassword)).toBe(robber.userid);
    expect((await stage.login(own, password)).status).toBe(401);
    const before = app.inbox.mailsTo(own).length;
    await stage.forget(own);
    await stage.forgetAndGetCode(address, address);
    expect(app.inbox.mailsTo(own)).toHaveLength(before);
  });

  test('has no way back where the owner proves it there', async () => {
    const own = freshAddress('robber');
    await stage.moveTo(robber, own);
    const undo = await stage.changeAndGetUndo(robber, own, address);
    expect(await stage.undo(undo)).toMatchObject({ status: 404 });
    expect(await loginIs(address, password)).toBe(robber.userid);
  });
});

describe('a robber who asks for an address, and for the owner’s again', () => {
  beforeEach(async () => {
    await ask(freshAddress('junk'));
    await ask(address);
    expect((await stage.me(robber)).verified).toBe(true);
  });

  test('cannot end the links that the owner is mailed', async () => {
    const code = await stage.forgetAndGetCode(address, address);
    await stage.changePassword(robber, 'another long sentence of the robber');
    expect(await stage.reset(code, newPassword)).toMatchObject({ status: 200 });
    expect(await loginIs(address, newPassword)).toBe(robber.userid);
  });

  test('does not make the owner’s claim end after a week', async () => {
    await ask(freshAddress('junk'));
    clock.advance(addressUndoGoodForMs + 60_000);
    const code = await stage.forgetAndGetCode(address, address);
    expect(await stage.reset(code, newPassword)).toMatchObject({ status: 200 });
    expect(await loginIs(address, newPassword)).toBe(robber.userid);
  });
});

test('an address that was proven once, and left, is to be proven anew', async () => {
  const other = freshAddress('other');
  await stage.moveTo(robber, other);
  await ask(address);
  expect((await stage.me(robber)).verified).toBe(false);
  expect(await loginIs(address, password)).toBeUndefined();
  expect(await stage.verify(robber, address)).toMatchObject({ status: 200 });
  expect(await loginIs(address, password)).toBe(robber.userid);
});

test('one that nobody had proven is to be proven when the account comes back to it', async () => {
  const typed = freshAddress('typo');
  await stage.register(typed, password);
  robber = (await stage.login(typed, password)).body;
  await ask(freshAddress('right'));
  await ask(typed);
  expect((await stage.me(robber)).verified).toBe(false);
});
