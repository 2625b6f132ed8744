import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { countCalls } from '../../../../test/count-calls.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import type { Person } from '../../../../test/start-test-app.ts';
import { addressUndoGoodForMs, emailChanges, verificationCode } from '../account-rates.ts';

/* An account whose person says that they have somebody else's address: decision 11. */

const clock = createManualClock();
let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp({ clock });
  stage = accountStage(app);
});
afterAll(() => app.close());

const newPassword = 'staple horse battery';
let owner: Person;
let person: Person;
beforeEach(async () => {
  clock.advance(3_600_000);
  owner = await app.buildAccount();
  person = await app.buildAccount();
});

const sendPin = ({ token }: Person) => app.call('POST', '/api/user/sendpin', { token, body: {} });
const subjects = (address: string) => app.inbox.mailsTo(address).map(({ subject }) => subject);

/** All that somebody sees who changes to an address, asks for codes, guesses them and goes back. */
const seenByChangingTo = async (address: string): Promise<string> => {
  const asks = await app.buildAccount();
  const { passwords } = app.features;
  const hashing = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'matches')];
  const seen: unknown[] = [];
  const see = async (method: 'GET' | 'POST' | 'PUT', what: string, body?: object) => {
    const answer = await app.call(method, `/api/user/${what}`, { token: asks.token, body });
    seen.push(what, answer.status, answer.body, [...answer.headers.keys()].toSorted());
  };
  await see('PUT', 'updateemail', { email: address });
  await see('GET', 'getme');
  await see('POST', 'sendpin', {});
  await see('POST', 'sendpin', {});
  for (let at = 0; at <= verificationCode.tries; at += 1) {
    await see('POST', 'verifyacc', { pin: '000000' });
  }
  await see('PUT', 'updateemail', { email: address.toUpperCase() });
  await see('GET', 'getme');
  await see('PUT', 'updateemail', { email: asks.email });
  seen.push(hashing.map(({ mock }) => mock.calls.length));
  vi.restoreAllMocks();
  await app.inbox.mailTo(asks.email);
  const told = JSON.stringify([...seen, subjects(asks.email)]);
  // What is each one's own, in whatever letters.
  const { username } = await stage.me(asks);
  return [address, asks.email, asks.userid, username].reduce(
    (text, own) => text.replaceAll(new RegExp(own, 'gi'), '*'),
    told,
  );
};

test('nobody learns by changing to an address whether somebody has it, or has just left it', async () => {
  const samples = new Set<string>();
  for (let at = 0; at < 2; at += 1) {
    clock.advance(3_600_000);
    const left = await app.buildAccount();
    await stage.moveTo(left, freshAddress());
    const { email: taken } = await app.buildAccount();
    for (const address of [freshAddress(), taken, left.email]) {
      samples.add(await seenByChangingTo(address));
    }
  }
  expect([...samples]).toHaveLength(1);
});

test('a change writes the same whether somebody has the address, or has just left it, or nobody', async () => {
  const left = await app.buildAccount();
  await stage.moveTo(left, freshAddress());
  const writesOf = async (address: string) => {
    const asks = await app.buildAccount();
    const calls = await countCalls(() => stage.changeEmail(asks, address));
    return calls.filter((call) => /^(accounts|formeraddresses)\.(?!find(One)?$)/.test(call));
  };
  const free = await writesOf(freshAddress());
  expect(free.filter((call) => call === 'accounts.updateOne')).toHaveLength(1);
  for (const address of [owner.email, left.email]) expect(await writesOf(address)).toEqual(free);
});

