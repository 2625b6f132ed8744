import { isDeepStrictEqual } from 'node:util';
import type { Connection, Model } from 'mongoose';
import { noSchool } from '@sets/shared/account/account.contract.ts';
import { currencyOf } from '@sets/shared/school/country-currency.ts';
import type { SchoolDefinition } from '@sets/shared/school/school.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Audit } from '../../core/audit.ts';
import { auditOrUndo } from '../../core/audit-or-undo.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { newId } from '../../core/new-id.ts';
import { checked } from './checked-school.ts';
import { divisionOfAddress } from './division-of-address.ts';
import { schoolOnNetwork } from './campus-networks.ts';
import { domainAndAbove, domainOf, ownersByDomain } from './email-domain.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { bytesOfLogo, logoPath } from './logo.ts';
import { schoolChange } from './school-change.ts';
import type { Membership, Reassign, SchoolDivisions, SchoolLook } from './school-shapes.ts';
import { schoolModel, type SchoolRecord } from './school.model.ts';

export type { SchoolRecord } from './school.model.ts';
export type { SchoolLook } from './school-shapes.ts';

interface SchoolTools {
  readonly connection: Connection;
  readonly audit: Audit;
  readonly reassign: Reassign;
  /** What keeps the name of a school takes the new one. */
  readonly renamed: (before: string, after: string) => Promise<void>;
}

/** The partnered schools. */
export class SchoolService {
  readonly #schools: Model<SchoolRecord>;
  readonly #tools: Omit<SchoolTools, 'connection'>;
  /** Changes of the list by this process, one after another: each looks at what the one before it left. */
  readonly #mutex = createKeyedMutex();

  constructor({ connection, ...tools }: SchoolTools) {
    this.#schools = schoolModel(connection);
    this.#tools = tools;
  }

  /** By name. */
  list(): Promise<SchoolRecord[]> {
    return this.#schools.find().sort({ nameKey: 1 }).lean();
  }

  /** Whose school an e-mail address is of; null for nobody's. */
  readonly schoolOf = async (email: string): Promise<Membership | null> => {
    const domain = domainOf(email);
    if (domain === null) return null;
    const near = await this.#schools.find({ domains: { $in: domainAndAbove(domain) } }).lean();
    return ownersByDomain(near)(domain);
  };

  /** The picture of a school by its name; '' where there is none. Accounts do not hold it. */
  readonly iconOf = async (name: string): Promise<string> => {
    if (name === noSchool) return '';
    const school = await this.#schools.findOne({ nameKey: name.toLowerCase() }, { icon: 1 }).lean();
    return school?.icon ?? '';
  };

  /** How a school's rooms look, by its name; null for no school. */
  async lookOf(name: string): Promise<SchoolLook | null> {
    if (name === noSchool) return null;
    const seen = { name: 1, colour: 1, logo: 1 };
    const school = await this.#schools.findOne({ nameKey: name.toLowerCase() }, seen).lean();
    if (school === null) return null;
    const { _id, colour = '', logo = '' } = school;
    return { name: school.name, colour, logo: logoPath(_id, logo) };
  }

  /** The divisions of a school, by its name; null for no school. */
  readonly divisionsOf = async (name: string): Promise<SchoolDivisions | null> => {
    if (name === noSchool) return null;
    const seen = { divisions: 1 };
    const school = await this.#schools.findOne({ nameKey: name.toLowerCase() }, seen).lean();
    return school && divisionsIn(school);
  };

