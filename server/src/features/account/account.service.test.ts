import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { createBackground } from '../../core/background.ts';
import { limitsInMemory } from '../../core/limits/memory-limits.ts';
import { createLog } from '../../core/log.ts';
import { AccountService } from './account.service.ts';
import { accountModel } from './account.model.ts';
import { DeviceNamesService } from './sign-in/device-names.service.ts';
import { createKnownDevices } from './sign-in/known-device.ts';
import { createLoginGuard } from './sign-in/login-guard.ts';
import { createSessionTokens } from './sign-in/session-tokens.ts';
import { SessionService } from './sign-in/session.service.ts';

const clock = createManualClock();
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: mongoose.Connection;
beforeAll(async () => {
  store = await startTestStore();
  connection = await mongoose.createConnection(store.uri).asPromise();
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

test.each<[string, object]>([
  ['a new password', { $set: { passwordHash: 'another' } }],
  ['a lock', { $set: { locked: true } }],
])(
  '%s that comes while the old password is checked leaves no session behind, and no word of a login',
  async (what, change) => {
    const background = createBackground(createLog('silent'));
    const deviceNames = new DeviceNamesService(connection);
    const told: string[] = [];
    const sessions = new SessionService({
      connection,
      clock,
      tokens: createSessionTokens('a secret that only these tests know', clock),
      deviceNames,
      background,
      notify: async (userid) => void told.push(userid),
      idleMs: null,
    });
    const email = `${what.replaceAll(' ', '-')}@school.example`;
    const accounts = new AccountService({
      connection,
      clock,
      sessions,
      guard: createLoginGuard(limitsInMemory(clock), clock),
      knownDevices: createKnownDevices('a secret that only these tests know', clock),
      schoolOf: async () => null,
      schoolIconOf: async () => '',
      log: createLog('silent'),
      passwords: {
        hash: async () => 'a hash',
        matches: async (_password, hash) => {
          const { _id } = (await accountModel(connection).findOneAndUpdate({ email }, change))!;
          await sessions.revokeAll(_id);
          return hash === 'a hash';
        },
      },
    });
    const { _id } = await accounts.ensure({
      email,
      password: 'the old one',
      username: 'Ada',
      accountType: 'student',
      verified: true,
      school: 'NA',
    });
    await deviceNames.isNew(_id, 'Firefox on Linux');
    const from = { address: '127.0.0.1', device: 'Safari on iOS' };
    const signingIn = accounts.login({ email, password: 'the old one' }, from);
    await expect(signingIn).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await sessions.list(_id)).toEqual([]);
    await background.close();
    expect(told).toEqual([]);
    expect(await deviceNames.names(_id)).toEqual(['Firefox on Linux']);
  },
);
