import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import type { Person } from '../../../../test/start-test-app.ts';
import { addressUndoGoodForMs } from '../account-rates.ts';

const clock = createManualClock();
let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp({ clock });
  stage = accountStage(app);
});
afterAll(() => app.close());

const anHour = 3_600_000;
const newPassword = 'staple horse battery';
const over = {
  status: 404,
  body: { code: 'NOT_FOUND', msg: 'This link has been used or is too old.' },
};

let person: Person;
let next: string;
beforeEach(async () => {
  clock.advance(anHour);
  person = await app.buildAccount();
  next = freshAddress();
});
const loginIs = async (email: string, password: string): Promise<number> =>
  (await stage.login(email, password)).status;
const again = async (email = next) => (await stage.login(email, person.password)).body;

describe('until the new address is verified', () => {
  test('links to a new password go to the old one, for who names it', async () => {
    await stage.changeEmail(person, next);
    expect(await stage.me(person)).toMatchObject({ email: next, verified: false });
    await stage.forget(next);
    const code = await stage.forgetAndGetCode(person.email, person.email);
    expect(app.inbox.mailsTo(next)).toEqual([]);
    expect(await stage.reset(code, newPassword)).toMatchObject({ status: 200 });
    // Whoever reads the old address has the account, at that address.
    const { body } = await stage.login(person.email, newPassword);
    expect(body).toMatchObject({ userid: person.userid, email: person.email, verified: true });
    expect(await stage.register(next, newPassword)).toMatchObject({ status: 200 });
    expect(await loginIs(next, newPassword)).toBe(200);
  });

  test('once it is, they go to the new one alone, and one that was sent before is over', async () => {
    await stage.changeEmail(person, next);
    const sent = await stage.forgetAndGetCode(person.email, person.email);
    await stage.verify(person, next);
    expect(await stage.reset(sent, newPassword)).toMatchObject({ status: 404 });
    const code = await stage.forgetAndGetCode(next, next);
    const before = app.inbox.mails.length;
    await stage.forget(person.email);
    expect(await stage.reset(code, newPassword)).toMatchObject({ status: 200 });
    await app.inbox.mailTo(next, 3);
    const later = app.inbox.mails.slice(before).filter(({ to }) => to.includes(person.email));
    expect(later).toEqual([]);
  });

  test('nobody else can have the old one, also after weeks', async () => {
    await stage.changeEmail(person, next);
    clock.advance(addressUndoGoodForMs + anHour);
    await stage.register(person.email, newPassword);
    expect(await loginIs(person.email, newPassword)).toBe(401);
    expect(await loginIs(person.email, person.password)).toBe(200);
  });

  test('over a second change it is the one that was verified still', async () => {
    const first = freshAddress();
    await stage.changeEmail(person, first);
    await stage.changeEmail(person, next);
    expect(await loginIs(person.email, person.password)).toBe(200);
    // What was asked for last is what a code proves.
    expect(await stage.verify(person, next)).toMatchObject({ status: 200 });
    expect(await loginIs(next, person.password)).toBe(200);
    expect(app.inbox.mailsTo(first)).toEqual([]);
  });

  test('back by hand it is the old one, as proven as it was', async () => {
    await stage.changeEmail(person, next);
    await stage.changeEmail(person, person.email.toUpperCase());
    expect(await stage.me(person)).toMatchObject({
      email: person.email.toUpperCase(),
      verified: true,
    });
    expect(app.inbox.mailsTo(next)).toEqual([]);
  });

  test('a new password is told at the old one alone', async () => {
    await stage.changeEmail(person, next);
    await stage.changePassword(person, newPassword);
    expect((await app.inbox.mailTo(person.email, 2)).subject).toBe(
      'Your Sets password was changed',
    );
    expect(app.inbox.mailsTo(next)).toEqual([]);
  });
});

