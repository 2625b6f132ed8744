import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPoll } from '../../test/live-stage.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

const metricsToken = 'a token for prometheus';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('/metrics', () => {
  test('tells this machine durations by declared route, and the lag of the event loop', async () => {
    await app.call('GET', '/api/polls/some-secret-id', { token: await app.login() });
    const { status, body } = await app.call<string>('GET', '/metrics');
    expect(status).toBe(200);
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/polls\/:pollid",status="404"\} 1/,
    );
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).not.toContain('some-secret-id');
  });

  test('is not there for what a proxy passes on', async () => {
    for (const header of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP']) {
      const answer = await app.call('GET', '/metrics', { headers: { [header]: '203.0.113.9' } });
      expect(answer.status).toBe(404);
    }
  });

  test('with a token set, is there for who sends it and for nobody else', async () => {
    const guarded = await startTestApp({ config: { metricsToken, trustedProxies: 1 } });
    try {
      expect((await guarded.call('GET', '/metrics')).status).toBe(404);
      expect((await guarded.call('GET', '/metrics', { token: 'another token' })).status).toBe(404);
      expect((await guarded.call('GET', '/metrics', { token: metricsToken })).status).toBe(200);
    } finally {
      await guarded.close();
    }
  });
});

describe('a process that is alone', () => {
  test('tells how it is, to this machine alone', async () => {
    const { status, body } = await app.call('GET', '/health');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      processes: [{ process: 1, pid: process.pid, state: 'ready', connections: 0, restarts: 0 }],
    });
    const headers = { Forwarded: 'for=203.0.113.9' };
    for (const path of ['/health', '/metrics/processes']) {
      expect((await app.call('GET', path, { headers })).status).toBe(404);
    }
  });

  test('has the same metrics by process, and leaves none out', async () => {
    const { body } = await app.call<string>('GET', '/metrics/processes');
    expect(body).toMatch(/^nodejs_version_info\{.*process="1"\} 1$/m);
    expect(body).toMatch(/^process_start_time_seconds\{process="1"\} \d+/m);
    expect(body).toMatch(/^http_request_duration_seconds_bucket\{le="0.1",.*process="1"\} \d+$/m);
    const { body: sum } = await app.call<string>('GET', '/metrics');
    expect(sum).toMatch(/^process_resident_memory_bytes \d+$/m);
  });
});

test('the log holds ids and routes, and nothing that people sent', async () => {
  const person = await app.buildAccount({
    email: 'log.test@school.example',
    username: 'Loggy McLog',
  });
  const { email, password, token, userid } = person;
  const poll = buildPoll({ title: 'A title for the log' });
  await app.call('POST', '/api/user/login', { body: { email, password: 'a wrong password' } });
  await app.call('POST', '/api/polls', { token, body: poll });
  await app.call('POST', '/api/polls', { token, body: { ...poll, unknown: 'a stray value' } });
  await app.call('GET', '/api/polls?moduleid=a-module&secret=a-query', { token });
  await app.call('GET', `/resetpassword/a-reset-code?token=${token}`);
  await app.call('POST', '/api/user/logout', { token, body: { token } });
  const log = app.logged.join('');
  expect(log).toContain('"route":"/api/user/login"');
  expect(log).toContain('"requestId":"');
  const said = [email, password, token, 'Loggy', 'a wrong password', poll.title, 'a stray value'];
  for (const text of [...said, 'a-module', 'a-query', 'a-reset-code']) {
    expect(log).not.toContain(text);
  }
  expect(userid).not.toBe('');
});

/** A login that the server has begun to read and that `finish` sends the rest of. */
const halfSentLogin = async (
  server: TestApp,
): Promise<{ finish: () => Promise<IncomingMessage> }> => {
  const { email, password } = await server.buildAccount();
  const body = JSON.stringify({ email, password });
  const open = request(`${server.url}/api/user/login`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  });
  open.flushHeaders();
  await once(open, 'continue');
  return {
    finish: async () => {
      open.end(body);
      const [response] = (await once(open, 'response')) as [IncomingMessage];
      response.resume();
      return response;
    },
  };
};

describe('stopping', () => {
  test('answers what is open, takes nothing new, and is the same when asked twice', async () => {
    const stopping = await startTestApp();
    const login = await halfSentLogin(stopping);
    const stopped = Promise.all([stopping.stop(), stopping.stop()]);
    await expect
      .poll(() => stopping.call('GET', '/healthz').catch((error: unknown) => error))
      .toBeInstanceOf(TypeError);
    expect((await login.finish()).statusCode).toBe(200);
    const answeredAt = performance.now();
    await stopped;
    // Its connection would have been kept for five seconds more.
    expect(performance.now() - answeredAt).toBeLessThan(2_000);
    await stopping.close();
  });
});
