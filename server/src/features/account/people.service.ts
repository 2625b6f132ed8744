import type { Connection, Model, QueryFilter } from 'mongoose';
import { emailKeyOf } from '@sets/shared/account/account.rules.ts';
import type { PeopleQuery } from '@sets/shared/admin/admin.contract.ts';
import { clean } from '@sets/shared/core/text.ts';
import { AppError } from '../../core/app-error.ts';
import { after, cutPage, readPlace } from '../../core/place-in-list.ts';
import { accountIsGone } from './held/account-going.ts';
import { lostKeyOf } from './address/lost-address.ts';
import { accountModel, type AccountRecord, wholeAccount } from './account.model.ts';

/** People of one page. */
export const peoplePerPage = 50;

/** An account as admins see it: its password is not read. */
export type PersonRecord = Omit<AccountRecord, 'passwordHash'>;

/** What only an admin changes. */
export type Standing = Pick<AccountRecord, 'accountType' | 'locked'>;

/** Told of somebody whose role or lock may be another one now, and what it was before. */
type StandingListener = (userid: string, before: Standing) => Promise<void>;

const seen = { passwordHash: 0 } as const;

/** What stands for something else in a pattern stands for itself. */
const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Whether they may act as an admin. */
export const isActiveAdmin = ({ accountType, locked }: Standing): boolean =>
  accountType === 'admin' && !locked;

/** The accounts as a whole, for those who look after the server. */
export class PeopleService {
  readonly #accounts: Model<AccountRecord>;
  readonly #onStanding = new Set<StandingListener>();
  #hasAdmin = false;

  constructor(connection: Connection) {
    this.#accounts = accountModel(connection);
  }

  /** Newest first. @throws AppError BAD_REQUEST where `before` is no place in the list. */
  async find({
    search = '',
    accountType,
    before,
  }: PeopleQuery): Promise<{ items: PersonRecord[]; total: number; next: string | null }> {
    const filter: QueryFilter<AccountRecord> = accountType === undefined ? {} : { accountType };
    const sought = clean(search).toWellFormed();
    if (sought !== '') {
      const pattern = new RegExp(literally(sought), 'i');
      filter.$or = [{ username: pattern }, { emailKey: pattern }];
    }
    const page =
      before === undefined ? filter : { $and: [filter, after('createdAt', readPlace(before))] };
    const read = await this.#accounts
      .find(page, seen)
      .sort({ createdAt: -1, _id: -1 })
      .limit(peoplePerPage + 1)
      .lean<PersonRecord[]>();
    const isAll = before === undefined && read.length <= peoplePerPage;
    const total = isAll ? read.length : await this.#accounts.countDocuments(filter);
    const { items, next } = cutPage(read, peoplePerPage, ({ createdAt, _id }) => ({
      at: createdAt.getTime(),
      id: _id,
    }));
    return { items: items.map(wholeAccount), total, next };
  }

  /** @throws AppError NOT_FOUND */
  async read(userid: string): Promise<PersonRecord> {
    const record = await this.lookUp(userid);
    if (record === null) throw accountIsGone('NOT_FOUND');
    return record;
  }

  /** Null where there is nobody of this id (any more). */
  async lookUp(userid: string): Promise<PersonRecord | null> {
    const record = await this.#accounts.findById(userid, seen).lean<PersonRecord>();
    return record === null ? null : wholeAccount(record);
  }

  /** Those of these who are there. */
  async lookUpAll(userids: readonly string[]): Promise<ReadonlyMap<string, PersonRecord>> {
    if (userids.length === 0) return new Map();
    const found = await this.#accounts
      .find({ _id: { $in: [...userids] } }, seen)
      .lean<PersonRecord[]>();
    return new Map(found.map((record) => [record._id, wholeAccount(record)]));
  }

  /** Whose address this is, in any case; null where nobody's. */
  async findByEmail(email: string): Promise<PersonRecord | null> {
    const found = await this.#accounts
      .findOne({ emailKey: emailKeyOf(email) }, seen)
      .lean<PersonRecord>();
    return found && wholeAccount(found);
  }

