import type { HeldStalls } from '@sets/shared/food/stall-admin.contract.ts';
import { AppError } from '../../core/app-error.ts';
import { nameOfStall } from './food.presenter.ts';
import { foodMessages } from './food.messages.ts';
import type { FoodTools, Who } from './food-tools.ts';
import { sells } from './sells.ts';
import type { StallRemoval } from './stall-removal.service.ts';

interface HeldTools extends Pick<FoodTools, 'stalls' | 'people' | 'schools'> {
  readonly removal: StallRemoval;
}

/** Stalls as admins look after them: those whose vendor does not any more. */
export class HeldStallsOfSchools {
  readonly #tools: HeldTools;

  constructor(tools: HeldTools) {
    this.#tools = tools;
  }

  /** Those that are shown to nobody first; also what this program cannot read, and of a school that is partnered no more. @throws AppError NOT_FOUND */
  async of(schoolid: string): Promise<HeldStalls> {
    const { stalls, people, schools } = this.#tools;
    const all = await stalls.ofSchools([schoolid]);
    const vendors = await people.lookUpAll([...new Set(all.map(({ vendor }) => vendor))]);
    const isPartnered = (await schools.find(schoolid)) !== null;
    if (!isPartnered && all.length === 0) throw new AppError('NOT_FOUND', foodMessages.noSchool);
    const told = all.map((stall) => {
      const person = vendors.get(stall.vendor);
      return {
        stallid: stall._id,
        name: nameOfStall(stall),
        vendor: { userid: stall.vendor, username: person?.username ?? '' },
        isShown: isPartnered && sells(person),
      };
    });
    return {
      stalls: told.toSorted(
        (one, other) =>
          Number(one.isShown) - Number(other.isShown) || one.name.localeCompare(other.name, 'en'),
      ),
    };
  }

  /** One that is shown to nobody; again, too. @throws AppError CONFLICT where its vendor sells there, UNAVAILABLE */
  async remove({ userid }: Who, stallid: string): Promise<void> {
    const { stalls, people, schools, removal } = this.#tools;
    const stall = await stalls.find(stallid);
    if (stall === null) return;
    const isSold = sells(await people.lookUp(stall.vendor));
    if (isSold && (await schools.find(stall.schoolid)) !== null) {
      throw new AppError('CONFLICT', foodMessages.stillSold);
    }
    await removal.remove(userid, stall);
  }
}
