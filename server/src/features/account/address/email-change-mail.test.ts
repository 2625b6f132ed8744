import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import { AccountMails } from '../account-mails.service.ts';

const clock = createManualClock();
let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp({ clock });
  stage = accountStage(app);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const full = (): void =>
  void vi
    .spyOn(AccountMails.prototype, 'post')
    .mockRejectedValueOnce(new Error('the disk is full'));
const notChanged = {
  status: 503,
  body: { code: 'UNAVAILABLE', msg: expect.stringContaining('was not changed') },
};

test.each([false, true])(
  'where the mail about it cannot be stored, the address stays, and the person hears it; an admin: %s',
  async (isAdmin) => {
    const person = await app.buildAccount({ accountType: isAdmin ? 'admin' : 'student' });
    const { token, email, password } = person;
    const before = await stage.me(person);
    const next = freshAddress();
    const told = async () =>
      (await app.call<{ notifications: object[] }>('GET', '/api/notifications', { token })).body
        .notifications;
    full();
    expect(await stage.changeEmail(person, next)).toMatchObject(notChanged);
    expect(await stage.me(person)).toEqual(before);
    // Nobody was told of what did not happen.
    expect(await told()).toEqual([]);
    expect(app.inbox.mailsTo(email)).toEqual([]);
    expect(await stage.changeEmail(person, next)).toMatchObject({ status: 200 });

    await app.call('POST', '/api/user/sendpin', { token });
    const pin = /\b(\d{6})\b/.exec((await app.inbox.mailTo(next)).text)?.[1];
    const prove = () => app.call('POST', '/api/user/verifyacc', { token, body: { pin } });
    full();
    expect(await prove()).toMatchObject(notChanged);
    expect((await stage.login(next, password)).status).toBe(401);
    expect((await stage.login(email, password)).status).toBe(200);
    expect(await told()).toHaveLength(1);
    const { formeraddresses = [] } = await app.stored();
    expect(formeraddresses).toEqual([]);
    // The next try goes through, and the way back works.
    expect(await prove()).toMatchObject({ status: 200 });
    expect(await stage.me(person)).toMatchObject({ email: next, verified: true });
    const { text } = await app.inbox.mailTo(email, 2);
    const [, undo = ''] = /\/undoemail\/([\w-]+)/.exec(text) ?? [];
    expect((await stage.undo(undo)).status).toBe(200);
  },
);
