import type { AnyBulkWriteOperation, Connection, Model } from 'mongoose';
import { noSchool } from '@sets/shared/account/account.contract.ts';
import { accountModel, type AccountRecord, wholeAccount } from './account.model.ts';
import { type DivisionsOfSchool, settled } from './division/division-rules.ts';
import { divisionUpdate, storedClaim } from './division/division-update.ts';
import type { Clock } from '../../core/clock.ts';
import { fieldsOf, type SchoolOfAddress } from './school-of.ts';

/** The schools as they are now, and what is new about them. */
export interface SchoolsNow {
  /** The school that has the domain of an e-mail address; null where none does. */
  readonly schoolOf: (email: string) => SchoolOfAddress | null;
  /** Names that schools have or had: whoever is at a school of another name was put there by hand. */
  readonly names: ReadonlySet<string>;
  /** The school that has another country; null where none has. */
  readonly renewed: string | null;
  /** The school that has another name; null where none has. */
  readonly renamed: { readonly before: string; readonly after: string } | null;
  /** The divisions of a school by its name; null where there is none. */
  readonly divisionsOf: (school: string) => DivisionsOfSchool | null;
}

/** Accounts of one write: so few that whoever answers a poll meanwhile does not wait for them. */
const batchSize = 200;

const readFields = {
  emailKey: 1,
  school: 1,
  verified: 1,
  personalDivision: 1,
  divisionProof: 1,
  divisionAskedAt: 1,
} as const;

type Write = AnyBulkWriteOperation<AccountRecord>;
type Read = Pick<AccountRecord, '_id' | keyof typeof readFields>;

/** Keeps the school of every account in step with the schools that there are. */
export class SchoolAssignmentService {
  readonly #accounts: Model<AccountRecord>;

  readonly #clock: Pick<Clock, 'now'>;

  constructor(connection: Connection, clock: Pick<Clock, 'now'>) {
    this.#accounts = accountModel(connection);
    this.#clock = clock;
  }

  /**
   * Gives every account the school of its e-mail domain. Whose division counted by what the school
   * had, and has no more, waits again. It reads all of them once and writes those alone that change:
   * doing it again after a failure goes on where that left off.
   */
  async reassign(schools: SchoolsNow): Promise<void> {
    const now = new Date(this.#clock.now());
    const moves: Write[] = [];
    const divisions: Write[] = [];
    const write = async (): Promise<void> => {
      // The schools first: what is written of a division is for the account in its new one.
      for (const writes of [moves, divisions]) {
        const batch = writes.splice(0);
        if (batch.length > 0) await this.#accounts.bulkWrite(batch, { ordered: false });
      }
    };
    const all = this.#accounts.find({}, readFields).lean<Read[]>().cursor({ batchSize: 2_000 });
    for await (const account of all) {
      const school = schoolNow(account, schools);
      if (school === null) continue;
      const move = moveOf(account, school, schools);
      if (move !== null) moves.push({ updateOne: move });
      const division = divisionOf({ ...account, school: school.school }, schools, now);
      if (division !== null) divisions.push({ updateOne: division });
      if (moves.length + divisions.length >= batchSize) await write();
    }
    await write();
  }

  /** How many people are at each school, by its name. */
  async countBySchool(): Promise<ReadonlyMap<string, number>> {
    const counts = await this.#accounts.aggregate<{ _id: string; people: number }>([
      { $group: { _id: '$school', people: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, people }) => [_id, people]));
  }
}

/** What the account has of its school by the list; null where it was put into one by hand. */
const schoolNow = ({ emailKey, school }: Read, { schoolOf, names }: SchoolsNow) =>
  school === noSchool || names.has(school) ? fieldsOf(schoolOf(emailKey)) : null;

/** Null where the account stays as it is. Whoever changes their address meanwhile is not touched. */
const moveOf = (
  { _id, emailKey, school }: Read,
  right: ReturnType<typeof fieldsOf>,
  { renewed }: SchoolsNow,
) => {
  if (right.school === school && school !== renewed) return null;
  return { filter: { _id, emailKey, school }, update: { $set: right } };
};

/**
 * What an account in its school holds of its division; null where that stays as it is. Whoever names
 * another one meanwhile is not touched.
 */
const divisionOf = (read: Read, { renamed, divisionsOf }: SchoolsNow, now: Date) => {
  const account = wholeAccount(read);
  const claim = storedClaim(account);
  const { divisionProof: proof } = claim;
  const divisionProof =
    proof !== null && proof.school === renamed?.before
      ? { ...proof, school: renamed.after }
      : proof;
  const school = divisionsOf(account.school);
  return divisionUpdate(account, settled({ ...claim, divisionProof }, school, now));
};
