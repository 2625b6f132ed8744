import { emailKeyOf } from '@sets/shared/account/account.rules.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import type { Mail, Mailer } from '../../core/mail/mailer.ts';
import type { AccountRecord } from './account.model.ts';
import { mailsToUnprovenAddress } from './account-rates.ts';
import { isTakenKey } from './address/taken-address.ts';

/** Where a mail goes, and whether somebody has proven that they read it. */
export interface Addressee {
  readonly to: string;
  readonly proven: boolean;
}

type Kind = 'moved' | 'left' | 'password' | 'deleted';

type Held = Pick<AccountRecord, 'email' | 'emailKey' | 'verified' | 'resetEmail' | 'resetProven'>;

/**
 * Where mail about the safety of an account goes: also to the address before, while that counts, and
 * to none that it only shows.
 */
export const addresseesOf = ({
  email,
  emailKey,
  verified,
  resetEmail,
  resetProven,
}: Held): Addressee[] => {
  const before = resetEmail === '' ? [] : [{ to: resetEmail, proven: resetProven }];
  return isTakenKey(emailKey) ? before : [...before, { to: email, proven: verified }];
};

/** Tells addresses what became of their account: a stranger's, that somebody typed, not without end. */
export class AccountMails {
  readonly #mailer: Pick<Mailer, 'post'>;
  readonly #toUnproven: Limiter;

  constructor({ mailer, limits }: { readonly mailer: Mailer; readonly limits: Limits }) {
    this.#mailer = mailer;
    this.#toUnproven = limits.window('mails to unproven address', mailsToUnprovenAddress);
  }

  /** Each kind is counted by itself: no other mails take the place of the one with the way back. */
  async post(kind: Kind, { to, proven }: Addressee, mail: Mail): Promise<void> {
    if (!proven && (await this.#toUnproven.take(`${kind} ${emailKeyOf(to)}`)) > 0) return;
    await this.#mailer.post(mail);
  }
}
