import { noSchool } from '@sets/shared/account/account.contract.ts';
import { type RunningServer, type ServerTools, startServer } from '../src/app/create-server.ts';
import { systemClock } from '../src/core/clock.ts';
import { loadConfig } from '../src/core/config.ts';
import { createLog } from '../src/core/log.ts';
import type { NewAccount } from '../src/features/account/account.service.ts';

/** The cheapest that argon2 allows: tests sign in all the time. */
export const cheapPasswords = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** What a stage's server signs tickets and tokens with. */
export const stageSecret = 'known only to these tests, and long enough';

/**
 * A server of this machine alone that logs nothing: on a free port, unless `env` names one, and on
 * the store that `env` names.
 */
export const startStageServer = (
  env: Readonly<Record<string, string>>,
  tools: Partial<ServerTools> = {},
): Promise<RunningServer> =>
  startServer(
    loadConfig({
      HOST: '127.0.0.1',
      PORT: '0',
      JWT_SECRET: stageSecret,
      ...env,
    }),
    { clock: systemClock, log: createLog('silent'), passwordCost: cheapPasswords, ...tools },
  );

/** Makes an account, verified and of no school, where it is not there yet. */
export const ensureAccount = (
  { features }: RunningServer,
  account: Omit<NewAccount, 'verified' | 'school'>,
) => features.accounts.ensure({ ...account, verified: true, school: noSchool });
