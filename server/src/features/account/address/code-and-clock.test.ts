import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJumpingClock } from '../../../../test/jumping-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import type { Person } from '../../../../test/start-test-app.ts';

const hour = 3_600_000;
const clock = createJumpingClock();
let app: MailApp;
let person: Person;
beforeAll(async () => {
  app = await startMailApp({ clock });
  person = await app.buildAccount({ verified: false });
});
afterAll(() => app.close());

const send = () => app.call('POST', '/api/user/sendpin', { token: person.token });
const verify = (pin: string) =>
  app.call('POST', '/api/user/verifyacc', { token: person.token, body: { pin } });
const codeOf = async (mail: number): Promise<string> =>
  /^ +(\d{6})$/m.exec((await app.inbox.mailTo(person.email, mail)).text)![1]!;

test('a code is good for no longer where the clock is set back, and another one is sent at once', async () => {
  expect((await send()).status).toBe(200);
  clock.jump(-hour);
  expect(await verify(await codeOf(1))).toMatchObject({ body: { code: 'TOO_LATE' } });
  expect((await send()).status).toBe(200);
  // Set right again: that one is old.
  clock.jump(hour);
  expect(await verify(await codeOf(2))).toMatchObject({ body: { code: 'TOO_LATE' } });
  expect((await send()).status).toBe(200);
  expect((await verify(await codeOf(3))).status).toBe(200);
});
