import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import { mailsToUnprovenAddress } from '../account-rates.ts';

const clock = createManualClock();
let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp({ clock });
  stage = accountStage(app);
});
afterAll(() => app.close());

const password = 'staple horse battery';
const most = mailsToUnprovenAddress.count;

/** Posted in order: once this one has come, all before it have. */
const settled = async (): Promise<void> => {
  const person = await app.buildAccount();
  await stage.changePassword(person, password);
  await app.inbox.mailTo(person.email);
};

test('somebody who has nothing to do with it hears of no account that asks for their address', async () => {
  const stranger = freshAddress('stranger');
  const person = await app.buildAccount();
  expect(await stage.changeEmail(person, stranger)).toMatchObject({ status: 200 });
  expect(await stage.changeEmail(person, freshAddress())).toMatchObject({ status: 200 });
  await settled();
  expect(app.inbox.mailsTo(stranger)).toEqual([]);
});

test('nor is flooded by one that is made with it and asks for others', async () => {
  const stranger = freshAddress('stranger');
  await stage.register(stranger, password);
  const person = (await stage.login(stranger, password)).body;
  for (let round = 0; round < most + 3; round += 1) {
    expect(await stage.changeEmail(person, freshAddress())).toMatchObject({ status: 200 });
  }
  await settled();
  expect(app.inbox.mailsTo(stranger)).toHaveLength(most);
});

test('nor by one that is made with it and deleted, again and again', async () => {
  const stranger = freshAddress('stranger');
  for (let round = 0; round < most + 3; round += 1) {
    await stage.register(stranger, password);
    const { body } = await stage.login(stranger, password);
    const deleted = await app.call('POST', '/api/user/deleteaccount', {
      token: body.token,
      body: { password },
    });
    expect(deleted.status).toBe(200);
  }
  await settled();
  expect(app.inbox.mailsTo(stranger)).toHaveLength(most);
});

test('nor by one that takes other passwords', async () => {
  const stranger = freshAddress('stranger');
  await stage.register(stranger, password);
  const person = (await stage.login(stranger, password)).body;
  for (let round = 0; round < most + 3; round += 1) {
    expect(await stage.changePassword(person, `${password} ${round}`)).toMatchObject({
      status: 200,
    });
  }
  await settled();
  expect(app.inbox.mailsTo(stranger)).toHaveLength(most);
});

test('whoever has proven the address is told each time', async () => {
  const person = await app.buildAccount();
  for (let round = 0; round < most + 3; round += 1) {
    await stage.changePassword(person, `${password} ${round}`);
  }
  await app.inbox.mailTo(person.email, most + 3);
});
