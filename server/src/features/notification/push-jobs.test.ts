import type { PushSubscriptionBody } from '@sets/shared/notification/notification.contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../../test/manual-clock.ts';
import { startPushService, type TestPushService } from '../../../test/push-service.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { startServer } from '../../app/create-server.ts';
import { createLog } from '../../core/log.ts';
import { pushJob } from './push-job.ts';

/* What becomes of a push message that its push service did not take at once. */

let service: TestPushService;
let clock: ManualClock;
let app: TestApp;
beforeEach(async () => {
  service = await startPushService();
  clock = createManualClock();
  const config = { pushHosts: [service.host] };
  app = await startTestApp({ clock, pushAgent: service.agent(), config });
});
afterEach(async () => {
  await app.close();
  await service.close();
});

const pause = pushJob.pauses[0]!;
const title = 'Premium ends soon';
const subscribe = ({ token }: Person, body: PushSubscriptionBody) =>
  app.call('POST', '/api/push/subscribe', { token, body });
const pushedTo = ({ subscription }: { subscription: PushSubscriptionBody }) =>
  service.pushed.filter(({ path }) => subscription.endpoint.endsWith(path));

const notTaken = () => app.logged.filter((line) => line.includes('push message not taken'));
const busy = async () => {
  service.answerWith(503);
  const ada = await app.buildAccount();
  const browser = service.buildBrowser();
  await subscribe(ada, browser.subscription);
  const notice = { kind: 'premium', title, text: 'On Friday.', path: '/upgrade' } as const;
  await app.features.notifications.notify(ada.userid, notice);
  await expect.poll(notTaken, { timeout: 10_000 }).toHaveLength(1);
  service.answerWith(201);
  return { ada, browser };
};

test('outlives the server that it was told to', async () => {
  const { browser } = await busy();
  await app.stop();
  clock.advance(pause);
  const log = createLog('silent');
  const next = await startServer(app.config, { clock, log, pushAgent: service.agent() });
  await expect.poll(() => pushedTo(browser).length, { timeout: 10_000 }).toBe(2);
  expect(browser.decrypt(pushedTo(browser)[1]!.body)).toMatchObject({ title });
  await next.close();
});

test('does not go to who signed in there since', async () => {
  const { browser } = await busy();
  const eve = await app.buildAccount();
  await subscribe(eve, browser.subscription);
  clock.advance(pause);
  await expect.poll(async () => (await app.stored())['jobs'], { timeout: 10_000 }).toEqual([]);
  expect(pushedTo(browser)).toHaveLength(1);
});

test('is forgotten with its person', async () => {
  const { ada } = await busy();
  expect(JSON.stringify((await app.stored())['jobs'])).toContain(ada.userid);
  await app.features.notifications.list.personalData.erase(ada.userid);
  expect((await app.stored())['jobs']).toEqual([]);
});
