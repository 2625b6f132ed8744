import type { Connection, Model } from 'mongoose';
import { emailKeyOf, pinFault } from '@sets/shared/account/account.rules.ts';
import { addressRange } from '../../../core/address-range.ts';
import type { Actor } from '../../../core/actor.ts';
import { AppError } from '../../../core/app-error.ts';
import { type Clock, isWithin, stillToCome } from '../../../core/clock.ts';
import { isDuplicateKey } from '../../../core/duplicate-key.ts';
import type { Limiter, Limits } from '../../../core/limits/limits.ts';
import type { Mail, Mailer } from '../../../core/mail/mailer.ts';
import type { MaybePromise } from '../../../core/maybe-promise.ts';
import { accountModel, type AccountRecord, readAccount, shownEmailOf } from '../account.model.ts';
import type { DivisionService } from '../division/division.service.ts';
import {
  addressUndoGoodForMs,
  codesInADay,
  codesInAnHour,
  daysOf,
  minutesOf,
  triesFromOneAddress,
  verificationCode,
} from '../account-rates.ts';
import type { HeldAddressesService, Holder } from './held-addresses.service.ts';
import type { MailLinks } from '../mail-links.ts';
import type { MailPlaces } from '../mail-places.ts';
import { addressKeptMail } from '../mails/address-kept-mail.ts';
import { addressTakenMail } from '../mails/address-taken-mail.ts';
import { codeMail } from '../mails/code-mail.ts';
import { typedDigits, type VerificationCodes } from './verification-codes.ts';
import { verificationModel, type VerificationRecord } from './verification.model.ts';

interface VerificationTools {
  readonly divisions: Pick<DivisionService, 'settle'>;
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: Limits;
  readonly mailPlaces: MailPlaces;
  readonly codes: VerificationCodes;
  readonly heldAddresses: HeldAddressesService;
  readonly mailer: Mailer;
  readonly links: MailLinks;
}

/** Whose address is proven, and which: the one that the account shows. */
interface Claim {
  readonly userid: string;
  readonly email: string;
  readonly emailKey: string;
}

/** Proves that an address belongs to who says so: by a code that is sent there. */
export class VerificationService {
  readonly #accounts: Model<AccountRecord>;
  readonly #verifications: Model<VerificationRecord>;
  readonly #tools: Omit<VerificationTools, 'connection'>;
  readonly #sent: readonly Limiter[];
  readonly #tries: Limiter;

