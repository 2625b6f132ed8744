import { afterAll, beforeAll, expect, test } from 'vitest';
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
const giveBack = () => app.inStore(giveBackAddresses);

test('an account has the address before again, and asks for the new one, which is free', async () => {
  const [person, other] = [await app.buildAccount(), await app.buildAccount()];
  const to = freshAddress();
  await moved(person, to, to, true);
  // The address of somebody else, which it only showed.
  await moved(other, person.email, `taken ${other.userid} ${person.email}`, true);
  expect(await giveBack()).toBe(true);
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
  expect(await giveBack()).toBe(false);
});

test('where somebody has the address before since, it has none until it proves the new one', async () => {
  const person = await app.buildAccount({ verified: false });
  const to = freshAddress();
  await moved(person, to, to, false);
  const owner = await app.buildAccount({ email: person.email });
  await giveBack();
  expect((await stage.login(person.email, owner.password)).body.userid).toBe(owner.userid);
  expect(await stage.me(person)).toMatchObject({ email: to, verified: false });
  expect(await stage.verify(person, to)).toMatchObject({ status: 200 });
  expect((await stage.login(to, person.password)).body.userid).toBe(person.userid);
});