test('the address stays its owner’s, who is told in the place of a code and of nothing else', async () => {
  await stage.changeEmail(person, owner.email.toUpperCase());
  await stage.changePassword(person, newPassword);
  expect((await stage.login(owner.email, owner.password)).body.userid).toBe(owner.userid);
  expect((await stage.login(owner.email, newPassword)).status).toBe(401);
  expect(await sendPin(person)).toMatchObject({ status: 200 });
  const mail = await app.inbox.mailTo(owner.email);
  expect(mail.subject).toBe('You already have an account at Sets');
  expect(mail.text).not.toMatch(/\b\d{6}\b/);
  // What is told of the account goes to the address that it has alone.
  await app.inbox.mailTo(person.email, 2);
  await stage.confirm(person, newPassword);
  await stage.moveTo(person, freshAddress());
  await app.inbox.mailTo(person.email, 4);
  expect(subjects(owner.email)).toEqual([mail.subject]);
});

test('no code proves it, also not the right one', async () => {
  await stage.changeEmail(person, owner.email);
  await sendPin(person);
  const right = { matches: () => true };
  vi.spyOn(app.features.codes, 'matches').mockImplementation(right.matches);
  const { token } = person;
  const answer = await app.call('POST', '/api/user/verifyacc', { token, body: { pin: '123456' } });
  vi.restoreAllMocks();
  expect(answer).toMatchObject({
    status: 400,
    body: { msg: expect.stringContaining('not right') },
  });
  expect(await stage.me(person)).toMatchObject({ verified: false });
});

test('the account stays where it was, for a forgotten password too', async () => {
  await stage.changeEmail(person, owner.email);
  expect((await stage.login(person.email, person.password)).body.userid).toBe(person.userid);
  const code = await stage.forgetAndGetCode(person.email, person.email);
  await stage.reset(code, newPassword);
  const { body } = await stage.login(person.email, newPassword);
  expect(body).toMatchObject({ userid: person.userid, email: person.email, verified: true });
  expect(subjects(owner.email)).toEqual([]);
});

test('deleting it tells the owner of the address nothing, and leaves their account', async () => {
  // One that was never proven holds up no deletion.
  person = await app.buildAccount({ verified: false });
  await stage.changeEmail(person, owner.email);
  const { token, password } = person;
  const left = await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  expect(left.status).toBe(200);
  await app.inbox.mailTo(person.email, 2);
  expect(subjects(owner.email)).toEqual([]);
  expect((await stage.login(owner.email, owner.password)).status).toBe(200);
});

test('the reader of an address that is kept for who left it is told so', async () => {
  await stage.moveTo(owner, freshAddress());
  await stage.changeEmail(person, owner.email);
  await sendPin(person);
  expect((await app.inbox.mailTo(owner.email, 3)).subject).toBe('This address is kept at Sets');
});

test('once the address is free, the next code is for it', async () => {
  await stage.changeEmail(person, owner.email);
  const { token, password } = owner;
  await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  clock.advance(addressUndoGoodForMs + 3_600_000);
  await stage.verify(person, owner.email);
  expect(await stage.me(person)).toMatchObject({ email: owner.email, verified: true });
  const { accounts } = await app.stored();
  const held = { _id: person.userid, emailKey: owner.email };
  expect(accounts).toContainEqual(expect.objectContaining(held));
});

test('of two who ask for one free address it is whoever’s who proves it first; the other is told as of a taken one', async () => {
  const wanted = freshAddress();
  const other = await app.buildAccount();
  for (const each of [person, other]) await stage.changeEmail(each, wanted);
  await sendPin(other);
  const { text } = await app.inbox.mailTo(wanted);
  const pin = /\b(\d{6})\b/.exec(text)?.[1];
  expect(await stage.verify(person, wanted)).toMatchObject({ status: 200 });
  const { token } = other;
  expect(await app.call('POST', '/api/user/verifyacc', { token, body: { pin } })).toMatchObject({
    status: 400,
    body: { msg: expect.stringContaining('not right') },
  });
  expect((await stage.login(wanted, person.password)).body.userid).toBe(person.userid);
  expect((await stage.login(other.email, other.password)).body).toMatchObject({
    userid: other.userid,
    email: wanted,
    verified: false,
  });
  expect(await stage.me(other)).toMatchObject({ email: wanted, verified: false });
});

test('asking for others is bounded: ten in an hour', () => {
  expect(emailChanges).toEqual({ count: 10, seconds: 3_600 });
});