describe('POST /api/user/undoemail', () => {
  test('200: the old address is back, everybody is out, and a new password is chosen', async () => {
    const undo = await stage.changeAndGetUndo(person, person.email, next);
    const thief = await again();
    const { status, body } = await stage.undo(undo);
    expect(status).toBe(200);
    expect(JSON.stringify(await app.stored())).not.toContain(undo);
    for (const session of [person, thief]) {
      expect(await stage.me(session)).toEqual({ forceLogout: true });
    }
    // The old password is known to whoever changed the address.
    for (const email of [person.email, next])
      expect(await loginIs(email, person.password)).toBe(401);
    expect(await stage.reset(body.resetcode, newPassword)).toMatchObject({ status: 200 });
    const own = (await stage.login(person.email, newPassword)).body;
    expect(await stage.me(own)).toMatchObject({ email: person.email, verified: true });
    expect((await app.inbox.mailTo(next, 2)).subject).toContain('has another e-mail address');
    const { audit = [] } = await app.stored();
    expect(JSON.stringify(audit)).toContain('person.emailundone');
  });

  test('404: used twice', async () => {
    const undo = await stage.changeAndGetUndo(person, person.email, next);
    const { body } = await stage.undo(undo);
    await stage.reset(body.resetcode, newPassword);
    expect(await stage.undo(undo)).toMatchObject(over);
    expect(await loginIs(person.email, newPassword)).toBe(200);
  });

  test('seven days are seven days', () => {
    expect(addressUndoGoodForMs).toBe(7 * 24 * anHour);
  });

  test('works for seven days', async () => {
    const undo = await stage.changeAndGetUndo(person, person.email, next);
    clock.advance(addressUndoGoodForMs - 60_000);
    expect(await stage.undo(undo)).toMatchObject({ status: 200 });
    expect(await loginIs(next, person.password)).toBe(401);
  });

  test('404: after seven days, and the address is free for others', async () => {
    const undo = await stage.changeAndGetUndo(person, person.email, next);
    clock.advance(addressUndoGoodForMs);
    expect(await stage.undo(undo)).toMatchObject(over);
    expect(await stage.me(await again())).toMatchObject({ email: next, verified: true });
    await stage.register(person.email, newPassword);
    expect(await loginIs(person.email, newPassword)).toBe(200);
  });

  test('takes the account back over any number of changes, and their links are over then', async () => {
    const undo = await stage.changeAndGetUndo(person, person.email, next);
    const third = freshAddress();
    const thiefs = await stage.changeAndGetUndo(person, next, third);
    expect(await stage.undo(undo)).toMatchObject({ status: 200 });
    expect(await stage.undo(thiefs)).toMatchObject(over);
    const { body } = await app.call<{ code: string }>('POST', '/api/user/resetpassword', {
      body: { resetcode: 'a'.repeat(43), password: newPassword },
    });
    expect(body.code).toBe('NOT_FOUND');
    for (const email of [next, third]) expect(await loginIs(email, person.password)).toBe(401);
  });

  test('the link works after a second change that nobody has verified', async () => {
    const undo = await stage.changeAndGetUndo(person, person.email, next);
    await stage.changeEmail(person, freshAddress());
    expect(await stage.undo(undo)).toMatchObject({ status: 200 });
    const back = await app.features.people.read(person.userid);
    expect(back).toMatchObject({ email: person.email, wantedEmail: '' });
  });

  test('404: after the account was deleted, and nothing of it is left', async () => {
    const undo = await stage.changeAndGetUndo(person, person.email, next);
    // So long the address that can be taken back holds up the deletion.
    clock.advance(addressUndoGoodForMs - 1);
    const { token } = await again();
    clock.advance(1);
    const { password } = person;
    const left = await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
    expect(left.status).toBe(200);
    expect(await stage.undo(undo)).toMatchObject(over);
    const { mailoutbox: _mails, jobs: _jobs, ...stored } = await app.stored();
    expect(JSON.stringify(stored)).not.toContain(person.email);
    await stage.register(person.email, newPassword);
    expect(await loginIs(person.email, newPassword)).toBe(200);
  });

  test('400 and 404: what is no code, and one that was never made', async () => {
    expect(
      await app.call('POST', '/api/user/undoemail', { body: { undocode: '../' } }),
    ).toMatchObject({ status: 400 });
    expect(await stage.undo('a'.repeat(43))).toMatchObject(over);
  });

  test('survives a restart: the code is known by the store and the secret', async () => {
    const undo = await stage.changeAndGetUndo(person, person.email, next);
    const { formeraddresses } = await app.stored();
    expect(formeraddresses).toContainEqual(expect.objectContaining({ _id: person.email }));
    const kept = await app.features.formerAddresses.take(undo);
    expect(kept).toMatchObject({ userid: person.userid });
    await app.features.formerAddresses.release(kept!);
  });
});

