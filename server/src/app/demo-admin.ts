import { randomInt } from 'node:crypto';
import { noSchool } from '@sets/shared/account/account.contract.ts';
import type { TellConsole } from '../core/tell-console.ts';
import type { AccountService } from '../features/account/account.service.ts';
import type { SessionService } from '../features/account/sign-in/session.service.ts';
import { demoAdmin } from './demo-accounts.ts';

interface DemoAdminTools {
  readonly accounts: AccountService;
  readonly sessions: SessionService;
}

/** What every demo had before passwords were made: whoever still has it gets another. */
const oncePublic = 'keys-to-campus';

/** No sign that is taken for another one when it is read from a console. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const signsInGroup = 5;

/** As `k7qmx-…`: 99 bits by chance. */
const madePassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: signsInGroup }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-');

/**
 * Makes the admin of the demo where there is none. The password is told at that start alone; where
 * it is forgotten, a link to a new one comes to the mail catcher.
 */
export const ensureDemoAdmin = async (
  { accounts, sessions }: DemoAdminTools,
  tell: TellConsole,
): Promise<void> => {
  const { email } = demoAdmin;
  const password = madePassword();
  const record = { ...demoAdmin, password, verified: true, school: noSchool };
  const { made, account } = await accounts.make(record);
  const isReplaced = !made && (await accounts.replacePassword(account, oncePublic, password));
  if (isReplaced) await sessions.revokeAll(account._id);
  if (made || isReplaced) tell({ type: 'made-admin', email, password });
};
