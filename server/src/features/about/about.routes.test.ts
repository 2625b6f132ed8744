import { about } from '@sets/shared/about/about.contract.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/start-test-app.ts';
import { isLoopback } from './phone-origin.ts';

const told = async (config: NonNullable<Parameters<typeof startTestApp>[0]>['config'] = {}) => {
  const app = await startTestApp({ config });
  const { status, body } = await app.call('GET', '/api/about');
  await app.close();
  expect(status).toBe(200);
  return about.parse(body);
};

test('without demo data nobody is told an account', async () => {
  expect((await told()).demoAccounts).toEqual([]);
});

test('with demo data everybody is told the demo accounts, and no admin', async () => {
  const { demoAccounts } = await told({ demoData: true });
  expect(demoAccounts.map((account) => account.accountType)).toEqual(['moderator', 'student']);
});

test('plans are told of where one can be bought or given: by a payment provider, or an admin', async () => {
  const app = await startTestApp();
  const plans = async () => about.parse((await app.call('GET', '/api/about')).body).plans;
  expect(await plans()).toBe(false);
  await app.buildAccount({ accountType: 'moderator' });
  expect(await plans()).toBe(false);
  await app.buildAccount({ accountType: 'admin' });
  expect(await plans()).toBe(true);
  await app.close();
});

test('phones are sent to PUBLIC_URL where it is set', async () => {
  const publicUrl = new URL('https://sets.school.example');
  expect((await told({ publicUrl })).phoneOrigin).toBe('https://sets.school.example');
});

test('the mail catcher is told of where there is one: without mail server, on the embedded store', async () => {
  expect((await told()).mailCatcher).toBe(false);
  expect((await told({ mongodbUri: null })).mailCatcher).toBe(true);
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'Sets <no-reply@sets.example>' };
  expect((await told({ mongodbUri: null, mail })).mailCatcher).toBe(false);
});

test('only the machine itself is told of it: to others it does not open', () => {
  const reached = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'];
  expect(reached.map(isLoopback)).toEqual([true, true, true]);
  const others = [
    'http://192.168.1.20:3000',
    'https://sets.school.example',
    'http://localhost.evil',
  ];
  expect(others.map(isLoopback)).toEqual([false, false, false]);
});