  constructor({ connection, ...tools }: VerificationTools) {
    this.#accounts = accountModel(connection);
    this.#verifications = verificationModel(connection);
    this.#tools = tools;
    this.#sent = [
      tools.limits.window('codes in an hour', codesInAnHour),
      tools.limits.window('codes in a day', codesInADay),
    ];
    this.#tries = tools.limits.window('code tries', triesFromOneAddress);
  }

  /**
   * Sends a new code, which ends the old one, and resolves once the mail server has it. Where the
   * address is another account's, its owner is told so instead: who asks must not learn it.
   * @throws AppError CONFLICT where it is proven; RATE_LIMITED; UNAVAILABLE
   */
  async send(
    { userid }: Actor,
    address: string,
  ): Promise<{ expiresInMs: number; nextInMs: number }> {
    const { codes, heldAddresses, mailer, links } = this.#tools;
    const account = await readAccount(this.#accounts, userid);
    if (isProven(account)) throw new AppError('CONFLICT', 'Your account is verified already.');
    const claim = claimOf(account);
    await this.#admit(claim, address);
    const holder = await heldAddresses.holderOf(account);
    const { code, codeHash } = codes.make(claim);
    await this.#keep(claim, codeHash);
    try {
      await mailer.send(mailTo(claim.email, holder, code, links.login));
    } catch (error) {
      // Nobody got a code, so nobody need wait for the next one.
      await this.#verifications.deleteOne({ _id: userid, codeHash });
      await this.#forEach(claim, (limiter, key) => limiter.forget(key));
      throw error;
    }
    return { expiresInMs: verificationCode.goodForMs, nextInMs: verificationCode.nextAfterMs };
  }

  /**
   * Verifies the address that the account shows with the code that was sent there: the account has it from now on.
   * @throws AppError BAD_REQUEST, with how many tries are left, also where the address is another account's; TOO_LATE
   * where there is no code; RATE_LIMITED; CONFLICT, UNAVAILABLE as `HeldAddressesService.prove`
   */
  async verify({ userid }: Actor, pin: string, address: string): Promise<void> {
    const fault = pinFault(pin);
    if (fault !== null) throw new AppError('BAD_REQUEST', fault);
    const account = await readAccount(this.#accounts, userid);
    // A second tap on the same button, or another tab: what was asked for is so.
    if (isProven(account)) return;
    const code = typedDigits(pin);
    if (code === null) {
      throw new AppError('BAD_REQUEST', `A code has ${verificationCode.digits} digits.`);
    }
    const wait = await this.#tries.take(addressRange(address));
    if (wait > 0) {
      throw new AppError('RATE_LIMITED', 'Too many codes from here.', { retryInMs: wait });
    }
    const claim = claimOf(account);
    const sent = await this.#takeTry(claim);
    if (sent === null) {
      if (isProven(await readAccount(this.#accounts, userid))) return;
      throw new AppError('TOO_LATE', 'That code is used up or too old. Send a new one.');
    }
    const isRight = this.#tools.codes.matches(code, claim, sent.codeHash);
    if (!isRight || !(await this.#tools.heldAddresses.prove(account)))
      throw wrongCode(sent.triesLeft);
    await this.end(userid);
    await this.#tools.divisions.settle(userid);
  }

  /** The code that a person was sent is good for nothing any more. */
  async end(userid: string): Promise<void> {
    await this.#verifications.deleteOne({ _id: userid });
  }

  /** Uses up a try before the code is looked at, so that no two share one; null where none is left. */
  #takeTry({ userid, emailKey }: Claim): Promise<VerificationRecord | null> {
    const now = this.#tools.clock.now();
    // One that was sent later than now is over: the clock was set back, and it would be good for that much longer.
    const sentAt = { $not: stillToCome(now) };
    const stillGood = { triesLeft: { $gt: 0 }, expiresAt: { $gt: new Date(now) }, sentAt };
    return this.#verifications
      .findOneAndUpdate(
        { _id: userid, emailKey, ...stillGood },
        { $inc: { triesLeft: -1 } },
        { returnDocument: 'after' },
      )
      .lean();
  }

  /** @throws AppError RATE_LIMITED */
  async #admit(claim: Claim, address: string): Promise<void> {
    const last = await this.#verifications.findById(claim.userid).lean();
    const now = this.#tools.clock.now();
    const sentAt = last?.sentAt.getTime() ?? 0;
    const { nextAfterMs } = verificationCode;
    if (isWithin(sentAt, nextAfterMs, now)) throw tooSoon(sentAt + nextAfterMs - now);
    await this.#tools.mailPlaces.codeMail(address);
    const waits = await this.#forEach(claim, (limiter, key) => limiter.take(key));
    const wait = Math.max(...waits);
    if (wait > 0) throw tooMany(wait);
  }

  #forEach<Result>(
    claim: Claim,
    ask: (limiter: Limiter, key: string) => MaybePromise<Result>,
  ): Promise<Result[]> {
    const keys = limitedBy(claim);
    return Promise.all(this.#sent.flatMap((limiter) => keys.map((key) => ask(limiter, key))));
  }

  /** @throws AppError RATE_LIMITED where another call has just made one. */
  async #keep({ userid: _id, emailKey }: Claim, codeHash: string): Promise<void> {
    const sentAt = { $lte: this.#at(-verificationCode.nextAfterMs) };
    const isOld = [{ sentAt }, { sentAt: stillToCome(this.#tools.clock.now()) }];
    try {
      // Where there is a newer one the filter finds nothing, and its `_id` is taken.
      await this.#verifications.updateOne(
        { _id, $or: isOld },
        {
          $set: {
            emailKey,
            codeHash,
            triesLeft: verificationCode.tries,
            sentAt: this.#at(0),
            expiresAt: this.#at(verificationCode.goodForMs),
          },
        },
        { upsert: true },
      );
    } catch (error) {
      throw isDuplicateKey(error) ? tooSoon(verificationCode.nextAfterMs) : error;
    }
  }

  #at(inMs: number): Date {
    return new Date(this.#tools.clock.now() + inMs);
  }
}

/** By the person and by the address, so that neither many accounts nor many addresses send more. */
const limitedBy = ({ userid, emailKey }: Claim): string[] => [`person ${userid}`, `to ${emailKey}`];

const claimOf = (account: AccountRecord): Claim => {
  const email = shownEmailOf(account);
  return { userid: account._id, email, emailKey: emailKeyOf(email) };
};

/** Whether the account has proven the address that it shows. */
const isProven = ({ verified, wantedEmail }: AccountRecord): boolean =>
  verified && wantedEmail === '';

/** The mail that goes to the address of an account that asks for a code. */
const mailTo = (to: string, holder: Holder, code: string, login: string): Mail => {
  if (holder === 'another') return addressTakenMail({ to, login });
  if (holder === 'former') {
    return addressKeptMail({ to, login, days: daysOf(addressUndoGoodForMs) });
  }
  return codeMail({ to, code, minutes: minutesOf(verificationCode.goodForMs) });
};

const tooSoon = (retryInMs: number): AppError => {
  const seconds = Math.ceil(retryInMs / 1_000);
  const msg = `The code is on its way. You can send another one in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return new AppError('RATE_LIMITED', msg, { retryInMs });
};

const tooMany = (retryInMs: number): AppError =>
  new AppError(
    'RATE_LIMITED',
    `That was a lot of codes. You can send another one in ${Math.ceil(retryInMs / 60_000)} min.`,
    { retryInMs },
  );

const wrongCode = (triesLeft: number): AppError => {
  const next =
    triesLeft === 0 ? 'Send a new one.' : `${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`;
  return new AppError('BAD_REQUEST', `That code is not right. ${next}`);
};
