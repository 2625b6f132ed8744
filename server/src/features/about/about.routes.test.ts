import { about } from '@sets/shared/about/about.contract.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/start-test-app.ts';

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

test('with demo data everybody is told the demo accounts', async () => {
  const { demoAccounts } = await told({ demoData: true });
  expect(demoAccounts.map((account) => account.accountType)).toEqual(['moderator', 'student']);
});

test('phones are sent to PUBLIC_URL where it is set', async () => {
  const publicUrl = new URL('https://sets.school.example');
  expect((await told({ publicUrl })).phoneOrigin).toBe('https://sets.school.example');
});
