import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import type { Person } from '../../../../test/start-test-app.ts';
import { giveBackAddresses } from './give-back-addresses.ts';

/* Accounts as they were stored when a new address was theirs before it was proven. */

let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp();
  stage = accountStage(app);
});
afterAll(() => app.close());

/** Stores this account as it was when it had moved to an address. */
const moved = ({ userid: _id, email }: Person, to: string, emailKey: string, proven: boolean) =>
  app.inStore(async (store) => {
    const accounts = store.collection<{ _id: string }>('accounts');
    const before = { resetEmail: email, resetEmailKey: email, resetProven: proven };
    const $set = { email: to, emailKey, verified: false, ...before };
    await accounts.updateOne({ _id }, { $set, $unset: { wantedEmail: '' } });
    await accounts.createIndex({ resetEmailKey: 1 });
  });
const assign = () => app.features.schools.assign();
const giveBack = (assigning = assign) =>
  app.inStore((store) => giveBackAddresses(store, assigning));

test('an account has the address before again, and asks for the new one, which is free', async () => {
  const [person, other] = [await app.buildAccount(), await app.buildAccount()];
  const to = freshAddress();
  await moved(person, to, to, true);
  // The address of somebody else, which it only showed.
  await moved(other, person.email, `taken ${other.userid} ${person.email}`, true);
  await giveBack();
  for (const [each, wanted] of [
    [person, to],
    [other, person.email],
  ] as const) {
    const { body } = await stage.login(each.email, each.password);
    expect(body).toMatchObject({ userid: each.userid, email: wanted, verified: false });
    const stored = await app.features.people.read(each.userid);
    expect(stored).toMatchObject({ email: each.email, wantedEmail: wanted, verified: true });
    expect(stored).not.toHaveProperty('resetEmail');
  }
  expect((await stage.login(to, person.password)).status).toBe(401);
  expect(await stage.verify(person, to)).toMatchObject({ status: 200 });
  // Once done it is not looked for again.
  const again = vi.fn(assign);
  await giveBack(again);
  expect(again).not.toHaveBeenCalled();
});

test('where somebody has the address before since, it goes on with the new one, and logs in there', async () => {
  const person = await app.buildAccount({ verified: false });
  const to = freshAddress();
  await moved(person, to, to, false);
  const owner = await app.buildAccount({ email: person.email });
  await giveBack();
  expect((await stage.login(person.email, owner.password)).body.userid).toBe(owner.userid);
  expect((await stage.login(to, person.password)).body).toMatchObject({
    userid: person.userid,
    email: to,
    verified: false,
  });
  expect(await stage.verify(person, to)).toMatchObject({ status: 200 });
  expect(await stage.me(person)).toMatchObject({ email: to, verified: true });
});

test('of two who left the same address it is theirs who had proven it', async () => {
  const [squatter, owner] = [await app.buildAccount(), await app.buildAccount()];
  const [junk, next] = [freshAddress(), freshAddress()];
  const { email } = owner;
  await moved({ ...squatter, email }, junk, junk, false);
  await moved(owner, next, next, true);
  await giveBack();
  expect((await stage.login(email, owner.password)).body.userid).toBe(owner.userid);
  expect((await stage.login(junk, squatter.password)).body.userid).toBe(squatter.userid);
});

test('an address that is kept for whoever left it is given to nobody else', async () => {
  const [squatter, owner] = [await app.buildAccount(), await app.buildAccount()];
  const undo = await stage.changeAndGetUndo(owner, owner.email, freshAddress());
  const junk = freshAddress();
  await moved({ ...squatter, email: owner.email }, junk, junk, false);
  await giveBack();
  expect(await stage.undo(undo)).toMatchObject({ status: 200 });
});

test('a start that broke off is gone on with, to the schools of the addresses', async () => {
  const person = await app.buildAccount();
  const to = freshAddress();
  await moved(person, to, to, true);
  await expect(giveBack(() => Promise.reject(new Error('broken off')))).rejects.toThrow();
  const again = vi.fn(assign);
  await giveBack(again);
  expect(again).toHaveBeenCalledOnce();
});

test('of two processes that start at once both do', async () => {
  const person = await app.buildAccount();
  const to = freshAddress();
  await moved(person, to, to, true);
  // The other one is through while this one goes on.
  await giveBack(async () => {
    await giveBack();
    await assign();
  });
  expect((await stage.login(person.email, person.password)).body.userid).toBe(person.userid);
});
