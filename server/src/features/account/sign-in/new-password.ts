import { passwordFault } from '@sets/shared/account/account.rules.ts';
import { AppError } from '../../../core/app-error.ts';

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

/** What of a person is public: their address, what stands before and behind its @, their name. */
export const publicWords = ({ email, username }: { email: string; username?: string }): string[] =>
  [email, ...email.split('@'), username ?? ''].map(folded).filter((word) => word !== '');

/** Its letters and digits alone: dots and spaces of a name make no other word of it. */
const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether it is one part again and again, as `abcabcab`. */
const isRepeated = (signs: readonly string[]): boolean =>
  signs.some(
    (_sign, part) =>
      part > 0 &&
      part <= signs.length / 2 &&
      signs.slice(part).every((sign, at) => sign === signs[at]),
  );

/** From so many signs in each row on, on the average, it is nothing but rows. */
const rowLength = 4;

/** Whether it is rows of signs that follow each other, up, down or not at all: `abcd1234`, `aaaa1111`. */
const isInRows = (signs: readonly string[]): boolean => {
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0);
  let rows = 1;
  let step: number | null = null;
  for (const [at, code] of codes.entries()) {
    const from = codes[at - 1];
    if (from === undefined) continue;
    const next = code - from;
    const goesOn: boolean = Math.abs(next) <= 1 && (step === null || step === next);
    if (!goesOn) rows += 1;
    step = goesOn ? next : null;
  }
  return rows * rowLength <= signs.length;
};

/** What many put behind a word that they have: a year, a date, a sign. Much more of it is a password by itself. */
const tail = /[^\p{L}]{1,6}$/u;

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
  const own = new Set(known.map(bare).filter((word) => word !== ''));
  if ([typed, typed.replace(tail, '')].some((word) => own.has(bare(word))))
    return 'Your own address or name is no password.';
  const signs = Array.from(typed);
  if (isRepeated(signs) || isInRows(signs))
    return 'Repetitions and rows are tried first. Take another password.';
  const tried = await commonPasswords();
  const isCommon = tried.has(typed) || tried.has(typed.replace(tail, ''));
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
