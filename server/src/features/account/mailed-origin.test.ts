import { request } from 'node:http';
import { registrationCalls, recoveryCalls } from '@sets/shared/account/account.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailApp, startMailApp } from '../../../test/start-mail-app.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: MailApp;
beforeAll(async () => {
  // What a proxy says counts.
  app = await startMailApp({ config: { trustedProxies: 1 } });
});
afterAll(() => app.close());

/** A call with headers that a client may set as it likes, the name of the host among them. */
const callAs = (
  { port }: Pick<TestApp, 'port'>,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const all = { 'Content-Type': 'application/json', ...headers };
    request({ host: '127.0.0.1', port, path, method: 'POST', headers: all }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });

const linksIn = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link).origin);

/** What somebody may say of where they reached the server. */
const saids = (port: number): Readonly<Record<string, string>>[] => [
  { Host: 'evil.example' },
  { Host: 'evil.example:3000' },
  // Another service of this very machine.
  { Host: '127.0.0.1:9' },
  { Host: 'localhost:9' },
  { Host: `localhost:${port}` },
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-Host': 'localhost:9', 'X-Forwarded-Proto': 'https' },
  { Forwarded: 'host=evil.example;proto=https' },
];

const forget = recoveryCalls.forget.path;

test('no link takes its host or port from a request, also behind a proxy', async () => {
  for (const said of saids(app.port)) {
    const { email } = await app.buildAccount();
    expect(await callAs(app, forget, said, { email }), JSON.stringify(said)).toBe(200);
    const { text } = await app.inbox.mailTo(email);
    expect(new Set(linksIn(text)), JSON.stringify(said)).toEqual(new Set([app.url]));
  }
});

test('nor that of the mail about an address that is taken', async () => {
  const { email, password } = await app.buildAccount();
  const form = { username: 'Somebody', email, password, passwordagain: password };
  const { path } = registrationCalls.register;
  expect(await callAs(app, path, { Host: 'localhost:9' }, form)).toBe(200);
  expect(new Set(linksIn((await app.inbox.mailTo(email)).text))).toEqual(new Set([app.url]));
});

test('with PUBLIC_URL, links lead there whatever host a caller names', async () => {
  const publicUrl = new URL('https://sets.school.example');
  const guarded = await startTestApp({ config: { publicUrl, mail: app.config.mail } });
  try {
    const { email } = await guarded.buildAccount();
    expect(await callAs(guarded, forget, { Host: 'evil.example' }, { email })).toBe(200);
    const mail = await app.inbox.mailTo(email);
    expect(new Set(linksIn(mail.text))).toEqual(new Set(['https://sets.school.example']));
    expect(mail.text + mail.html).not.toContain('evil.example');
    // Whoever looks after a server without it reads so in the log.
    expect(guarded.logged.join('\n')).not.toContain('PUBLIC_URL');
    expect(app.logged.join('\n')).toContain('Mail is sent without PUBLIC_URL');
  } finally {
    await guarded.close();
  }
});
