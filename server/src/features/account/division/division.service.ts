import type { Connection, Model } from 'mongoose';
import type { WaitingPerson } from '@sets/shared/account/division.contract.ts';
import type { Actor } from '../../../core/actor.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Clock } from '../../../core/clock.ts';
import { after, cutPage, readPlace } from '../../../core/place-in-list.ts';
import { accountIsGone } from '../held/account-going.ts';
import { accountModel, type AccountRecord, findAccount, readAccount } from '../account.model.ts';
import { divisionUpdate, storedClaim } from './division-update.ts';
import { type DivisionsOfSchool, listedAs, settled } from './division-rules.ts';

/** People of one page. */
export const waitingPerPage = 50;

/** The divisions of a school by its name; null where it is not partnered. */
export type DivisionsOf = (school: string) => Promise<DivisionsOfSchool | null>;

interface DivisionTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly divisionsOf: DivisionsOf;
}

/** Others change the same account seldom. */
const mostTries = 50;

type Said = AccountRecord['personalDivision'];

/** What people say of their division, and what confirms it. */
export class DivisionService {
  readonly #accounts: Model<AccountRecord>;
  readonly #tools: Omit<DivisionTools, 'connection'>;

  constructor({ connection, ...tools }: DivisionTools) {
    this.#accounts = accountModel(connection);
    this.#tools = tools;
  }

  /** A person names one of their school's; '' takes it back. @throws AppError BAD_REQUEST, UNAUTHENTICATED */
  async name({ userid }: Actor, division: string): Promise<Said> {
    const account = await readAccount(this.#accounts, userid);
    const school = await this.#tools.divisionsOf(account.school);
    const listed = school === null ? null : listedAs(school, division);
    if (division !== '' && listed === null) throw new AppError('BAD_REQUEST', notListed);
    const named = listed ?? '';
    if (named !== account.personalDivision.division) {
      await this.#accounts.updateOne(
        { _id: userid },
        {
          $set: {
            'personalDivision.verified': false,
            'personalDivision.division': named,
            divisionProof: null,
            divisionAskedAt: null,
          },
        },
      );
    }
    await this.settle(userid);
    const { personalDivision } = (await findAccount(this.#accounts, userid)) ?? account;
    return personalDivision;
  }

  /**
   * Confirms what a rule of the school confirms, and lets wait what else could be. Called after what
   * a rule looks at has changed: the address, whether it is proven, the school.
   */
  async settle(userid: string): Promise<void> {
    const { clock, divisionsOf } = this.#tools;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const account = await findAccount(this.#accounts, userid);
      if (account === null) return;
      // Read after the account: whoever changes the list goes through the accounts afterwards.
      const school = await divisionsOf(account.school);
      const now = settled(storedClaim(account), school, new Date(clock.now()));
      const update = divisionUpdate(account, now);
      if (update === null) return;
      // Once more in any case: what it goes by may have changed meanwhile.
      await this.#accounts.updateOne(update.filter, update.update);
    }
  }

  /** Those who wait for an admin, newest first. @throws AppError BAD_REQUEST where `before` is no place in the list. */
  async waiting(
    before: string | undefined,
  ): Promise<{ people: WaitingPerson[]; next: string | null }> {
    const page =
      before === undefined
        ? { divisionAskedAt: { $gt: new Date(0) } }
        : after('divisionAskedAt', readPlace(before));
    const read = await this.#accounts
      .find(page, { username: 1, email: 1, school: 1, personalDivision: 1, divisionAskedAt: 1 })
      .sort({ divisionAskedAt: -1, _id: -1 })
      .limit(waitingPerPage + 1)
      .lean<AccountRecord[]>();
    const { items, next } = cutPage(read, waitingPerPage, ({ divisionAskedAt, _id }) => ({
      at: divisionAskedAt?.getTime() ?? 0,
      id: _id,
    }));
    const people = items.map(({ _id, username, email, school, ...record }) => ({
      userid: _id,
      username,
      email,
      school,
      division: record.personalDivision.division,
      askedAt: record.divisionAskedAt?.getTime() ?? 0,
    }));
    return { people, next };
  }

  /**
   * An admin says whether a person is of the division that they named; who is not names none any
   * more. Gives the account before and after, and what takes it back; null where it is so already.
   * @throws AppError NOT_FOUND; CONFLICT where they name another one now, or it cannot be confirmed
   */
  async decide(
    userid: string,
    division: string,
    confirmed: boolean,
  ): Promise<{ readonly before: AccountRecord; readonly undo: () => Promise<void> } | null> {
    const before = await findAccount(this.#accounts, userid);
    if (before === null) throw accountIsGone('NOT_FOUND');
    const { emailKey, school, verified, personalDivision, divisionProof, divisionAskedAt } = before;
    if (personalDivision.division !== division || division === '') {
      throw new AppError('CONFLICT', 'This person names another division now.');
    }
    if (confirmed && personalDivision.verified) return null;
    const list = await this.#tools.divisionsOf(school);
    if (confirmed && (!verified || list === null || listedAs(list, division) === null)) {
      const msg = 'Their address is not verified, or their school does not have this division.';
      throw new AppError('CONFLICT', msg);
    }
    const proof = confirmed ? { by: 'admin' as const, emailKey, school, division } : null;
    const set = {
      personalDivision: { verified: confirmed, division: confirmed ? division : '' },
      divisionProof: proof,
      divisionAskedAt: null,
    };
    await this.#replace(before, set);
    const then = { ...before, ...set };
    // The school may have taken the division from its list meanwhile.
    await this.settle(userid);
    return {
      before,
      undo: () => this.#replace(then, { personalDivision, divisionProof, divisionAskedAt }),
    };
  }

  /** @throws AppError CONFLICT where somebody else was first */
  async #replace(before: AccountRecord, now: Parameters<typeof divisionUpdate>[1]): Promise<void> {
    const update = divisionUpdate(before, now);
    if (update === null) return;
    const { matchedCount } = await this.#accounts.updateOne(update.filter, update.update);
    if (matchedCount === 0) {
      throw new AppError('CONFLICT', 'This account was just changed. Look at it again.');
    }
  }
}

const notListed = 'Your school has no division of this name.';
