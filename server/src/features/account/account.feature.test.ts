import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import type { Caller } from '../../core/actor.ts';
import { createBackground } from '../../core/background.ts';
import { limitsInMemory } from '../../core/limits/memory-limits.ts';
import type { Jobs } from '../../core/jobs/jobs.ts';
import { createLog } from '../../core/log.ts';
import type { Mail, Mailer } from '../../core/mail/mailer.ts';
import { openAccounts } from './account.feature.ts';
import { PeopleService } from './people.service.ts';
import type { SchoolOf } from './school-of.ts';

/** What REST alone cannot show: schools by domain, and what comes after the reply. */

const posted: Mail[] = [];
const mailer: Mailer = {
  kind: 'catcher',
  send: async (mail) => void posted.push(mail),
  post: async (mail) => void posted.push(mail),
  figures: () => ({ sent: posted.length, failed: 0, lastFailureAt: null }),
  close: async () => {},
};
const schools: Readonly<Record<string, string>> = {
  'north.example': 'North',
  'south.example': 'South',
};
const iconOf = (name: string): string => (name === 'NA' ? '' : `data:image/png;base64,${name}`);
const schoolOf: SchoolOf = async (email) => {
  const name = schools[email.split('@')[1]!.toLowerCase()];
  return name === undefined ? null : { name, icon: iconOf(name), country: 'Sweden' };
};

const from = '127.0.0.1';
const clock = createManualClock();
const background = createBackground(createLog('silent'));
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
/** Nobody deletes an account here. */
const jobs: Jobs = {
  handle: () => {},
  enqueue: async () => 'a-job',
  stateOf: async () => null,
  forget: async () => {},
};
const open = () => {
  const config = { sessionIdleMs: null };
  const secret = 'a secret of this test alone, and long';
  return openAccounts(
    {
      connection,
      clock,
      limits: limitsInMemory(clock),
      config,
      secret,
      background,
      mailer,
      jobs,
      log: createLog('silent'),
      ownAddress: () => 'http://localhost:3000',
    },
    {
      people: new PeopleService(connection),
      notify: async () => {},
      audit: async () => {},
      schoolOf,
      schoolIconOf: async (name) => iconOf(name),
      divisionsOf: async () => null,
      heldElsewhere: () => [],
    },
  ).services;
};
let feature: ReturnType<typeof open>;
beforeAll(async () => {
  store = await startTestStore();
  connection = await mongoose.createConnection(store.uri).asPromise();
  feature = open();
  await Promise.all(Object.values(connection.models).map((model) => model.createIndexes()));
});
afterAll(async () => {
  await background.close();
  await connection.close();
  await store.close();
});

const password = 'correct horse battery';
const register = (email: string): Promise<void> =>
  feature.registration.register(
    { username: 'Ada', email, password, passwordagain: password },
    from,
  );
const login = async (email: string) =>
  (await feature.accounts.login({ email, password }, { address: from })).account;
const callerOf = async (email: string): Promise<Caller> => {
  const { account, token } = await feature.accounts.login({ email, password }, { address: from });
  const { _id: userid, accountType } = account;
  const { sessionId } = feature.sessions.read(token)!;
  return { userid, accountType, sessionId, mustLeave: false };
};

test('the domain of the address decides the school, and a domain of nobody gives NA', async () => {
  await register('ada@North.example');
  expect(await login('ada@north.example')).toMatchObject({
    school: 'North',
    schoolIcon: 'data:image/png;base64,North',
    country: 'Sweden',
    verified: false,
  });
  await register('bob@nowhere.example');
  const none = { school: 'NA', schoolIcon: '', country: '' };
  expect(await login('bob@nowhere.example')).toMatchObject(none);
  const caller = await callerOf('ada@north.example');
  const south = { school: 'South', schoolIcon: 'data:image/png;base64,South', country: 'Sweden' };
  const email = 'ada@south.example';
  expect(await feature.emailChange.change(caller, email, from)).toEqual({ email, ...south });
  const shown = { email, verified: false, ...south };
  expect(await login('ada@north.example')).toMatchObject(shown);
  const away = 'ada@nowhere.example';
  expect(await feature.emailChange.change(caller, away, from)).toEqual({ email: away, ...none });
});

test('a link is asked for without a wait: known or not, the look-up comes after the reply', async () => {
  await register('known@north.example');
  const before = posted.length;
  await feature.recovery.ask('known@north.example', from);
  await feature.recovery.ask('nobody@north.example', from);
  expect(posted).toHaveLength(before);
  await background.close();
  expect(posted.slice(before).map(({ to }) => to)).toEqual(['known@north.example']);
});

test('premium is kept with the account, and found by whose payments it is', async () => {
  await register('payer@north.example');
  const { _id: userid, premium } = await login('payer@north.example');
  const paid = {
    ...premium,
    plan: 'premium',
    status: 'active',
    stripeCustomerId: 'cus_1',
  } as const;
  expect((await feature.accountPremium.set(userid, paid)).premium).toEqual(paid);
  expect((await feature.accountPremium.findByStripeCustomer('cus_1'))?._id).toBe(userid);
  expect(await feature.accountPremium.findByStripeCustomer('cus_2')).toBeNull();
  await expect(feature.accountPremium.set('nobody', paid)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
