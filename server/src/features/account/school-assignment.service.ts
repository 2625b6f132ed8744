import type { AnyBulkWriteOperation, Connection, Model } from 'mongoose';
import { noSchool } from '@sets/shared/account/account.contract.ts';
import { accountModel, type AccountRecord } from './account.model.ts';
import { fieldsOf, type SchoolOfAddress } from './school-of.ts';

/** The schools as they are now, and what is new about them. */
export interface SchoolsNow {
  /** The school that has the domain of an e-mail address; null where none does. */
  readonly schoolOf: (email: string) => SchoolOfAddress | null;
  /** Names that schools have or had: whoever is at a school of another name was put there by hand. */
  readonly names: ReadonlySet<string>;
  /** The school that has another country; null where none has. */
  readonly renewed: string | null;
}

/** Accounts of one write: so few that whoever answers a poll meanwhile does not wait for them. */
const batchSize = 200;

type Read = Pick<AccountRecord, '_id' | 'emailKey' | 'school'>;

/** Keeps the school of every account in step with the schools that there are. */
export class SchoolAssignmentService {
  readonly #accounts: Model<AccountRecord>;

  constructor(connection: Connection) {
    this.#accounts = accountModel(connection);
  }

  /**
   * Gives every account the school of its e-mail domain; how many had another. It reads all of them
   * once and writes those alone: doing it again after a failure goes on where that left off.
   */
  async reassign(schools: SchoolsNow): Promise<number> {
    const moved: AnyBulkWriteOperation<AccountRecord>[] = [];
    let count = 0;
    const write = async (): Promise<void> => {
      if (moved.length === 0) return;
      const batch = moved.splice(0);
      const { matchedCount } = await this.#accounts.bulkWrite(batch, { ordered: false });
      count += matchedCount;
    };
    const all = this.#accounts
      .find({}, { emailKey: 1, school: 1 })
      .lean<Read[]>()
      .cursor({ batchSize: 2_000 });
    for await (const account of all) {
      const move = moveOf(account, schools);
      if (move !== null) moved.push(move);
      if (moved.length === batchSize) await write();
    }
    await write();
    return count;
  }

  /** How many people are at each school, by its name. */
  async countBySchool(): Promise<ReadonlyMap<string, number>> {
    const counts = await this.#accounts.aggregate<{ _id: string; people: number }>([
      { $group: { _id: '$school', people: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, people }) => [_id, people]));
  }
}

/** Null where the account stays as it is. Whoever changes their address meanwhile is not touched. */
const moveOf = (
  { _id, emailKey, school }: Read,
  { schoolOf, names, renewed }: SchoolsNow,
): AnyBulkWriteOperation<AccountRecord> | null => {
  if (school !== noSchool && !names.has(school)) return null;
  const right = fieldsOf(schoolOf(emailKey));
  if (right.school === school && school !== renewed) return null;
  return { updateOne: { filter: { _id, emailKey, school }, update: { $set: right } } };
};
