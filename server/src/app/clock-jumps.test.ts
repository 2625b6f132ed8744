import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createJumpingClock, type JumpingClock } from '../../test/jumping-clock.ts';
import { buildPoll, openStage } from '../../test/live-stage.ts';
import { type Person, startTestApp, type TestApp } from '../../test/start-test-app.ts';

/* The clock of the machine is set by an hour: as in winter and summer on a badly kept one, or by hand. */

const hour = 3_600_000;

describe.each([
  ['forward', hour],
  ['back', -hour],
])('set %s by an hour', (_way, ms) => {
  let clock: JumpingClock;
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    clock = createJumpingClock();
    app = await startTestApp({ clock, config: { sessionIdleMs: 2 * hour } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    person = await app.buildAccount();
  });

  const isSignedIn = async (): Promise<boolean> =>
    (await app.call('GET', '/api/user/getme', { token: person.token })).status === 200;

  test('no session ends, then or when it is set right again', async () => {
    expect(await isSignedIn()).toBe(true);
    clock.jump(ms);
    expect(await isSignedIn()).toBe(true);
    clock.advance(6 * 60_000);
    expect(await isSignedIn()).toBe(true);
    clock.jump(-ms);
    expect(await isSignedIn()).toBe(true);
  });

  test('one logs in, and is known', async () => {
    clock.jump(ms);
    const { email, password } = person;
    const again = await app.call('POST', '/api/user/login', { body: { email, password } });
    expect(again.status).toBe(200);
    expect(await isSignedIn()).toBe(true);
  });

  test('a password that was typed before counts for no longer; typed again it counts', async () => {
    const { token, password } = person;
    const change = async () =>
      (await app.call('PUT', '/api/user/updatepassword', { token, body: { password } })).status;
    expect(await change()).toBe(200);
    for (const jump of [ms, -ms]) {
      clock.jump(jump);
      expect(await change()).toBe(403);
      const confirmed = await app.call('POST', '/api/user/confirm', { token, body: { password } });
      expect(confirmed.status).toBe(200);
      expect(await change()).toBe(200);
    }
  });

  const openQuestion = async (seconds: number | null) => {
    const stage = await openStage({ clock, poll: buildPoll({}, seconds) });
    onTestFinished(() => stage.close());
    const host = await stage.host();
    const phone = await stage.phone(host.room.code);
    await host.command({ type: 'open' });
    const answer = (choice: string) => phone.answer([choice], { tappedAt: clock.now() });
    expect((await answer('red')).ok).toBe(true);
    const closed = () =>
      host.notice(
        'run:changed',
        ({ view }: { view: { phase: string } }) => view.phase === 'closed',
      );
    return { host, answer, closed };
  };
  const tooLate = { ok: false, error: { code: 'TOO_LATE' } };

  test('what was closed takes no answers again', async () => {
    const { host, answer } = await openQuestion(null);
    await host.command({ type: 'close' });
    clock.advance(10_000);
    expect(await answer('green')).toMatchObject(tooLate);
    clock.jump(ms);
    expect(await answer('green')).toMatchObject(tooLate);
    clock.jump(-ms);
    expect(await answer('blue')).toMatchObject(tooLate);
  });

  test('what is open without a limit stays so', async () => {
    const { answer } = await openQuestion(null);
    clock.jump(ms);
    expect((await answer('green')).ok).toBe(true);
    clock.jump(-ms);
    expect((await answer('blue')).ok).toBe(true);
  });

  test('what has a limit closes when that has passed, and not an hour later', async () => {
    const { answer, closed } = await openQuestion(30);
    clock.jump(ms);
    clock.advance(30_000);
    await closed();
    clock.advance(10_000);
    expect(await answer('green')).toMatchObject(tooLate);
  });
});
