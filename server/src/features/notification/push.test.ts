import type { PushSubscriptionBody } from '@sets/shared/notification/notification.contract.ts';
import jwt from 'jsonwebtoken';
import { createPublicKey, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../../test/manual-clock.ts';
import { startPushService, type TestPushService } from '../../../test/push-service.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import type { NewNotification } from '../../core/notify.ts';
import { pushJob } from './push-job.ts';
import { mostDevices } from './push.service.ts';

const { pauses } = pushJob;

let service: TestPushService;
let clock: ManualClock;
let app: TestApp;
beforeEach(async () => {
  service = await startPushService();
  clock = createManualClock();
  app = await startTestApp({
    clock,
    pushAgent: service.agent(),
    config: { pushHosts: [service.host] },
  });
});
afterEach(async () => {
  await app.close();
  await service.close();
});

const notice: NewNotification = {
  kind: 'premium',
  title: 'Premium ends soon',
  text: 'It ends on Friday. “Grüße”, 你好.',
  path: '/upgrade',
};

const tell = (person: Person, overrides: Partial<NewNotification> = {}): Promise<void> =>
  app.features.notifications.notify(person.userid, { ...notice, ...overrides });

const subscribe = ({ token }: Person, body: unknown) =>
  app.call('POST', '/api/push/subscribe', { token, body });

/** A browser that is subscribed. */
const buildBrowser = async (person: Person) => {
  const browser = service.buildBrowser();
  expect(await subscribe(person, browser.subscription)).toMatchObject({ status: 200, body: {} });
  return browser;
};

const pushedTo = ({ subscription }: { subscription: PushSubscriptionBody }) =>
  service.pushed.filter(({ path }) => subscription.endpoint.endsWith(path));

const arrived = (count: number) =>
  expect.poll(() => service.pushed.length, { timeout: 10_000 }).toBe(count);

const devices = async (): Promise<unknown[]> => (await app.stored())['pushdevices'] ?? [];

const publicKey = async ({ token }: Person): Promise<string> =>
  (await app.call<{ publicKey: string }>('GET', '/api/push/key', { token })).body.publicKey;

/** After everything that was told so far has been sent: one more, to somebody else. */
const settled = async (): Promise<void> => {
  const other = await app.buildAccount();
  const browser = await buildBrowser(other);
  await tell(other);
  await expect.poll(() => pushedTo(browser).length, { timeout: 10_000 }).toBe(1);
};

describe('a push message', () => {
  test('arrives at every device of its person, for these alone to read', async () => {
    const [ada, eve] = [await app.buildAccount(), await app.buildAccount()];
    const [phone, laptop] = [await buildBrowser(ada), await buildBrowser(ada)];
    const hers = await buildBrowser(eve);
    await tell(ada);
    await arrived(2);
    expect(pushedTo(hers)).toEqual([]);
    for (const browser of [phone, laptop]) {
      const [pushed] = pushedTo(browser);
      const { title, text, path } = notice;
      expect(browser.decrypt(pushed!.body)).toEqual({ title, text, path });
      expect(pushed!.body.toString('latin1')).not.toContain('Premium');
      expect(() => hers.decrypt(pushed!.body)).toThrow(/authenticate/);
    }
  });

  test('says how urgent it is and how long to keep it', async () => {
    const ada = await app.buildAccount();
    await buildBrowser(ada);
    await tell(ada, { kind: 'security' });
    await arrived(1);
    await tell(ada, { kind: 'announcement' });
    await arrived(2);
    const [first, second] = service.pushed.map(({ headers }) => headers);
    expect(first).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
    });
    expect(second).toMatchObject({ urgency: 'normal' });
  });

  test('is signed with the key that browsers are told, for this push service (VAPID)', async () => {
    const ada = await app.buildAccount();
    await buildBrowser(ada);
    await tell(ada);
    await arrived(1);
    const authorization = service.pushed[0]?.headers.authorization ?? '';
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
    expect(key).toBe(await publicKey(ada));
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString('base64url'),
    );
    const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
    const claims = jwt.verify(token, createPublicKey({ format: 'jwk', key: jwk }), {
      algorithms: ['ES256'],
      audience: service.origin,
    });
    expect(claims).toMatchObject({ sub: 'mailto:support@sets.example' });
  });
});

describe('nothing holds up whoever tells', () => {
  test('a push service that answers late', async () => {
    const release = service.hold();
    const ada = await app.buildAccount();
    await buildBrowser(ada);
    await tell(ada);
    await arrived(1);
    const { token } = ada;
    const list = await app.call('GET', '/api/notifications', { token });
    expect(list).toMatchObject({ status: 200, body: { unread: 1 } });
    release();
  });

  test('one that is busy is asked again, twice', async () => {
    service.answerWith(503);
    const ada = await app.buildAccount();
    const browser = await buildBrowser(ada);
    await tell(ada);
    const noted = () => app.logged.filter((line) => line.includes('push message not taken')).length;
    for (const [at, pause] of [...pauses, 60 * 60_000].entries()) {
      await expect.poll(noted, { timeout: 10_000 }).toBe(at + 1);
      clock.advance(pause);
    }
    expect(pushedTo(browser)).toHaveLength(1 + pauses.length);
    expect(await devices()).toHaveLength(1);
    expect(app.logged.join('')).not.toContain(browser.subscription.endpoint);
  });
});

