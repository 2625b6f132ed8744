import { accountTexts, passwordFault } from '@sets/shared/account/account.rules.ts';

/** What is wrong with a new password that was typed twice, in the order of registering; or null. */
export const newPasswordFault = (password: string, again: string): string | null => {
  if (password === '' || again === '') return accountTexts.passwordsEmpty;
  if (password !== again) return accountTexts.passwordsDiffer;
  return passwordFault(password);
};
