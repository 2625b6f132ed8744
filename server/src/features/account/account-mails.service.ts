import type { Limiter, Limits } from '../../core/limits/limits.ts';
import type { Mail, Mailer } from '../../core/mail/mailer.ts';
import type { AccountRecord } from './account.model.ts';
import { mailsToUnprovenAddress } from './account-rates.ts';
import { isLostKey } from './address/lost-address.ts';

type Kind = 'wanted' | 'moved' | 'left' | 'password' | 'deleted';

type Held = Pick<AccountRecord, 'email' | 'emailKey' | 'verified'>;

/** Tells addresses what became of their account: a stranger's, that somebody typed, not without end. */
export class AccountMails {
  readonly #mailer: Pick<Mailer, 'post'>;
  readonly #toUnproven: Limiter;

  constructor({ mailer, limits }: { readonly mailer: Mailer; readonly limits: Limits }) {
    this.#mailer = mailer;
    this.#toUnproven = limits.window('mails to unproven address', mailsToUnprovenAddress);
  }

  /**
   * To the address that the account has, never to one that is only asked for. Each kind is counted by itself: no other
   * mails take the place of the one with the way back.
   */
  async post(
    kind: Kind,
    { email, emailKey, verified }: Held,
    mailTo: (to: string) => Mail,
  ): Promise<void> {
    if (isLostKey(emailKey)) return;
    if (!verified && (await this.#toUnproven.take(`${kind} ${emailKey}`)) > 0) return;
    await this.#mailer.post(mailTo(email));
  }
}
