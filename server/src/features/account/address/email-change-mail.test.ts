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

test.each([false, true])(
  'where the mail with the way back cannot be stored, the address stays, and the person hears it; an admin: %s',
  async (isAdmin) => {
    const person = await app.buildAccount({ accountType: isAdmin ? 'admin' : 'student' });
    const before = await stage.me(person);
    expect(before.verified).toBe(true);
    const next = freshAddress();
    vi.spyOn(AccountMails.prototype, 'post').mockRejectedValueOnce(new Error('the disk is full'));
    expect(await stage.changeEmail(person, next)).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', msg: expect.stringContaining('was not changed') },
    });
    expect(await stage.me(person)).toEqual(before);
    expect((await stage.login(next, person.password)).status).toBe(401);
    expect((await stage.login(person.email, person.password)).status).toBe(200);
    // Nobody was told of what did not happen.
    const told = await app.call<{ notifications: object[] }>('GET', '/api/notifications', {
      token: person.token,
    });
    expect(told.body.notifications).toEqual([]);
    expect(app.inbox.mailsTo(person.email)).toEqual([]);
    // The next try goes through, and the way back works.
    const undo = await stage.changeAndGetUndo(person, person.email, next);
    expect(await stage.me(person)).toMatchObject({ email: next, verified: false });
    expect((await stage.undo(undo)).status).toBe(200);
  },
);
