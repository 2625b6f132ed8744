import type { Connection, Model } from 'mongoose';
import { registrationFault } from '@sets/shared/account/account.rules.ts';
import type { Registration } from '@sets/shared/account/registration.contract.ts';
import { clean } from '@sets/shared/core/text.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { newId } from '../../core/new-id.ts';
import { accountDefaults, accountModel, type AccountRecord, emailKeyOf } from './account.model.ts';
import { justRegisteredMs, takenMailsToOneAddress } from './account-rates.ts';
import type { MailLinks } from './mail-links.ts';
import { addressTakenMail } from './mails/address-taken-mail.ts';
import type { Passwords } from './passwords.ts';
import { schoolFields, type SchoolOf } from './school-of.ts';

interface RegistrationTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly schoolOf: SchoolOf;
  readonly mailer: Mailer;
}

/** Makes accounts for those who come by themselves: students, not verified. */
export class RegistrationService {
  readonly #accounts: Model<AccountRecord>;
  readonly #tools: Omit<RegistrationTools, 'connection'>;
  readonly #takenMails: Limiter;

  constructor({ connection, ...tools }: RegistrationTools) {
    this.#accounts = accountModel(connection);
    this.#tools = tools;
    this.#takenMails = tools.limits.window('taken mails', takenMailsToOneAddress);
  }

  /**
   * Makes an account. Where the address has one already nothing is stored and nobody is told but
   * the owner of the address, by mail: who is registered here is nobody else's business.
   * @throws AppError BAD_REQUEST with the sentence of the specification
   */
  async register(form: Registration, links: MailLinks): Promise<void> {
    const fault = registrationFault(form);
    if (fault !== null) throw new AppError('BAD_REQUEST', fault);
    const existing = await this.#insert(form, form.email.trim());
    if (existing === null || this.#isSecondTap(existing, form)) return;
    const { email, emailKey } = existing;
    if ((await this.#takenMails.take(emailKey)) > 0) return;
    await this.#tools.mailer.post(addressTakenMail({ to: email, login: links.login }));
  }

  /** The same person taps again, or lost the reply: they know of the account. */
  #isSecondTap({ username, createdAt }: AccountRecord, form: Registration): boolean {
    const age = this.#tools.clock.now() - createdAt.getTime();
    return age < justRegisteredMs && username === clean(form.username);
  }

  /**
   * The account that the address has already; null where a new one was made. The password is hashed
   * either way: time would tell.
   */
  async #insert(
    { username, password }: Registration,
    email: string,
  ): Promise<AccountRecord | null> {
    const { clock, passwords, schoolOf } = this.#tools;
    const [passwordHash, school] = await Promise.all([
      passwords.hash(password),
      schoolFields(schoolOf, email),
    ]);
    const account: Omit<AccountRecord, 'emailKey'> = {
      ...accountDefaults,
      ...school,
      _id: newId(),
      username: clean(username),
      email,
      passwordHash,
      accountType: 'student',
      verified: false,
      createdAt: new Date(clock.now()),
    };
    return this.#accounts
      .findOneAndUpdate(
        { emailKey: emailKeyOf(email) },
        { $setOnInsert: account },
        { upsert: true, returnDocument: 'before' },
      )
      .lean();
  }
}
