import { foodLimits } from '@sets/shared/food/food.limits.ts';
import type { Listings, Stall } from '@sets/shared/food/stall.contract.ts';
import { inSlices } from '../../core/in-slices.ts';
import { presentStall } from './food.presenter.ts';
import type { FoodSchool, FoodTools } from './food-tools.ts';
import { sells } from './sells.ts';
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

/** So many stalls are looked at before others have a turn. */
const slice = 20;

/** By name as many of these schools as a list has room for, at least one. */
const firstOf = (
  schools: readonly FoodSchool[],
  counts: ReadonlyMap<string, number>,
): FoodSchool[] => {
  let count = 0;
  return schools.filter(({ schoolid }, at) => {
    count += counts.get(schoolid) ?? 0;
    return at === 0 || count <= foodLimits.listed;
  });
};

/** Stalls as everybody sees them: of schools that are partnered, and of who is a vendor still. */
export class ShownStalls {
  readonly #tools: ShownTools;

  constructor(tools: ShownTools) {
    this.#tools = tools;
  }

  /**
   * Of the school of this name, or of all where none is named, as far as a list goes; all schools that have stalls
   * beside them. @throws AppError NEWER_VERSION, UNREADABLE
   */
  async at(school = ''): Promise<Listings> {
    const { stalls, schools } = this.#tools;
    const [all, counts] = await Promise.all([schools.all(), stalls.countBySchool()]);
    const there = all.filter(({ schoolid }) => counts.has(schoolid));
    const wanted = school.toLowerCase();
    const named = there.filter(({ name }) => wanted === '' || name.toLowerCase() === wanted);
    const looked = firstOf(named, counts);
    const { shown, isMore } = await this.#shown(looked);
    return {
      stalls: shown.toSorted(openFirst),
      isMore: isMore || looked.length < named.length,
      schools: there.map(({ name }) => name),
    };
  }

  async #shown(schools: readonly FoodSchool[]) {
    const { stalls, clock } = this.#tools;
    const byId = new Map(schools.map((school) => [school.schoolid, school]));
    const records = await this.#ofVendors(await stalls.ofSchools([...byId.keys()]));
    const now = clock.now();
    const shown: Stall[] = [];
    // When a stall opens or closes next is looked up for two weeks ahead.
    for await (const record of inSlices(records.slice(0, foodLimits.listed), slice)) {
      const school = byId.get(record.schoolid);
      if (school !== undefined) shown.push(presentStall(record, school, now));
    }
    return { shown, isMore: records.length > foodLimits.listed };
  }

  /** An account may be locked, or be no vendor any more. */
  async #ofVendors(records: readonly StallRecord[]): Promise<StallRecord[]> {
    const vendors = await this.#tools.people.lookUpAll([
      ...new Set(records.map(({ vendor }) => vendor)),
    ]);
    return records.filter(({ vendor }) => sells(vendors.get(vendor)));
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
    if (record === null) return null;
    const [shown, school] = await Promise.all([
      this.#ofVendors([record]),
      schools.find(record.schoolid),
    ]);
    return shown.length === 0 || school === null ? null : { record, school };
  }
}
