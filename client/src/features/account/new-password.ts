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

/** As far as the server answers with it. */
interface Refusal {
  readonly code: string;
  readonly msg: string;
}

/**
 * The server's sentence. What was typed has been found right here: what it calls wrong is the password, which it alone
 * judges in full. Any other refusal is about no field.
 */
export const refusedPassword = ({ code, msg }: Refusal): FormFault<'password'> => ({
  text: msg,
  fields: code === 'BAD_REQUEST' ? ['password'] : [],
});