  /** Whether there is any. */
  readonly hasAny = async (): Promise<boolean> => (await this.#schools.exists({})) !== null;

  /** The logo of a school, as a PNG. @throws AppError NOT_FOUND where there is none */
  async logo(schoolid: string): Promise<Buffer> {
    const school = await this.#schools.findById(schoolid, { logo: 1 }).lean();
    const logo = school?.logo ?? '';
    if (logo === '') throw new AppError('NOT_FOUND', 'This school has no logo.');
    return bytesOfLogo(logo);
  }

  /** On whose campus an IP address is; null for nobody's. */
  async ofAddress(address: string): Promise<SchoolRecord | null> {
    return schoolOnNetwork(
      await this.#schools.find({ 'networks.0': { $exists: true } }).lean(),
      address,
    );
  }

  /** @throws AppError BAD_REQUEST, CONFLICT where the name or a domain is another school's. */
  async create(actor: Actor, definition: SchoolDefinition): Promise<SchoolRecord> {
    const record = { _id: newId(), ...(await checked(definition)) };
    return this.#inTurn(async () => {
      await this.#write(record._id, record, () => this.#schools.create(record));
      const entry = { action: 'school.created', details: record.domains.join(' ') } as const;
      await auditOrUndo(
        this.#tools.audit,
        { by: actor.userid, subject: record.name, ...entry },
        () => this.#schools.deleteOne({ _id: record._id }),
      );
      await this.#reassign([record.name]);
      return record;
    });
  }

  /**
   * A name that is given up is noted with the school in the same write, until all that keep it have
   * the new one: so a crash in between leaves nothing behind.
   * @throws AppError NOT_FOUND, BAD_REQUEST, CONFLICT where the name or a domain is another school's.
   */
  change(actor: Actor, schoolid: string, definition: SchoolDefinition): Promise<SchoolRecord> {
    return this.#inTurn(async () => {
      const kept = await this.#schools
        .findById(schoolid, { name: 1, country: 1, divisions: 1, currency: 1 })
        .lean();
      if (kept === null) throw gone();
      const record = { _id: schoolid, ...(await checked(withKept(definition, kept))) };
      const note = kept.name === record.name ? {} : { $addToSet: { renamedFrom: kept.name } };
      const before = await this.#write(schoolid, record, () =>
        // By field: what a newer version keeps beside them stays.
        this.#schools
          .findOneAndUpdate({ _id: schoolid, name: kept.name }, { $set: record, ...note })
          .lean(),
      );
      if (before === null) throw changedElsewhere();
      const details = schoolChange(before, record);
      if (details !== '') {
        await auditOrUndo(
          this.#tools.audit,
          { by: actor.userid, action: 'school.changed', subject: before.name, details },
          () => this.#schools.updateOne({ _id: schoolid }, backTo(before)),
        );
      }
      const renewed = before.country === record.country ? null : record.name;
      if (before.name === record.name) await this.#reassign([record.name], { renewed });
      else await this.#endRenames();
      return record;
    });
  }

  /** @throws AppError NOT_FOUND */
  remove(actor: Actor, schoolid: string): Promise<void> {
    return this.#inTurn(async () => {
      const before = await this.#schools.findOneAndDelete({ _id: schoolid }).lean();
      if (before === null) throw gone();
      const details = before.domains.join(' ');
      await auditOrUndo(
        this.#tools.audit,
        { by: actor.userid, action: 'school.removed', subject: before.name, details },
        // As it was, also with what only a newer version knows.
        () => this.#schools.collection.insertOne(before as never),
      );
      await this.#reassign([before.name]);
    });
  }

  /** This school, made where there is none of its name or with one of its domains. */
  async ensure(definition: SchoolDefinition): Promise<void> {
    const record = await checked(definition);
    const { nameKey, domains } = record;
    const like = { $or: [{ nameKey }, { domains: { $in: domains } }] };
    await this.#inTurn(async () => {
      if ((await this.#schools.exists(like)) !== null) return;
      try {
        await this.#schools.create({ _id: newId(), ...record });
      } catch (error) {
        // Another process that starts at the same moment has made it.
        if (isDuplicateKey(error)) return;
        throw error;
      }
      await this.#reassign([record.name], { renewed: record.name });
    });
  }

  /** Gives accounts that were made otherwise than by registering the school of their address. */
  async assign(): Promise<void> {
    await this.#inTurn(() => this.#reassign([]));
  }

  /** Goes on with what a process that died had begun: what keeps the former name of a school. */
  async settle(): Promise<void> {
    await this.#inTurn(async () => {});
  }

  /** After what was left undone before: a name that another school gave up is nobody's by then. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#mutex('schools', async () => {
      await this.#endRenames();
      return work();
    });
  }

  /** What keeps a former name of a school takes the one that it has. May be done again. */
  async #endRenames(): Promise<void> {
    const renamed = await this.#schools.find({ 'renamedFrom.0': { $exists: true } }).lean();
    for (const { _id, name, renamedFrom = [] } of renamed) {
      for (const before of renamedFrom) {
        if (before === name) continue;
        await this.#tools.renamed(before, name);
        await this.#reassign([before, name], { renamed: { before, after: name } });
      }
      await this.#schools.updateOne({ _id, name }, { $unset: { renamedFrom: 1 } });
    }
  }

  async #reassign(
    touched: readonly string[],
    { renewed = null, renamed = null }: Partial<Parameters<Reassign>[0]> = {},
  ): Promise<void> {
    let schools = await this.list();
    for (;;) {
      const ownerOf = ownersByDomain(schools);
      await this.#tools.reassign({
        schoolOf: (email) => {
          const domain = domainOf(email);
          return domain === null ? null : ownerOf(domain);
        },
        names: new Set([...schools.map(({ name }) => name), ...touched]),
        renewed,
        renamed,
        divisionsOf: (name) => {
          const school = schools.find((each) => each.name === name);
          return school === undefined ? null : divisionsIn(school);
        },
      });
      // Another process may have changed the list meanwhile: who is done last has seen it as it is.
      const now = await this.list();
      if (isDeepStrictEqual(now, schools)) return;
      touched = [...touched, ...schools.map(({ name }) => name)];
      schools = now;
    }
  }

  /** Tells in a sentence what another school has already. */
  async #write<Result>(
    schoolid: string,
    { nameKey, domains }: Pick<SchoolRecord, 'nameKey' | 'domains'>,
    write: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const others = { _id: { $ne: schoolid }, $or: [{ nameKey }, { domains: { $in: domains } }] };
      const other = await this.#schools.findOne(others).lean();
      const taken = domains.find((domain) => other?.domains.includes(domain));
      const msg =
        other === null || taken === undefined
          ? 'There is a school of this name already.'
          : `${taken} belongs to ${other.name} already.`;
      throw new AppError('CONFLICT', msg, { cause: error });
    }
  }
}

const divisionsIn = ({ divisions = [] }: Pick<SchoolRecord, 'divisions'>): SchoolDivisions => ({
  names: divisions.map(({ name }) => name),
  ofAddress: divisionOfAddress(divisions),
});

/** As it was: what it did not have it has no more. */
const backTo = (before: SchoolRecord) => {
  const missing = (['renamedFrom', 'currency'] as const).filter(
    (field) => before[field] === undefined,
  );
  if (missing.length === 0) return { $set: before };
  return { $set: before, $unset: Object.fromEntries(missing.map((field) => [field, 1])) };
};

/** A page of before does not name them: those that there are stay. */
const withKept = (
  definition: SchoolDefinition,
  kept: Pick<SchoolRecord, 'country' | 'divisions' | 'currency'>,
): SchoolDefinition => ({
  ...definition,
  divisions: definition.divisions ?? [...(kept.divisions ?? [])],
  currency: definition.currency ?? currencyOf(kept),
});

const changedElsewhere = (): AppError =>
  new AppError('CONFLICT', 'This school was just changed elsewhere. Load the list again.');

const gone = (): AppError => new AppError('NOT_FOUND', 'This school was removed.');
