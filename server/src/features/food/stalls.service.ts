import { isDeepStrictEqual } from 'node:util';
import { foodLimits } from '@sets/shared/food/food.limits.ts';
import type { OwnStall, StallContent } from '@sets/shared/food/stall.contract.ts';
import { AppError } from '../../core/app-error.ts';
import { auditOrUndo } from '../../core/audit-or-undo.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { expectProvenAddress } from '../account/proven-address.ts';
import { presentOwnStall, stallIn } from './food.presenter.ts';
import { foodMessages } from './food.messages.ts';
import type { FoodSchool, FoodTools, Who } from './food-tools.ts';
import { isVendor } from './sells.ts';
import type { OrderStore } from './order/order-store.service.ts';
import type { StallRemoval } from './stall-removal.service.ts';
import { stallFields, type StallRecord } from './stall-store.service.ts';

/** What is saved of a stall. */
interface Saved {
  readonly schoolid: string;
  readonly revision: number;
  readonly content: StallContent;
}

interface StallTools extends FoodTools {
  readonly orders: Pick<OrderStore, 'hasOpenOf' | 'hasAnyOf'>;
  readonly removal: StallRemoval;
}

const gone = (): AppError => new AppError('NOT_FOUND', foodMessages.noStall);
const conflict = (msg: string): AppError => new AppError('CONFLICT', msg);

/** What vendors do with their stalls. What is sent twice is there once, whichever revision it names. */
export class Stalls {
  readonly #tools: StallTools;
  /** Of this process: those of one school are made one after the other, so that they are counted. */
  readonly #inTurn = createKeyedMutex();

  constructor(tools: StallTools) {
    this.#tools = tools;
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async mine({ userid }: Who): Promise<OwnStall[]> {
    const { stalls, schools } = this.#tools;
    const own = await stalls.ofVendor(userid);
    const all = new Map((await schools.all()).map((school) => [school.schoolid, school]));
    return Promise.all(own.map((stall) => this.#present(stall, all.get(stall.schoolid) ?? null)));
  }

  /** @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, FULL, UNAVAILABLE, NEWER_VERSION, UNREADABLE */
  save(actor: Who, stallid: string, saved: Saved): Promise<OwnStall> {
    return this.#inTurn(saved.schoolid, () => this.#save(actor, stallid, saved));
  }

  async #save({ userid }: Who, stallid: string, saved: Saved): Promise<OwnStall> {
    const { people, stalls, schools } = this.#tools;
    await expectProvenAddress(people, userid, foodMessages.unverified);
    const there = await stalls.find(stallid);
    if (there !== null && there.vendor !== userid) throw gone();
    const school = await schools.find(saved.schoolid);
    if (there === null) return this.#make(userid, stallid, saved, school);
    if (there.schoolid !== saved.schoolid) throw conflict(foodMessages.otherSchool);
    if (isDeepStrictEqual(stallIn(there), saved.content)) return this.#present(there, school);
    if (there.revision !== saved.revision) throw conflict(foodMessages.changed);
    const { name, currency } = school ?? there.school;
    return this.#present(await stalls.change(there, saved.content, { name, currency }), school);
  }

  async #make(
    vendor: string,
    stallid: string,
    saved: Saved,
    school: FoodSchool | null,
  ): Promise<OwnStall> {
    const { stalls, clock, audit, orders, past } = this.#tools;
    const { schoolid, revision, content } = saved;
    if (revision !== 0) throw gone();
    // A stall of this id is gone: who makes it anew would be its vendor, with all that was ordered there and all that
    // still leads to it.
    if ((await past.has(stallid)) || (await orders.hasAnyOf(stallid))) throw gone();
    if (school === null) throw new AppError('NOT_FOUND', foodMessages.noSchool);
    await this.#expectRoom(vendor, schoolid, 1);
    const { name, currency } = school;
    const made: StallRecord = {
      _id: stallid,
      vendor,
      schoolid,
      school: { name, currency },
      revision: 1,
      isPaused: false,
      at: new Date(clock.now()),
      content: stallFields(content),
    };
    // Another process was first: with this very one, sent twice, or with another.
    if (!(await stalls.insert(made))) return this.#save({ userid: vendor }, stallid, saved);
    const undo = () => stalls.remove(stallid);
    try {
      // Another process may have made one at the same moment.
      await this.#expectRoom(vendor, schoolid, 0);
    } catch (error) {
      await undo();
      throw error;
    }
    const subject = `${content.name}, ${name}`;
    await auditOrUndo(audit, { by: vendor, action: 'stall.created', subject, details: '' }, undo);
    return this.#present(made, school);
  }

  /** @throws AppError FULL */
  async #expectRoom(vendor: string, schoolid: string, more: number): Promise<void> {
    const { stalls, people } = this.#tools;
    const { stallsOfVendor, stallsOfSchool } = foodLimits;
    if ((await stalls.countOfVendor(vendor)) + more > stallsOfVendor) {
      throw new AppError('FULL', foodMessages.fullOfVendor);
    }
    const vendors = await stalls.vendorsAt(schoolid);
    if (vendors.length + more <= stallsOfSchool) return;
    // Those of who is a vendor no more are in nobody's way.
    const known = await people.lookUpAll([...new Set(vendors)]);
    const count = vendors.filter((userid) => isVendor(known.get(userid))).length;
    if (count + more > stallsOfSchool) {
      throw new AppError('FULL', foodMessages.fullOfSchool);
    }
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async pause({ userid }: Who, stallid: string, isPaused: boolean): Promise<OwnStall> {
    const { stalls, schools } = this.#tools;
    const there = await stalls.own(userid, stallid);
    await stalls.setPaused(stallid, isPaused);
    return this.#present({ ...there, isPaused }, await schools.find(there.schoolid));
  }

  /** What is left; again, too. @throws AppError NOT_FOUND, CONFLICT where somebody waits for an order, UNAVAILABLE, NEWER_VERSION, UNREADABLE */
  async remove(actor: Who, stallid: string): Promise<OwnStall[]> {
    const { stalls, removal, orders } = this.#tools;
    const there = await stalls.find(stallid);
    if (there !== null) {
      if (there.vendor !== actor.userid) throw gone();
      if (await orders.hasOpenOf(stallid)) throw conflict(foodMessages.openOrders);
      await removal.remove(actor.userid, there);
    }
    return this.mine(actor);
  }

  /** All that a person has. May be done again. */
  async removeAllOf(vendor: string): Promise<void> {
    const { stalls, items, removal } = this.#tools;
    for (const stall of await stalls.ofVendor(vendor)) await removal.removeUnwritten(stall);
    await items.removeAllOfVendor(vendor);
  }

  async #present(stall: StallRecord, school: FoodSchool | null): Promise<OwnStall> {
    const items = await this.#tools.items.countOf(stall._id);
    return presentOwnStall(stall, { school, items, now: this.#tools.clock.now() });
  }
}