describe('what a push service answers', () => {
  test.each([404, 410])('%i: the device is forgotten', async (status) => {
    const ada = await app.buildAccount();
    await buildBrowser(ada);
    service.answerWith(status);
    await tell(ada);
    await expect.poll(devices, { timeout: 10_000 }).toEqual([]);
  });

  test('elsewhere: nobody follows', async () => {
    const ada = await app.buildAccount();
    await buildBrowser(ada);
    service.answerWith(307, `${service.origin}/inside`);
    await tell(ada);
    await arrived(1);
    service.answerWith(201);
    await settled();
    expect(service.pushed.some(({ path }) => path === '/inside')).toBe(false);
    expect(app.logged.join('')).toContain('HTTP 307');
  });
});

describe('subscribing', () => {
  test('to a host that is no push service is refused, and nothing is stored', async () => {
    const ada = await app.buildAccount();
    const { subscription } = service.buildBrowser();
    const hosts = ['https://127.0.0.1/', 'http://fcm.googleapis.com/a', 'https://evil.example/a'];
    for (const endpoint of hosts) {
      expect(await subscribe(ada, { ...subscription, endpoint })).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST' },
      });
    }
    expect(await devices()).toEqual([]);
  });

  test('with keys that are none is refused', async () => {
    const ada = await app.buildAccount();
    const { subscription } = service.buildBrowser();
    const besideTheCurve = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url');
    const wrong = [
      { p256dh: besideTheCurve },
      { p256dh: 'A'.repeat(87) },
      { p256dh: 'A'.repeat(100) },
      { auth: 'A'.repeat(32) },
      { auth: '' },
    ];
    for (const part of wrong) {
      const body = { ...subscription, keys: { ...subscription.keys, ...part } };
      expect(await subscribe(ada, body)).toMatchObject({ status: 400 });
    }
    expect(await devices()).toEqual([]);
  });

  test('needs a session', async () => {
    const { subscription } = service.buildBrowser();
    const { endpoint } = subscription;
    const calls = [
      app.call('GET', '/api/push/key'),
      app.call('POST', '/api/push/subscribe', { body: subscription }),
      app.call('POST', '/api/push/unsubscribe', { body: { endpoint } }),
    ];
    for (const call of calls) expect((await call).status).toBe(401);
  });

  test('the same browser again is one device, of whoever signed in there last', async () => {
    const [ada, eve] = [await app.buildAccount(), await app.buildAccount()];
    const browser = await buildBrowser(ada);
    await subscribe(ada, browser.subscription);
    await subscribe(eve, browser.subscription);
    expect(await devices()).toHaveLength(1);
    await tell(ada);
    await tell(eve, { title: 'For Eve' });
    await arrived(1);
    expect(browser.decrypt(service.pushed[0]!.body)).toMatchObject({ title: 'For Eve' });
  });

  test('of many devices of a person the newest stay', async () => {
    const ada = await app.buildAccount();
    const oldest = await buildBrowser(ada);
    for (let more = 0; more < mostDevices; more += 1) {
      clock.advance(1);
      await buildBrowser(ada);
    }
    expect(await devices()).toHaveLength(mostDevices);
    expect(JSON.stringify(await devices())).not.toContain(oldest.subscription.endpoint);
  });
});

describe('a device is sent to no more', () => {
  const end = ({ token }: Person, { subscription }: { subscription: PushSubscriptionBody }) =>
    app.call('POST', '/api/push/unsubscribe', { token, body: { endpoint: subscription.endpoint } });

  test('once its person unsubscribes it, and nobody else can', async () => {
    const [ada, eve] = [await app.buildAccount(), await app.buildAccount()];
    const browser = await buildBrowser(ada);
    expect(await end(eve, browser)).toMatchObject({ status: 200, body: {} });
    expect(await devices()).toHaveLength(1);
    expect(await end(ada, browser)).toMatchObject({ status: 200, body: {} });
    expect(await devices()).toEqual([]);
  });

  test('once its session has ended', async () => {
    const ada = await app.buildAccount();
    await buildBrowser(ada);
    const { token } = ada;
    await app.call('POST', '/api/user/logout', { token, body: { token } });
    await expect.poll(devices, { timeout: 10_000 }).toEqual([]);
  });

  test('once its session is over by itself', async () => {
    const ada = await app.buildAccount();
    const browser = await buildBrowser(ada);
    clock.advance(30 * 24 * 60 * 60_000);
    await tell(ada);
    await settled();
    expect(pushedTo(browser)).toEqual([]);
    expect(await devices()).toHaveLength(1);
  });

  test('once its person is deleted; until then the export tells where', async () => {
    const ada = await app.buildAccount();
    const browser = await buildBrowser(ada);
    const { personalData } = app.features.notifications.list;
    const collected = await personalData.collect(ada.userid);
    const since = new Date(clock.now()).toISOString();
    expect(collected).toEqual({
      notifications: [],
      devices: [{ pushService: service.host, since }],
    });
    expect(JSON.stringify(collected)).not.toContain(browser.subscription.keys.auth);
    await personalData.erase(ada.userid);
    expect(await devices()).toEqual([]);
  });
});
