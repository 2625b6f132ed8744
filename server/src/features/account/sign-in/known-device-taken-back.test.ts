import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountStage, freshAddress } from '../../../../test/account-stage.ts';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../../../test/start-mail-app.ts';
import type { Person } from '../../../../test/start-test-app.ts';
import { guessesFromOnePlace } from '../account-rates.ts';

const clock = createManualClock();
let app: MailApp;
let stage: ReturnType<typeof accountStage>;
beforeAll(async () => {
  app = await startMailApp({ clock });
  stage = accountStage(app);
});
afterAll(() => app.close());

const newPassword = 'staple horse battery';
const login = (email: string, password: string, Cookie = '') =>
  app.call('POST', '/api/user/login', { body: { email, password }, headers: { Cookie } });

const byForgottenPassword = (person: Person) => stage.forgetAndGetCode(person.email, person.email);
const byUndo = async (person: Person): Promise<string> => {
  const undo = await stage.changeAndGetUndo(person, person.email, freshAddress());
  return (await stage.undo(undo)).body.resetcode;
};

test.each([
  ['a forgotten password', byForgottenPassword],
  ['the mail about a change of address', byUndo],
])('whoever takes the account back by %s makes all marks void', async (_way, codeOf) => {
  const person = await app.buildAccount();
  const { headers } = await login(person.email, person.password);
  const mark = headers.getSetCookie()[0]!.split(';')[0]!;
  clock.advance(1_000);
  await stage.reset(await codeOf(person), newPassword);
  for (let time = 0; time < guessesFromOnePlace.count; time += 1) {
    await login(person.email, 'a guess of a thief', mark);
  }
  // On a device that is known these were its own: without the mark nothing would be refused.
  expect((await login(person.email, newPassword)).status).toBe(429);
  expect((await login(person.email, newPassword, mark)).status).toBe(429);
});

test('a login with the old password that is under way meanwhile leaves no good mark', async () => {
  const person = await app.buildAccount();
  const code = await byForgottenPassword(person);
  const { sessions } = app.features;
  const noteDevice = sessions.noteDevice.bind(sessions);
  vi.spyOn(sessions, 'noteDevice').mockImplementationOnce(async (userid, device) => {
    clock.advance(1_000);
    await stage.reset(code, newPassword);
    clock.advance(1_000);
    await noteDevice(userid, device);
  });
  const { headers } = await login(person.email, person.password);
  vi.restoreAllMocks();
  const mark = headers.getSetCookie()[0]!.split(';')[0]!;
  for (let time = 0; time < guessesFromOnePlace.count; time += 1) {
    await login(person.email, 'a guess of a thief', mark);
  }
  expect((await login(person.email, newPassword)).status).toBe(429);
});
