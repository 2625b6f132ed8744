import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { eraseAgainMs } from '../features/account/held/erase-rest-job.ts';

const clock = createManualClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const holding = async (userid: string): Promise<string[]> =>
  Object.entries(await app.stored())
    .filter(([, documents]) => JSON.stringify(documents).includes(userid))
    .map(([collection]) => collection);

/** A login whose account is deleted just before this step of it. */
const loginThatLoses = async (person: Person, step: 'start' | 'noteDevice'): Promise<number> => {
  const { sessions } = app.features;
  const go = sessions[step].bind(sessions) as (...given: [string, string]) => Promise<never>;
  const spied = vi.spyOn(sessions, step).mockImplementationOnce(async (...given) => {
    const { token, password } = person;
    const removed = await app.call('POST', '/api/user/deleteaccount', {
      token,
      body: { password },
    });
    expect(removed.status).toBe(200);
    return go(...given);
  });
  onTestFinished(() => spied.mockRestore());
  const { email, password } = person;
  return (await app.call('POST', '/api/user/login', { body: { email, password } })).status;
};

test('a login of an account that goes meanwhile leaves nothing', async () => {
  const person = await app.buildAccount();
  expect(await loginThatLoses(person, 'start')).toBe(401);
  expect(await holding(person.userid)).toEqual([]);
});

test('what one leaves that was let in just before goes a minute later', async () => {
  const person = await app.buildAccount();
  await loginThatLoses(person, 'noteDevice');
  expect(await holding(person.userid)).toEqual(['knowndevices']);
  clock.advance(eraseAgainMs);
  await expect.poll(() => holding(person.userid), { timeout: 10_000 }).toEqual([]);
});
