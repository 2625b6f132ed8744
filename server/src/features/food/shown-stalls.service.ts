import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { presentStall } from './food.presenter.ts';
import type { FoodSchool, FoodTools } from './food-tools.ts';
import type { StallRecord } from './stall-store.service.ts';

type ShownTools = Pick<FoodTools, 'people' | 'stalls' | 'schools' | 'clock'>;

/** A stall that everybody sees, as it is stored. */
export interface ShownStall {
  readonly record: StallRecord;
  readonly school: FoodSchool;
}

/** What stands first in a list: what is open, then by name. */
const openFirst = (one: Stall, other: Stall): number =>
  Number(other.state === 'open') - Number(one.state === 'open') ||
  one.name.localeCompare(other.name, 'en') ||
  (one.stallid < other.stallid ? -1 : 1);

/** Stalls as everybody sees them: of schools that are partnered, and of who is a vendor still. */
export class ShownStalls {
  readonly #tools: ShownTools;

  constructor(tools: ShownTools) {
    this.#tools = tools;
  }

  /** Of the school of this name, or of all where none is named; all schools that have stalls beside them. @throws AppError NEWER_VERSION, UNREADABLE */
  async at(school = ''): Promise<{ readonly stalls: Stall[]; readonly schools: string[] }> {
    const { stalls, schools } = this.#tools;
    const [all, having] = await Promise.all([schools.all(), stalls.schools()]);
    const there = all.filter(({ schoolid }) => having.has(schoolid));
    const wanted = school.toLowerCase();
    const looked = there.filter(({ name }) => wanted === '' || name.toLowerCase() === wanted);
    const shown = await this.#shown(looked);
    return { stalls: shown.toSorted(openFirst), schools: there.map(({ name }) => name) };
  }

  async #shown(schools: readonly FoodSchool[]): Promise<Stall[]> {
    const { stalls, clock } = this.#tools;
    const byId = new Map(schools.map((school) => [school.schoolid, school]));
    const records = await this.#ofVendors(await stalls.ofSchools([...byId.keys()]));
    return records.flatMap((record) => {
      const school = byId.get(record.schoolid);
      return school === undefined ? [] : presentStall(record, school, clock.now());
    });
  }

  /** An account may be locked, or be no vendor any more. */
  async #ofVendors(records: readonly StallRecord[]): Promise<StallRecord[]> {
    const vendors = await this.#tools.people.lookUpAll([
      ...new Set(records.map(({ vendor }) => vendor)),
    ]);
    return records.filter(({ vendor }) => {
      const person = vendors.get(vendor);
      return person?.accountType === 'vendor' && !person.locked;
    });
  }

  /** Null where it is not there, or not shown. @throws AppError NEWER_VERSION, UNREADABLE */
  async find(stallid: string): Promise<Stall | null> {
    const there = await this.read(stallid);
    return there && presentStall(there.record, there.school, this.#tools.clock.now());
  }

  /** The same as it is stored. */
  async read(stallid: string): Promise<ShownStall | null> {
    const { stalls, schools } = this.#tools;
    const record = await stalls.find(stallid);
    if (record === null || (await this.#ofVendors([record])).length === 0) return null;
    const school = await schools.find(record.schoolid);
    return school && { record, school };
  }
}
