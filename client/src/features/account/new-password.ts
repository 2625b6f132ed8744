import { accountTexts, type FormFault, passwordFault } from '@sets/shared/account/account.rules.ts';

export interface TypedTwice {
  readonly password: string;
  readonly again: string;
}
export const typedNothing: TypedTwice = { password: '', again: '' };

/** What is wrong with a new password that was typed twice, in the order of registering; or null. */
export const newPasswordFault = ({
  password,
  again,
}: TypedTwice): FormFault<keyof TypedTwice> | null => {
  const empty = [
    ...(password === '' ? (['password'] as const) : []),
    ...(again === '' ? (['again'] as const) : []),
  ];
  if (empty.length > 0) return { text: accountTexts.passwordsEmpty, fields: empty };
  if (password !== again) return { text: accountTexts.passwordsDiffer, fields: ['again'] };
  const text = passwordFault(password);
  return text === null ? null : { text, fields: ['password'] };
};

export type NewPasswordFault = ReturnType<typeof newPasswordFault>;

/** The server's sentence: about no field. */
export const refusedPassword = (text: string): NewPasswordFault => ({ text, fields: [] });
