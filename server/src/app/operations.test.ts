import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildPoll } from '../../test/live-stage.ts';
import { startPlainProxy } from '../../test/plain-proxy.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { keptSecret } from '../core/secret.ts';

const metricsToken = 'a token for prometheus';

let app: TestApp;
/** What the server made for itself, as no setting names one. */
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = await keptSecret(app.config.dataDir, 'metrics-token');
});
afterAll(() => app.close());

describe('/metrics', () => {
  test('tells whoever has the token of the data folder durations by declared route, and the lag of the event loop', async () => {
    await app.call('GET', '/api/polls/some-secret-id', { token: await app.login() });
    const { status, body } = await app.call<string>('GET', '/metrics', { token });
    expect(status).toBe(200);
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/polls\/:pollid",status="404"\} 1/,
    );
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).not.toContain('some-secret-id');
  });

  test('is not there without it: a proxy on this machine, which passes nothing on, looks like it', async () => {
    const plain = await startPlainProxy(app.port);
    onTestFinished(plain.close);
    const paths = ['/metrics', '/metrics/processes', '/health'];
    for (const url of [plain.url, app.url]) {
      for (const path of paths) expect((await fetch(url + path)).status, path).toBe(404);
      const body = await (await fetch(`${url}/dev/mails`)).text();
      expect(body).not.toContain('<ol>');
    }
    // It does pass on what it gets.
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${plain.url}/metrics`, { headers })).status).toBe(200);
    expect(app.logged.join('')).not.toContain(token);
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
  test('tells how it is, to who sends the token alone', async () => {
    const { status, body } = await app.call('GET', '/health', { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      processes: [{ process: 1, pid: process.pid, state: 'ready', connections: 0, restarts: 0 }],
    });
    for (const path of ['/health', '/metrics/processes']) {
      expect((await app.call('GET', path)).status).toBe(404);
      expect((await app.call('GET', path, { token: `${token}x` })).status).toBe(404);
    }
  });

  test('has the same metrics by process, and leaves none out', async () => {
    const { body } = await app.call<string>('GET', '/metrics/processes', { token });
    expect(body).toMatch(/^nodejs_version_info\{.*process="1"\} 1$/m);
    expect(body).toMatch(/^process_start_time_seconds\{process="1"\} \d+/m);
    expect(body).toMatch(/^http_request_duration_seconds_bucket\{le="0.1",.*process="1"\} \d+$/m);
    const { body: sum } = await app.call<string>('GET', '/metrics', { token });
    expect(sum).toMatch(/^process_resident_memory_bytes \d+$/m);
  });
});

test('the log holds ids and routes, and nothing that people sent', async () => {
  const person = await app.buildAccount({
    email: 'log.test@school.example',
    username: 'Loggy McLog',
  });
  const { email, password, userid, token: session } = person;
  const poll = buildPoll({ title: 'A title for the log' });
  await app.call('POST', '/api/user/login', { body: { email, password: 'a wrong password' } });
  await app.call('POST', '/api/polls', { token: session, body: poll });
  await app.call('POST', '/api/polls', {
    token: session,
    body: { ...poll, unknown: 'a stray value' },
  });
  await app.call('GET', '/api/polls?moduleid=a-module&secret=a-query', { token: session });
  await app.call('GET', `/resetpassword/a-reset-code?token=${session}`);
  await app.call('POST', '/api/user/logout', { token: session, body: { token: session } });
  const log = app.logged.join('');
  expect(log).toContain('"route":"/api/user/login"');
  expect(log).toContain('"requestId":"');
  const said = [email, password, session, 'Loggy', 'a wrong password', poll.title, 'a stray value'];
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
