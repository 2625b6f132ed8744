import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';
import { systemClock } from '../core/clock.ts';
import { createLog } from '../core/log.ts';
import { keptSecret } from '../core/secret.ts';
import { mailOf } from '../core/mail/mail-layout.ts';
import { openMailer } from '../core/mail/open-mailer.ts';

let app: TestApp;
let key: string;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp({ config: { mongodbUri: null } });
  key = await keptSecret(app.config.dataDir, 'mails-key');
  headers = { Cookie: `other=1; sets-mails-key=${key}` };
});
afterAll(() => app.close());

const page = (path = '') => app.call<string>('GET', `/dev/mails${path}`, { headers });
const sendMail = async (subject: string, to = 'ada@school.example'): Promise<void> => {
  const mailer = openMailer(app.config, {
    clock: systemClock,
    log: createLog('silent'),
    // Nothing is posted.
    jobs: { handle: () => {}, enqueue: () => Promise.reject(new Error('No jobs here.')) },
  });
  const action = { label: 'Open', url: 'https://sets.school.example/resetpassword/a-code' };
  await mailer.send(mailOf({ to, subject, heading: subject, paragraphs: ['Text.'], action }));
};
const frameOf = (html: string): string =>
  /src="\/dev\/mails(\/[\w-]+)"/.exec(html)?.[1] ?? 'no frame';

describe('on a laptop: no mail server, the embedded store, this machine', () => {
  test('an empty mail catcher says what will be there', async () => {
    const { status, body } = await page();
    expect(status).toBe(200);
    expect(body).toContain('No mail yet.');
  });

  test('mails are there, newest first, each with text and HTML', async () => {
    await sendMail('The first <one>');
    await sendMail('The second one', 'grace@school.example');
    const { body } = await page();
    expect(body).toContain('2 mails');
    expect(body).toContain('grace@school.example');
    expect(body).not.toContain('<one>');
    expect(body.indexOf('The second one')).toBeLessThan(body.indexOf('The first &lt;one&gt;'));
    expect(body).toContain('<a href="https://sets.school.example/resetpassword/a-code"');
    const mail = await page(frameOf(body));
    expect(mail.body).toContain('The second one');
  });

  test('the page runs no script, and nobody frames it', async () => {
    const { headers: sent, body } = await page();
    const policy = sent.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(sent.get('x-frame-options')).toBe('DENY');
    expect(sent.get('cache-control')).toBe('no-store');
    expect(body).not.toMatch(/<script|<style|style=|onclick/);
    expect((await page('/style.css')).headers.get('content-type')).toContain('text/css');
  });

  test('a mail is framed by this page alone, without scripts and rights on the origin', async () => {
    const { body } = await page();
    expect(body).toMatch(/<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const { headers: sent } = await page(frameOf(body));
    const policy = sent.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox allow-popups/);
    expect(policy).not.toMatch(/script|allow-same-origin/);
    expect(sent.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test('there is nothing else below it', async () => {
    for (const path of [
      '/no-such-mail',
      '/..%2Fjwt-secret',
      '/000001700000000000-aaaaaaaaaaaaaaaaaaaa',
    ]) {
      expect((await page(path)).status).toBe(404);
    }
    expect((await app.call('POST', '/dev/mails', { headers })).status).toBe(404);
  });

  test('the log names the page and no mail', async () => {
    await page(frameOf((await page()).body));
    const log = app.logged.join('');
    expect(log).toContain('"route":"/dev/mails"');
    expect(log).not.toMatch(/ada@|grace@|a-code/);
  });
});

describe('without the key', () => {
  test('there is a form for it, and no mail: all that a plain proxy on this machine gets', async () => {
    await sendMail('A code');
    const mailid = frameOf((await page()).body);
    for (const path of ['', mailid]) {
      for (const Cookie of ['', 'sets-mails-key=', 'sets-mails-key=a-guess', `x=${key}`]) {
        const answer = await app.call<string>('GET', `/dev/mails${path}`, { headers: { Cookie } });
        expect(answer.status).toBe(403);
        expect(answer.body).toContain('<form action="/dev/mails" method="get">');
        expect(answer.body).not.toMatch(/A code|ada@|<script|style=/);
      }
    }
    expect((await app.call('GET', '/dev/mails?key=a-guess')).status).toBe(403);
  });

  test('the key comes in once in the address, which then is without it', async () => {
    const asking = request(`${app.url}/dev/mails?key=${key}`).end();
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/dev/mails');
    expect(response.headers['set-cookie']).toEqual([
      `sets-mails-key=${key}; Path=/dev/mails; HttpOnly; SameSite=Strict`,
    ]);
    expect(app.logged.join('')).not.toContain(key);
  });
});

const statusFor = async (host: string): Promise<number | undefined> => {
  const asking = request(`${app.url}/dev/mails`, { headers: { ...headers, Host: host } }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
};

describe('elsewhere it does not exist', () => {
  const missing = { status: 404, body: { code: 'NOT_FOUND' } };

  test('for what a proxy passes on', async () => {
    for (const header of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP']) {
      const passedOn = { ...headers, [header]: '127.0.0.1' };
      const answer = await app.call('GET', '/dev/mails', { headers: passedOn });
      expect(answer).toMatchObject(missing);
    }
  });

  test('by a name from the internet that leads to this machine', async () => {
    expect(await statusFor(`localhost:${app.port}`)).toBe(200);
    expect(await statusFor('evil.example')).toBe(404);
    expect(await statusFor('192.168.1.20:3000')).toBe(404);
  });

  const smtp = { smtpUrl: 'smtp://127.0.0.1:9', from: 'Sets <no-reply@sets.example>' };
  test.each([
    ['on a MongoDB', {}],
    ['with a mail server', { mongodbUri: null, mail: smtp }],
    ['behind a proxy', { mongodbUri: null, trustedProxies: 1 }],
  ])('%s', async (_where, config) => {
    const other = await startTestApp({ config });
    try {
      for (const path of ['', '/', '/style.css', '/000001700000000000-aaaaaaaaaaaaaaaaaaaa']) {
        expect(await other.call('GET', `/dev/mails${path}`)).toMatchObject(missing);
      }
    } finally {
      await other.close();
    }
  });
});
