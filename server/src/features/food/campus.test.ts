import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putFoodSchool } from '../../../test/food-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let admin: Person;
let student: Person;
let school: string;
beforeAll(async () => {
  // As behind a proxy of ours: then it tells where a call comes from.
  app = await startTestApp({ clock, config: { trustedProxies: 1 } });
  admin = await app.buildAccount({ accountType: 'admin' });
  student = await app.buildAccount();
  const networks = ['198.51.100.0/24', '2001:db8:7::/48'];
  ({ name: school } = await putFoodSchool(app, { networks }));
}, 60_000);
afterAll(() => app.close());

const ask = (from: string, path: string, who?: Person) =>
  app.call(`GET`, `/api/food/verifynetwork/${path}`, {
    ...(who && { token: who.token }),
    headers: { 'X-Forwarded-For': from },
  });
const on = () => ({ status: 200, body: { isCampus: true, school } });
const off = { status: 200, body: { isCampus: false, school: null } };
const outside = '203.0.113.9';

describe('GET /api/food/verifynetwork/:type/:ip', () => {
  test.each([
    ['198.51.100.7', 'ipv4/198.51.100.7'],
    ['2001:db8:7:1::5', 'ipv6/2001:db8:7:1::5'],
    ['::ffff:198.51.100.7', 'ipv6/::ffff:198.51.100.7'],
    ['::ffff:c633:6407', 'ipv6/::ffff:c633:6407'],
    ['198.51.100.7', `ipv4/${outside}`],
  ])('from %s, which is on campus, with %s', async (from, path) => {
    expect(await ask(from, path)).toMatchObject(on());
  });

  test.each([
    [outside, `ipv4/${outside}`],
    [outside, 'ipv4/198.51.100.7'],
    ['2001:db8:8::1', 'ipv6/2001:db8:7::1'],
  ])('from %s, which is not, with %s: what is named counts nothing', async (from, path) => {
    expect(await ask(from, path)).toMatchObject(off);
    expect(await ask(from, path, student)).toMatchObject(off);
  });

  test('an admin may try an address', async () => {
    expect(await ask(outside, 'ipv4/198.51.100.7', admin)).toMatchObject(on());
    expect(await ask('198.51.100.7', `ipv4/${outside}`, admin)).toMatchObject(off);
  });

  test.each(['ipv4/2001:db8::1', 'ipv6/198.51.100.7', 'ipv4/nonsense', 'ipv5/198.51.100.7'])(
    '400: %s',
    async (path) => {
      expect(await ask(outside, path)).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST' },
      });
    },
  );

  test('nothing of it is kept', async () => {
    await ask('198.51.100.77', 'ipv4/198.51.100.77');
    expect(JSON.stringify(await app.stored())).not.toContain('198.51.100.77');
    expect(app.logged.join('')).not.toContain('198.51.100.77');
  });
});

test('where no proxy is trusted, what a header says counts nothing', async () => {
  const alone = await startTestApp();
  await putFoodSchool(alone, { networks: ['198.51.100.0/24'] });
  const answer = await alone.call('GET', '/api/food/verifynetwork/ipv4/198.51.100.7', {
    headers: { 'X-Forwarded-For': '198.51.100.7' },
  });
  expect(answer).toMatchObject(off);
  await putFoodSchool(alone, { networks: ['127.0.0.0/8'] });
  const near = await alone.call('GET', '/api/food/verifynetwork/ipv4/127.0.0.1');
  expect(near.body).toMatchObject({ isCampus: true });
  await alone.close();
});

test('POST /api/food/testdelay: the time of the server', async () => {
  const answer = await app.call('POST', '/api/food/testdelay');
  expect(answer).toMatchObject({
    status: 200,
    body: { at: new Date(clock.now()).toISOString() },
  });
});
