import { currencyOf } from '@sets/shared/school/country-currency.ts';
import type { Connection, Model } from 'mongoose';
import { schoolOnNetwork } from './campus-networks.ts';
import { schoolModel, type SchoolRecord } from './school.model.ts';

/** What other features ask of a partnered school. */
interface FactsOfSchool {
  readonly schoolid: string;
  readonly name: string;
  /** In which its people pay. */
  readonly currency: string;
}

type Read = Pick<SchoolRecord, '_id' | 'name' | 'country' | 'currency'>;
const read = { name: 1, country: 1, currency: 1 } as const;

const factsOf = ({ _id, name, country, currency }: Read): FactsOfSchool => ({
  schoolid: _id,
  name,
  currency: currencyOf({ currency, country }),
});

/** The partnered schools in a few words: their pictures, which are long, are not read. */
export class SchoolFacts {
  readonly #schools: Model<SchoolRecord>;

  constructor(connection: Connection) {
    this.#schools = schoolModel(connection);
  }

  async find(schoolid: string): Promise<FactsOfSchool | null> {
    const school = await this.#schools.findById(schoolid, read).lean<Read | null>();
    return school && factsOf(school);
  }

  /** By name. */
  async all(): Promise<FactsOfSchool[]> {
    const schools = await this.#schools.find({}, read).sort({ nameKey: 1 }).lean<Read[]>();
    return schools.map(factsOf);
  }

  /** On whose campus an IP address is; null for nobody's. */
  async ofAddress(address: string): Promise<{ readonly name: string } | null> {
    const having = await this.#schools
      .find({ 'networks.0': { $exists: true } }, { name: 1, networks: 1 })
      .lean<Pick<SchoolRecord, 'name' | 'networks'>[]>();
    return schoolOnNetwork(having, address);
  }

  /** Tells of IP addresses whether they are in a network of this school; all are where it has named none. */
  async campusOf(schoolid: string): Promise<(address: string) => boolean> {
    const school = await this.#schools
      .findById(schoolid, { networks: 1 })
      .lean<Pick<SchoolRecord, 'networks'> | null>();
    if (school === null || school.networks.length === 0) return () => true;
    return (address) => schoolOnNetwork([school], address) !== null;
  }
}
