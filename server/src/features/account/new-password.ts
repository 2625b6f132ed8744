import { passwordFault } from '@sets/shared/account/account.rules.ts';
import { AppError } from '../../core/app-error.ts';

/** Controls and signs without a width: nobody can see that they typed them, nor type them again. */
const unseen = /[\p{Cc}\p{Cf}]/u;

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

let common: Promise<ReadonlySet<string>> | undefined;

/** Some fifty thousand passwords that are tried first, most of them from breaches; read when they are needed first. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return common;
};

/** What of a person is public: their address, what stands before its @, their name. */
export const publicWords = ({ email, username }: { email: string; username?: string }): string[] =>
  [email, email.split('@')[0] ?? '', username ?? ''].map(folded).filter((word) => word !== '');

/**
 * What is wrong with a new password, in a sentence.
 *
 * `known`: what others know of whose it is, folded as `publicWords` gives it.
 */
const faultOf = async (password: string, known: readonly string[]): Promise<string | null> => {
  const short = passwordFault(password);
  if (short !== null) return short;
  if (unseen.test(password)) return 'A password can hold no signs that nobody sees.';
  const typed = folded(password);
  if (known.includes(typed)) return 'Your own address or name is no password.';
  const isCommon = (await commonPasswords()).has(typed);
  return isCommon ? 'This is one of the passwords that are tried first. Take another one.' : null;
};

/** @throws AppError BAD_REQUEST */
export const checkNewPassword = async (
  password: string,
  known: readonly string[],
): Promise<void> => {
  const fault = await faultOf(password, known);
  if (fault !== null) throw new AppError('BAD_REQUEST', fault);
};