  /** Names and addresses by userid; whoever is deleted is not among them. */
  async names(
    userids: readonly string[],
  ): Promise<ReadonlyMap<string, Pick<PersonRecord, 'username' | 'email'>>> {
    const found = await this.#accounts
      .find({ _id: { $in: [...userids] } }, { username: 1, email: 1 })
      .lean<Pick<PersonRecord, '_id' | 'username' | 'email'>[]>();
    return new Map(found.map(({ _id, ...names }) => [_id, names]));
  }

  /** Of which school these are, and whether they have proven it, by userid; whoever is deleted is not among them. */
  async schools(
    userids: readonly string[],
  ): Promise<ReadonlyMap<string, Pick<PersonRecord, 'verified' | 'school'>>> {
    const found = await this.#accounts
      .find({ _id: { $in: [...userids] } }, { verified: 1, school: 1 })
      .lean<Pick<PersonRecord, '_id' | 'verified' | 'school'>[]>();
    return new Map(found.map(({ _id, ...school }) => [_id, school]));
  }

  /** How many accounts there are. */
  count(): Promise<number> {
    return this.#accounts.countDocuments();
  }

  /** Everybody who is an admin, oldest first. */
  async admins(): Promise<PersonRecord[]> {
    const found = await this.#accounts
      .find({ accountType: 'admin' }, seen)
      .sort({ createdAt: 1 })
      .lean<PersonRecord[]>();
    return found.map(wholeAccount);
  }

  /** Calls `listener` whenever a role or a lock has been changed by this process. */
  onStanding(listener: StandingListener): void {
    this.#onStanding.add(listener);
  }

  /**
   * Whether there is an admin who may act. Looked up until there is one: from then on one stays, for
   * the last cannot go.
   */
  async hasAdmin(): Promise<boolean> {
    this.#hasAdmin ||= (await this.#activeAdmins()) > 0;
    return this.#hasAdmin;
  }

  /**
   * Changes a role or a lock, and gives the account as it was. Of two admins who take the role from
   * each other at the same moment, at least one keeps it: each looks afterwards, and takes back.
   * @throws AppError NOT_FOUND, CONFLICT where no admin would be left
   */
  async change(userid: string, change: Partial<Standing>): Promise<PersonRecord> {
    const found = await this.#accounts
      .findByIdAndUpdate(userid, { $set: change }, { returnDocument: 'before', projection: seen })
      .lean<PersonRecord>();
    if (found === null) throw accountIsGone('NOT_FOUND');
    const before = wholeAccount(found);
    const resigns = isActiveAdmin(before) && !isActiveAdmin({ ...before, ...change });
    if (resigns && (await this.#activeAdmins()) === 0) {
      await this.restore(before, change);
      throw new AppError('CONFLICT', 'This is the last admin. Make somebody else one first.');
    }
    await this.#tellStanding(userid, before);
    return before;
  }

  /** Locks or unlocks those of these addresses, whatever their role; who was changed by it. */
  async lockByEmail(emails: readonly string[], locked: boolean): Promise<string[]> {
    const filter = { emailKey: { $in: emails.map(emailKeyOf) }, locked: { $ne: locked } };
    const found = await this.#accounts.find(filter, { _id: 1 }).lean<{ _id: string }[]>();
    const userids = found.map(({ _id }) => _id);
    await this.#accounts.updateMany({ _id: { $in: userids } }, { $set: { locked } });
    return userids;
  }

  /** An account that has not proven its address shows it from now on, and has it no more. */
  async loseAddress({ _id, emailKey }: PersonRecord): Promise<void> {
    await this.#accounts.updateOne(
      { _id, emailKey, verified: false },
      { $set: { emailKey: lostKeyOf(_id, emailKey) } },
    );
  }

  /** Takes a change back, unless somebody has changed it again since. */
  async restore(before: PersonRecord, change: Partial<Standing>): Promise<void> {
    const { _id, accountType, locked } = before;
    await this.#accounts.updateOne({ _id, ...change }, { $set: { accountType, locked } });
    await this.#tellStanding(_id, { ...before, ...change });
  }

  async #tellStanding(userid: string, before: Standing): Promise<void> {
    for (const listener of this.#onStanding) await listener(userid, before);
  }

  #activeAdmins(): Promise<number> {
    return this.#accounts.countDocuments({ accountType: 'admin', locked: { $ne: true } });
  }
}
