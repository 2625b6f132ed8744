import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import type { Person } from '../../../../test/start-test-app.ts';

/* The link back to an address and a link to a new password that the one since was mailed, both opened at once. */

const clock = createManualClock();
let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp({ clock });
  stage = accountStage(app);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const newPassword = 'staple horse battery';
let person: Person;
/** Where the account is since. */
let next: string;
let undo: string;
let code: string;
beforeEach(async () => {
  clock.advance(3_600_000);
  person = await app.buildAccount();
  next = freshAddress();
  undo = await stage.changeAndGetUndo(person, person.email, next);
  code = await stage.forgetAndGetCode(next, next);
  clock.advance(1_000);
});

/** Does this while the next password is hashed. */
const whileHashing = (work: () => Promise<unknown>): void => {
  const { passwords } = app.features;
  const hash = passwords.hash.bind(passwords);
  vi.spyOn(passwords, 'hash').mockImplementationOnce(async (...args) => {
    await work();
    return hash(...args);
  });
};

const loginIs = async (password: string): Promise<number> =>
  (await stage.login(person.email, password)).status;

test('where the link back was first, the other one sets no password and says so', async () => {
  const { formerAddresses } = app.features;
  const endSince = formerAddresses.endSince.bind(formerAddresses);
  const back = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  vi.spyOn(formerAddresses, 'endSince').mockImplementationOnce(async (former) => {
    back.resolve();
    await goOn.promise;
    await endSince(former);
  });
  let undone: ReturnType<typeof stage.undo> | null = null;
  whileHashing(async () => {
    undone = stage.undo(undo);
    await back.promise;
  });
  expect(await stage.reset(code, newPassword)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', msg: expect.stringContaining('Another link has just taken') },
  });
  goOn.resolve();
  const { status, body } = await undone!;
  expect(status).toBe(200);
  expect(await loginIs(newPassword)).toBe(401);
  expect(await stage.reset(body.resetcode, newPassword)).toMatchObject({ status: 200 });
  expect(await loginIs(newPassword)).toBe(200);
});

test('where a new password was first, the link back says so and can be opened again', async () => {
  whileHashing(() => stage.reset(code, newPassword));
  expect(await stage.undo(undo)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect((await stage.login(next, newPassword)).status).toBe(200);
  expect(await stage.undo(undo)).toMatchObject({ status: 200 });
  expect((await stage.login(next, newPassword)).status).toBe(401);
});

test('where another link was first at the last moment, the link back says so and can be opened again', async () => {
  const { sessions } = app.features;
  const revokeAll = sessions.revokeAll.bind(sessions);
  const own = await stage.changeAndGetUndo(person, next, freshAddress());
  vi.spyOn(sessions, 'revokeAll').mockImplementationOnce(async (...args) => {
    await stage.undo(own);
    return revokeAll(...args);
  });
  expect(await stage.undo(undo)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await stage.undo(undo)).toMatchObject({ status: 200 });
});

test('a session that is being ended sets no password over the one of a link', async () => {
  const { sessions } = app.features;
  const revokeAll = sessions.revokeAll.bind(sessions);
  vi.spyOn(sessions, 'revokeAll').mockImplementationOnce(async (...args) => {
    await stage.changePassword(person, 'of whoever holds the session');
    return revokeAll(...args);
  });
  expect(await stage.reset(code, newPassword)).toMatchObject({ status: 200 });
  expect((await stage.login(next, newPassword)).status).toBe(200);
});

test('both take back an account that was stored before that was noted of it', async () => {
  const forget = () =>
    app.inStore((store) =>
      store
        .collection<{ _id: string }>('accounts')
        .updateOne({ _id: person.userid }, { $unset: { devicesKnownFrom: '' } }),
    );
  await forget();
  expect(await stage.undo(undo)).toMatchObject({ status: 200 });
  const another = await stage.forgetAndGetCode(person.email, person.email);
  await forget();
  expect(await stage.reset(another, newPassword)).toMatchObject({ status: 200 });
  expect(await loginIs(newPassword)).toBe(200);
});

test('a link back that finds another account at its address ends no session', async () => {
  await app.buildAccount({ email: person.email });
  for (let time = 0; time < 2; time += 1) {
    expect(await stage.undo(undo)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  }
  expect(await stage.me(person)).toMatchObject({ userid: person.userid });
});