describe('the old address while it can be taken back', () => {
  test('registering with it looks as always, makes nothing, and tells its reader', async () => {
    await stage.moveTo(person, next);
    await app.inbox.mailTo(person.email, 2);
    const free = freshAddress();
    const answers = [
      await stage.register(free, newPassword),
      await stage.register(person.email, newPassword),
    ];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: {} },
      { status: 200, body: {} },
    ]);
    expect(await loginIs(person.email, newPassword)).toBe(401);
    expect((await app.inbox.mailTo(person.email, 3)).subject).toBe('This address is kept at Sets');
  });

  test('no other account can take it', async () => {
    const other = await app.buildAccount();
    await stage.moveTo(person, next);
    await stage.changeEmail(other, person.email.toUpperCase());
    const { token } = other;
    await app.call('POST', '/api/user/sendpin', { token });
    const { subject, text } = await app.inbox.mailTo(person.email, 3);
    expect(subject).toBe('This address is kept at Sets');
    expect(text).not.toMatch(/\b\d{6}\b/);
    expect(await loginIs(person.email, other.password)).toBe(401);
  });

  test('whoever waits for it at the moment it is left gets nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaving = await app.buildAccount();
      await Promise.all([
        stage.moveTo(leaving, freshAddress()),
        stage.register(leaving.email, newPassword),
      ]);
      await stage.register(leaving.email, newPassword);
      expect(await loginIs(leaving.email, newPassword)).toBe(401);
    }
  });
});

test('of two changes at the same moment one counts', async () => {
  const asked = [freshAddress(), freshAddress()];
  const answers = await Promise.all(asked.map((email) => stage.changeEmail(person, email)));
  expect(answers.map(({ status }) => status)).toContain(200);
  const { email } = await stage.me(person);
  expect(asked).toContain(email);
  expect(await stage.verify(person, email)).toMatchObject({ status: 200 });
  expect(await loginIs(email, person.password)).toBe(200);
});

test('a code that is tapped twice moves the account once', async () => {
  await stage.changeEmail(person, next);
  const { token } = person;
  await app.call('POST', '/api/user/sendpin', { token });
  const pin = /\b(\d{6})\b/.exec((await app.inbox.mailTo(next)).text)?.[1];
  const taps = await Promise.all(
    [1, 2, 3].map(() => app.call('POST', '/api/user/verifyacc', { token, body: { pin } })),
  );
  expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [, undo = ''] =
    /\/undoemail\/([\w-]+)/.exec((await app.inbox.mailTo(person.email, 2)).text) ?? [];
  expect(await stage.undo(undo)).toMatchObject({ status: 200 });
});

test('a proof of another address and an undo at the same moment: the account is at its old address', async () => {
  for (let round = 0; round < 5; round += 1) {
    clock.advance(anHour);
    const owner = await app.buildAccount();
    const undo = await stage.changeAndGetUndo(owner, owner.email, freshAddress());
    const third = freshAddress();
    await stage.changeEmail(owner, third);
    await app.call('POST', '/api/user/sendpin', owner);
    const pin = /\b(\d{6})\b/.exec((await app.inbox.mailTo(third)).text)?.[1];
    const [undone] = await Promise.all([
      stage.undo(undo),
      app.call('POST', '/api/user/verifyacc', { token: owner.token, body: { pin } }),
      stage.changePassword(owner, newPassword),
    ]);
    expect(undone.status).toBe(200);
    const own = 'mine again and long';
    expect(await stage.reset(undone.body.resetcode, own)).toMatchObject({ status: 200 });
    expect(await loginIs(owner.email, own)).toBe(200);
    const { formeraddresses = [] } = await app.stored();
    expect(formeraddresses).not.toContainEqual(expect.objectContaining({ userid: owner.userid }));
  }
});
