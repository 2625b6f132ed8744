import type { Account } from '@sets/shared/account/account.contract.ts';
import { getMe } from './account.api.ts';
import { accountState, tokenNow } from './account.store.ts';

/** Asks for the account anew and keeps it; null where it was not told. */
export const refreshAccount = async (token: string): Promise<Account | null> => {
  const told = await getMe(token);
  // Somebody else may have signed in meanwhile.
  if (!told.ok || told.value.forceLogout || tokenNow() !== token) return null;
  const { forceLogout: _, ...who } = told.value;
  accountState.fill(who);
  return who;
};
