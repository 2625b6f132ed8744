import { linkCode } from '@sets/shared/account/registration.contract.ts';
import * as z from 'zod/mini';
import { tabStorage } from '../../core/device-storage.ts';

/** What stands in the address in place of the code, once it was read. It cannot be a code. */
export const codeWasRead = 'link';

/** The codes of the links of one kind, kept in this tab under `key`. */
const linkCodes = (key: string) => ({
  /**
   * The code of a link. What is in the address is kept for this tab, so that it can be taken out of
   * the address, the history and every screenshot, and still survives a reload. Null without any.
   */
  take: (inAddress: string): string | null => {
    if (inAddress === codeWasRead) return tabStorage.getItem(key);
    if (!z.safeParse(linkCode, inAddress).success) return null;
    tabStorage.setItem(key, inAddress);
    return inAddress;
  },
  /** It was used, or works no longer. */
  forget: (): void => tabStorage.removeItem(key),
});

export const resetCodes = linkCodes('sets.resetcode');
export const undoCodes = linkCodes('sets.undocode');
