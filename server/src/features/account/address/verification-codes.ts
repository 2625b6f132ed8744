import { createHmac, randomInt } from 'node:crypto';
import { sameText } from '../../../core/same-text.ts';
import { verificationCode } from '../account-rates.ts';

/** Whose code it is, and the address that it verifies. */
interface CodeOwner {
  readonly userid: string;
  readonly emailKey: string;
}

/** The codes that verify an address: made by chance, kept as what the server alone can compute. */
export interface VerificationCodes {
  make(owner: CodeOwner): { readonly code: string; readonly codeHash: string };
  /** In the same time whatever is wrong. */
  matches(code: string, owner: CodeOwner, codeHash: string): boolean;
}

/** What a person typed for a code: digits of any script, with blanks or dashes between. */
export const typedDigits = (typed: string): string | null => {
  const digits = typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
  return new RegExp(`^\\d{${verificationCode.digits}}$`).test(digits) ? digits : null;
};

export const createVerificationCodes = (secret: string): VerificationCodes => {
  // The purpose stands first: what this secret signs elsewhere never passes for a code.
  const digest = (code: string, { userid, emailKey }: CodeOwner): string =>
    createHmac('sha256', secret)
      .update(['verification code', userid, emailKey, code].join('\n'))
      .digest('base64url');
  return {
    make: (owner) => {
      const number = randomInt(10 ** verificationCode.digits);
      const code = String(number).padStart(verificationCode.digits, '0');
      return { code, codeHash: digest(code, owner) };
    },
    matches: (code, owner, codeHash) => sameText(digest(code, owner), codeHash),
  };
};
