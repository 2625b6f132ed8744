import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractVersion } from '@sets/shared/live/protocol.ts';
import * as z from 'zod/mini';
import { declaredApi, declaredRoutes } from '../../test/declared-api.ts';
import { connect } from '../../test/connect.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { type MailApp, startMailApp } from '../../test/start-mail-app.ts';
import type { TestApp } from '../../test/start-test-app.ts';

/*
 * Tokens, passwords and codes are in no log and in no address, and neither is who somebody is: an
 * address is kept by proxies, browsers and whoever looks over a shoulder.
 */

const routes = declaredRoutes;

/** Under load a mail takes a while. */
const patiently = { timeout: 10_000 };

describe('the log of a journey through every call of an account', () => {
  const clock = createManualClock();
  let app: MailApp;
  beforeAll(async () => {
    app = await startMailApp({ clock });
  });
  afterAll(() => app.close());

  const called = new Set<string>();
  const call = (method: string, path: string, options: Parameters<TestApp['call']>[2] = {}) => {
    clock.advance(1_000);
    called.add(`${method} ${path.replace(/(?<=sessions\/).+/, ':sessionid')}`);
    return app.call<Record<string, string>>(method, path, options);
  };
  const secrets = {
    email: 'lovelace.secret@school.example',
    newEmail: 'byron.secret@school.example',
    username: 'Ada Lovelace-Secret',
    newUsername: 'Augusta Byron-Secret',
    password: 'a secret password',
    wrong: 'a wrong secret password',
    second: 'the second secret password',
    third: 'the third secret password',
  };
  const { email, newEmail, username, newUsername, password, wrong, second, third } = secrets;
  const seen: string[] = Object.values(secrets);
  /** What must be nowhere from here on. */
  const secret = (text: string | undefined): string => {
    expect(text).toMatch(/\S{6}/);
    seen.push(text!);
    return text!;
  };
  const login = async (address: string, with_: string): Promise<string> => {
    const body = { email: address, password: with_ };
    return secret((await call('POST', '/api/user/login', { body })).body['token']);
  };
  const codeFor = async (address: string, count: number, pattern: RegExp): Promise<string> =>
    secret(pattern.exec((await app.inbox.mailTo(address, count)).text)?.[1]);

  const comeIn = async (): Promise<string> => {
    const body = { username, email, password, passwordagain: password };
    await call('POST', '/api/user/register', { body });
    await call('POST', '/api/user/login', { body: { email, password: wrong } });
    await call('POST', '/api/user/login', { body: { email, password, [second]: third } });
    const token = await login(email, password);
    await call('GET', '/api/user/getme', { token });
    await call('GET', '/api/user/getme', { token: `${token}x` });
    await call('POST', '/api/user/sendpin', { token });
    const pin = await codeFor(email, 1, /\b(\d{6})\b/);
    await call('POST', '/api/user/verifyacc', { token, body: { pin: '000000' } });
    await call('POST', '/api/user/verifyacc', { token, body: { pin } });
    return token;
  };

  const goLive = async (token: string): Promise<void> => {
    const peer = await connect(app.url, { token });
    await peer.raw('room:join', { room: { code: 'BCDFGH' }, token, ticket: token });
    peer.close();
    // Long polling, whose every message is a request of its own.
    const auth = { contract: contractVersion, token };
    const polling = io(app.url, { transports: ['polling'], upgrade: false, forceNew: true, auth });
    await new Promise<void>((connected) => polling.once('connect', connected));
    expect(polling.io.engine.transport.query).not.toHaveProperty('token');
    polling.disconnect();
    await connect(app.url, { token: `${token}x` }).catch(() => {});
  };

  /** The code of a link. Other mails may still be on their way: only one with such a link counts. */
  const linkTo = async (address: string, pattern: RegExp): Promise<string> => {
    const found = () =>
      app.inbox.mailsTo(address).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
    await expect.poll(found, patiently).not.toEqual([]);
    return secret(found().at(-1));
  };
  let undocode = '';

  const change = async (token: string): Promise<void> => {
    await call('PUT', '/api/user/updateusername', { token, body: { username: newUsername } });
    await call('PUT', '/api/user/updatedivision', { token, body: { division: newUsername } });
    await call('POST', '/api/user/confirm', { token, body: { password: wrong } });
    await call('POST', '/api/user/confirm', { token, body: { password } });
    await call('PUT', '/api/user/updateemail', { token, body: { email: newEmail } });
    app.inbox.refuseWith(550);
    await call('POST', '/api/user/sendpin', { token });
    const givenUp = (): number => app.logged.filter((line) => line.includes('given up')).length;
    const before = givenUp();
    await call('POST', '/api/user/forgetpassword', { body: { email } });
    await expect.poll(givenUp, patiently).toBeGreaterThan(before);
    app.inbox.refuseWith(null);
    await call('POST', '/api/user/sendpin', { token });
    const pin = await linkTo(newEmail, /\b(\d{6})\b/);
    await call('POST', '/api/user/verifyacc', { token, body: { pin } });
    undocode = await linkTo(email, /\/undoemail\/([\w-]+)/);
    await call('PUT', '/api/user/updatepassword', { token, body: { password: second } });
    const other = await login(newEmail, second);
    const list = await call('GET', '/api/user/sessions', { token });
    const { sessions } = list.body as unknown as { sessions: { sessionId: string }[] };
    await call('DELETE', `/api/user/sessions/${sessions[0]!.sessionId}`, { token });
    await call('POST', '/api/user/logout', { token: other, body: { token: other } });
    await call('POST', '/api/user/logouteverywhere', { token });
    await call('GET', '/api/user/export', { token });
  };

  const recoverAndLeave = async (): Promise<void> => {
    await call('POST', '/api/user/undoemail', { body: { undocode } });
    await call('POST', '/api/user/forgetpassword', { body: { email } });
    const resetcode = await linkTo(email, /\/resetpassword\/([\w-]+)/);
    await app.call('GET', `/resetpassword/${resetcode}`);
    await call('POST', '/api/user/resetpassword', { body: { resetcode, password: third } });
    const token = await login(email, third);
    await call('POST', '/api/user/deleteaccount', { token, body: { password: wrong } });
    await call('POST', '/api/user/deleteaccount', { token, body: { password: third } });
  };

  test('holds no token, password, code, address or name', async () => {
    const token = await comeIn();
    await goLive(token);
    await change(token);
    await recoverAndLeave();
    const ofAccounts = declaredApi
      .filter(({ name }) => ['Account', 'Sessions', 'Personal data'].includes(name))
      .flatMap((group) => group.routes);
    expect([...called].toSorted()).toEqual(
      ofAccounts.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted(),
    );
    const log = app.logged.join('');
    expect(log).toContain('"route":"/api/user/deleteaccount"');
    for (const text of seen) expect(log).not.toContain(text);
    // An id is random letters, among which three may be those of a token.
    const words = log.replaceAll(/"[\w-]{20}"/g, '').toLowerCase();
    for (const part of ['lovelace', 'byron', 'secret', 'eyJ', 'argon2']) {
      expect(words).not.toContain(part.toLowerCase());
    }
  });

  test('a token in an address is not even looked at', async () => {
    const person = await app.buildAccount();
    for (const name of ['token', 'access_token', 'authorization']) {
      const { status } = await app.call('GET', `/api/user/getme?${name}=${person.token}`);
      expect(status).toBe(401);
    }
  });
});

