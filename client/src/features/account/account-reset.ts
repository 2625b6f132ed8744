import { create } from 'zustand';
import { deviceStorage } from '../../core/device-storage.ts';
import { tokenNow } from './account.store.ts';
import { signOut } from './sign-out.ts';

/** Under which code this device was signed in. */
const key = 'sets.reset-code';

/** Whether the account on this device was cleared, and its person has yet to be told. */
export const useAccountReset = create<{ isReset: boolean }>(() => ({ isReset: false }));

/**
 * Signs out who was signed in under another code than the server's; the code is kept first, so that
 * it happens once. An empty code resets nothing, and whoever is not signed in has nothing to lose.
 */
export const followResetCode = async (code: string): Promise<void> => {
  const kept = deviceStorage.getItem(key);
  if (code === '' || kept === code) return;
  deviceStorage.setItem(key, code);
  if (kept === null || tokenNow() === null) return;
  useAccountReset.setState({ isReset: true });
  await signOut();
};
