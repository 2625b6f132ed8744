import type { Connection, Model } from 'mongoose';
import { emailKeyOf, registrationFault } from '@sets/shared/account/account.rules.ts';
import type { Registration } from '@sets/shared/account/registration.contract.ts';
import { oneLine } from '@sets/shared/core/text.ts';
import { type Place, placeOf } from '../../core/address-range.ts';
import { AppError } from '../../core/app-error.ts';
import { type Clock, isWithin } from '../../core/clock.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { newId } from '../../core/new-id.ts';
import { accountDefaults, accountModel, type AccountRecord } from './account.model.ts';
import {
  addressUndoGoodForMs,
  daysOf,
  justRegisteredMs,
  takenMailsToOneAddress,
} from './account-rates.ts';
import type { FormerAddressesService } from './address/former-addresses.service.ts';
import type { MailLinks } from './mail-links.ts';
import { addressKeptMail } from './mails/address-kept-mail.ts';
import { addressTakenMail } from './mails/address-taken-mail.ts';
import { checkNewPassword, publicWords } from './sign-in/new-password.ts';
import type { Passwords } from './sign-in/passwords.ts';
import { schoolFields, type SchoolOf } from './school-of.ts';
import { vainRegistrationModel } from './vain-registration.model.ts';

interface RegistrationTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly schoolOf: SchoolOf;
  readonly mailer: Mailer;
  readonly links: MailLinks;
  readonly formerAddresses: FormerAddressesService;
}

/** Makes accounts for those who come by themselves: students, not verified. */
export class RegistrationService {
  readonly #accounts: Model<AccountRecord>;
  readonly #inVain: ReturnType<typeof vainRegistrationModel>;
  readonly #tools: Omit<RegistrationTools, 'connection'>;
  readonly #takenMails: Limiter;

  constructor({ connection, ...tools }: RegistrationTools) {
    this.#accounts = accountModel(connection);
    this.#inVain = vainRegistrationModel(connection);
    this.#tools = tools;
    this.#takenMails = tools.limits.window('taken mails', takenMailsToOneAddress);
  }

  /**
   * Makes an account. Where the address has one already, or is kept for one, nothing is kept and nobody is told but
   * the owner of the address, by mail: who is registered here is nobody else's business.
   * @throws AppError BAD_REQUEST with the sentence of the specification
   */
  async register(form: Registration, address: string): Promise<void> {
    const fault = registrationFault(form);
    if (fault !== null) throw new AppError('BAD_REQUEST', fault);
    await checkNewPassword(form.password, publicWords(form));
    const account = await this.#accountOf(form, form.email.trim(), placeOf(address));
    const outcome = await this.#insert(account);
    if (outcome === 'made') return;
    const { email, emailKey } = outcome === 'kept' ? account : outcome;
    const isSecondTap = outcome !== 'kept' && this.#isSecondTap(outcome, form);
    if (isSecondTap || (await this.#takenMails.take(emailKey)) > 0) {
      await this.#writeInVain(account);
      return;
    }
    const { links, mailer } = this.#tools;
    const days = daysOf(addressUndoGoodForMs);
    const mail =
      outcome === 'kept'
        ? addressKeptMail({ to: email, login: links.login, days })
        : addressTakenMail({ to: email, login: links.login });
    await mailer.post(mail);
  }

  /**
   * Writes as much as a new account is. A store whose disk is full answers what changes nothing, and refuses the rest: whoever
   * registers would learn from that whether the address has an account. Both take as long as a write to the disk, besides; where a mail is posted, that is the write.
   */
  async #writeInVain(account: AccountRecord): Promise<void> {
    const filler = ' '.repeat(JSON.stringify(account).length);
    const at = new Date(this.#tools.clock.now());
    await this.#inVain.create({ _id: newId(), filler, at });
  }

  /** The same person taps again, or lost the reply: they know of the account. */
  #isSecondTap({ username, createdAt }: AccountRecord, form: Registration): boolean {
    const isJustNow = isWithin(createdAt.getTime(), justRegisteredMs, this.#tools.clock.now());
    return isJustNow && username === oneLine(form.username);
  }

  /** The account to be made. The password is hashed whether it is made or not: time would tell. */
  async #accountOf(
    { username, password }: Registration,
    email: string,
    from: Place,
  ): Promise<AccountRecord> {
    const { clock, passwords, schoolOf } = this.#tools;
    const [passwordHash, school] = await Promise.all([
      passwords.hash(password, from),
      schoolFields(schoolOf, email),
    ]);
    return {
      ...accountDefaults,
      ...school,
      _id: newId(),
      username: oneLine(username),
      email,
      emailKey: emailKeyOf(email),
      passwordHash,
      accountType: 'student',
      verified: false,
      createdAt: new Date(clock.now()),
    };
  }

  /** The account that the address has already, or whether it is kept for another one. */
  async #insert(account: AccountRecord): Promise<'made' | 'kept' | AccountRecord> {
    const { _id, emailKey, ...fields } = account;
    const { formerAddresses } = this.#tools;
    if (await formerAddresses.isKeptForAnother(emailKey, null)) return 'kept';
    const existing = await this.#accounts
      .findOneAndUpdate(
        { emailKey },
        { $setOnInsert: { _id, ...fields } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean();
    if (existing !== null) return existing;
    // Somebody may have left it in between; it stays theirs.
    if (!(await formerAddresses.isKeptForAnother(emailKey, _id))) return 'made';
    await this.#accounts.deleteOne({ _id });
    return 'kept';
  }
}