describe('no address of the API has a place for a secret', () => {
  const secretive = /token|ticket|password|secret|pin$|code$|email|session(?!id)/i;

  test.each(routes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
    '%s',
    (_name, { path, params, query }) => {
      const fields = [params, query].flatMap((schema) =>
        schema === undefined
          ? []
          : Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}),
      );
      const placeholders = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      for (const field of [...fields, ...placeholders]) expect(field).not.toMatch(secretive);
    },
  );
});

describe('no page of the client puts a token into an address', () => {
  const root = join(import.meta.dirname, '../../../client/src');
  const sources = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file): [string, string] => [file, readFileSync(join(root, file), 'utf8')]);

  /** Texts that are put together from parts, where one of the parts is a token. */
  const withToken = (source: string): string[] =>
    [...source.matchAll(/`[^`]*\$\{[^}]*token[^}]*\}[^`]*`/gi)].map(([text]) => text);
  /** What is made into a query. */
  const queries = (source: string): string[] =>
    [...source.matchAll(/(URLSearchParams|searchParams\.\w+|queryOf)\([^;]*?\)/g)].map(
      ([text]) => text,
    );

  test('the sources are there, and the search finds what it should', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(withToken('path: `/api/me?t=${session.token}`')).toHaveLength(1);
    expect(queries('new URLSearchParams({ token })')).toEqual(['URLSearchParams({ token })']);
  });

  test('a token is put together with nothing but the header that it goes into', () => {
    const found = sources.flatMap(([file, source]) =>
      withToken(source).map((text) => `${file}: ${text}`),
    );
    for (const text of found) expect(text).toMatch(/: `Bearer \$\{token\}`$/);
  });

  test('no query and no path holds one', () => {
    for (const [file, source] of sources) {
      for (const query of queries(source)) expect(`${file}: ${query}`).not.toMatch(/token/i);
      for (const [line] of source.matchAll(/\bpath: [^,\n]*/g)) expect(line).not.toMatch(/token/i);
    }
  });
});
