import { addressRange } from '../../core/address-range.ts';
import { AppError } from '../../core/app-error.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import { codeMailsFromOnePlace, emailChangesFromOnePlace } from './account-rates.ts';

/** Bounds what is mailed by where it is asked for: accounts and addresses cost whoever asks nothing. */
export class MailPlaces {
  readonly #codeMails: Limiter;
  readonly #emailChanges: Limiter;

  constructor(limits: Limits) {
    this.#codeMails = limits.window('code mails from one place', codeMailsFromOnePlace);
    this.#emailChanges = limits.window('email changes from one place', emailChangesFromOnePlace);
  }

  /** Whether somebody is mailed or not: the refusal tells of nobody. @throws AppError RATE_LIMITED */
  async codeMail(address: string): Promise<void> {
    refuse(await this.#codeMails.take(addressRange(address)));
  }

  /** @throws AppError RATE_LIMITED */
  async emailChange(address: string): Promise<void> {
    await this.codeMail(address);
    refuse(await this.#emailChanges.take(addressRange(address)));
  }
}

const refuse = (retryInMs: number): void => {
  if (retryInMs === 0) return;
  const msg = 'Very many mails were asked for from where you are. Try again in an hour.';
  throw new AppError('RATE_LIMITED', msg, { retryInMs });
};
