import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import type { Answer, Person } from '../../../../test/start-test-app.ts';

/* An account has another address only once its person has proven it: decision 105. */

const clock = createManualClock();
let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp({ clock });
  stage = accountStage(app);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const password = 'my own long sentence';
/** Asks for the address of somebody who has no account yet. */
let squatter: Person;
let wanted: string;
beforeEach(async () => {
  clock.advance(3_600_000);
  squatter = await app.buildAccount();
  wanted = freshAddress('wanted');
  expect(await stage.changeEmail(squatter, wanted)).toMatchObject({ status: 200 });
});

/** All that whoever asks can see of an answer. */
const seen = ({ status, body, headers }: Answer) => ({
  status,
  body,
  names: [...headers.keys()],
  length: headers.get('content-length'),
});

test('who reads an address that somebody else asked for registers with it, and has it', async () => {
  await stage.register(wanted, password);
  const { body: owner } = await stage.login(wanted, password);
  expect(await stage.verify(owner, wanted)).toMatchObject({ status: 200 });
  expect(owner.userid).not.toBe(squatter.userid);
  // The other one goes on where it was, and gets no code for it.
  const { token } = squatter;
  const before = app.inbox.mailsTo(wanted).length;
  expect(await app.call('POST', '/api/user/sendpin', { token })).toMatchObject({ status: 200 });
  const { subject, text } = await app.inbox.mailTo(wanted, before + 1);
  expect(subject).toBe('You already have an account at Sets');
  expect(text).not.toMatch(/\b\d{6}\b/);
  expect((await stage.login(squatter.email, squatter.password)).body.userid).toBe(squatter.userid);
});

test('nor is it kept from them once the squatter goes on to another', async () => {
  await stage.moveTo(squatter, freshAddress('junk'));
  await stage.register(wanted, password);
  expect((await stage.login(wanted, password)).status).toBe(200);
});

test('logging in by it is answered as by one that nobody has, also with the right password', async () => {
  const unknown = seen(await stage.login(freshAddress('wanted'), squatter.password));
  expect(unknown).toMatchObject({ status: 401, body: { msg: 'Invalid Account' } });
  expect(seen(await stage.login(wanted, squatter.password))).toEqual(unknown);
  expect(seen(await stage.login(wanted, password))).toEqual(unknown);
});

test('asking for a new password by it is answered as by one that nobody has, and sends nothing', async () => {
  const unknown = seen(await stage.forget(freshAddress('wanted')));
  expect(seen(await stage.forget(wanted))).toEqual(unknown);
  const code = await stage.forgetAndGetCode(squatter.email, squatter.email);
  expect(app.inbox.mailsTo(wanted)).toEqual([]);
  expect(await stage.reset(code, password)).toMatchObject({ status: 200 });
  expect((await stage.login(squatter.email, password)).body).toMatchObject({
    email: squatter.email,
    verified: true,
  });
});

test('until it is proven the account logs in by the one before, which alone others see', async () => {
  const { body } = await stage.login(squatter.email, squatter.password);
  expect(body).toMatchObject({ userid: squatter.userid, email: wanted, verified: false });
  expect(await stage.me(squatter)).toMatchObject({ email: wanted, verified: false });
  const names = await app.features.people.names([squatter.userid]);
  expect(names.get(squatter.userid)).toMatchObject({ email: squatter.email });
  expect((await app.features.people.read(squatter.userid)).verified).toBe(true);
});

test('the code proves it and moves the account, and the one before can take it back', async () => {
  expect(await stage.verify(squatter, wanted)).toMatchObject({ status: 200 });
  expect(await stage.me(squatter)).toMatchObject({ email: wanted, verified: true });
  expect((await stage.login(wanted, squatter.password)).body.userid).toBe(squatter.userid);
  expect((await stage.login(squatter.email, squatter.password)).status).toBe(401);
  const { text } = await app.inbox.mailTo(squatter.email, 2);
  const [, undo = ''] = /\/undoemail\/([\w-]+)/.exec(text) ?? [];
  const { status, body } = await stage.undo(undo);
  expect(status).toBe(200);
  expect(await stage.reset(body.resetcode, password)).toMatchObject({ status: 200 });
  expect((await stage.login(squatter.email, password)).body).toMatchObject({
    userid: squatter.userid,
    email: squatter.email,
    verified: true,
  });
  expect((await stage.login(wanted, password)).status).toBe(401);
});

test('where a mailed link takes the account back at that moment, it stays, and no way leads elsewhere', async () => {
  const code = await stage.forgetAndGetCode(squatter.email, squatter.email);
  const { formerAddresses } = app.features;
  const keep = formerAddresses.keep.bind(formerAddresses);
  vi.spyOn(formerAddresses, 'keep').mockImplementationOnce(async (leaving) => {
    const kept = await keep(leaving);
    await stage.reset(code, password);
    return kept;
  });
  expect(await stage.verify(squatter, wanted)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT' },
  });
  expect((await stage.login(squatter.email, password)).body).toMatchObject({
    email: squatter.email,
    verified: true,
  });
  const { formeraddresses = [] } = await app.stored();
  expect(formeraddresses).not.toContainEqual(expect.objectContaining({ _id: squatter.email }));
});

test('a code that comes too late takes the way back from nobody', async () => {
  const { formerAddresses } = app.features;
  const keep = formerAddresses.keep.bind(formerAddresses);
  vi.spyOn(formerAddresses, 'keep').mockImplementationOnce(async (leaving) => {
    const kept = await keep(leaving);
    expect(await stage.moveTo(squatter, freshAddress())).toMatchObject({ status: 200 });
    return kept;
  });
  expect(await stage.verify(squatter, wanted)).toMatchObject({ status: 409 });
  const { text } = await app.inbox.mailTo(squatter.email, 3);
  const [, undo = ''] = /\/undoemail\/([\w-]+)/.exec(text) ?? [];
  expect(await stage.undo(undo)).toMatchObject({ status: 200 });
});

test('a code proves nothing where the account has another password since it was looked at', async () => {
  const newcomer = await app.buildAccount({ verified: false });
  const { formerAddresses } = app.features;
  const isKept = formerAddresses.isKeptForAnother.bind(formerAddresses);
  const { token } = newcomer;
  await app.call('POST', '/api/user/sendpin', { token });
  const pin = /\b(\d{6})\b/.exec((await app.inbox.mailTo(newcomer.email)).text)?.[1];
  vi.spyOn(formerAddresses, 'isKeptForAnother').mockImplementationOnce(async (...args) => {
    await stage.changePassword(newcomer, password);
    return isKept(...args);
  });
  const prove = () => app.call('POST', '/api/user/verifyacc', { token, body: { pin } });
  expect(await prove()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await stage.me(newcomer)).toMatchObject({ verified: false });
  expect(await prove()).toMatchObject({ status: 200 });
  expect(await stage.me(newcomer)).toMatchObject({ verified: true });
});
