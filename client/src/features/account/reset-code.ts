import { passwordReset } from '@sets/shared/account/registration.contract.ts';
import * as z from 'zod/mini';
import { tabStorage } from '../../core/device-storage.ts';

const key = 'sets.resetcode';

/** What stands in the address in place of the code, once it was read. It cannot be a code. */
export const codeWasRead = 'link';

/**
 * The code of a reset link. What is in the address is kept for this tab, so that it can be taken out
 * of the address, the history and every screenshot, and still survives a reload. Null without any.
 */
export const takeResetCode = (inAddress: string): string | null => {
  if (inAddress === codeWasRead) return tabStorage.getItem(key);
  if (!z.safeParse(passwordReset.shape.resetcode, inAddress).success) return null;
  tabStorage.setItem(key, inAddress);
  return inAddress;
};

/** It was used, or works no longer. */
export const forgetResetCode = (): void => tabStorage.removeItem(key);
