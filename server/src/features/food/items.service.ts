import { isDeepStrictEqual } from 'node:util';
import { foodLimits } from '@sets/shared/food/food.limits.ts';
import type { ItemContent, OwnItem } from '@sets/shared/food/item.contract.ts';
import type { Picture } from '@sets/shared/file/file.contract.ts';
import { AppError } from '../../core/app-error.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { leftOut } from '../../core/left-out.ts';
import { itemIn, presentOwnItem, stallClock, stallIn } from './food.presenter.ts';
import { foodMessages } from './food.messages.ts';
import type { FoodTools, Who } from './food-tools.ts';
import { itemFields } from './item-fields.ts';
import type { ItemRecord } from './item-store.service.ts';
import type { StallRecord } from './stall-store.service.ts';

interface Added {
  readonly itemid: string;
  readonly stallid: string;
  readonly content: ItemContent;
  readonly stock: number | null;
}
interface Saved {
  readonly revision: number;
  readonly content: ItemContent;
}

const conflict = (msg: string): AppError => new AppError('CONFLICT', msg);
const full = (): AppError => new AppError('FULL', foodMessages.fullOfItems);

/** What vendors do with the items of their stalls. What is sent twice is there once, whichever revision it names. */
export class Items {
  readonly #tools: FoodTools;
  /** Of this process: items of one stall are added and arranged one after the other. */
  readonly #inTurn = createKeyedMutex();

  constructor(tools: FoodTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async of({ userid }: Who, stallid: string): Promise<OwnItem[]> {
    return this.#list(await this.#tools.stalls.own(userid, stallid));
  }

  /** @throws AppError NOT_FOUND, CONFLICT, FULL, NEWER_VERSION, UNREADABLE */
  add({ userid }: Who, added: Added): Promise<OwnItem> {
    return this.#inTurn(added.stallid, () => this.#add(userid, added));
  }

  async #add(vendor: string, added: Added): Promise<OwnItem> {
    const { stalls, items, clock } = this.#tools;
    const { itemid, stallid, content, stock } = added;
    const stall = await stalls.own(vendor, stallid);
    const there = await items.find(itemid);
    if (there !== null) return this.#again(there, stall, content);
    if ((await items.countOf(stallid)) >= foodLimits.items) throw full();
    const made: ItemRecord = {
      _id: itemid,
      stallid,
      vendor,
      revision: 1,
      place: await items.nextPlace(stallid),
      at: new Date(clock.now()),
      stock,
      soldOutOn: null,
      ...itemFields(content),
    };
    // Another process was first: with this very one, sent twice, or with another.
    if (!(await items.insert(made))) return this.#add(vendor, added);
    // Another process may have added one, or removed the stall, at the same moment.
    const isThere = (await stalls.find(stallid)) !== null;
    if (isThere && (await items.countOf(stallid)) <= foodLimits.items) {
      return this.#present(made, stall);
    }
    await items.remove(itemid);
    throw isThere ? full() : new AppError('NOT_FOUND', foodMessages.noStall);
  }

  /** Of what was added its stock may be another one by now. @throws AppError NOT_FOUND, CONFLICT */
  #again(there: ItemRecord, stall: StallRecord, content: ItemContent): OwnItem {
    if (there.vendor !== stall.vendor) throw new AppError('NOT_FOUND', foodMessages.noItem);
    const isSame = there.stallid === stall._id && isDeepStrictEqual(itemIn(there), content);
    if (!isSame) throw conflict(foodMessages.taken);
    return this.#present(there, stall);
  }

  /** @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  async save({ userid }: Who, itemid: string, { revision, content }: Saved): Promise<OwnItem> {
    const { items, stalls, pictures } = this.#tools;
    const there = await items.own(userid, itemid);
    const stall = await stalls.own(userid, there.stallid);
    if (isDeepStrictEqual(itemIn(there), content)) return this.#present(there, stall);
    if (there.revision !== revision) throw conflict(foodMessages.changed);
    const changed = await items.change(there, itemFields(content));
    await pictures.loosen(leftOut(there.pictures, changed.pictures));
    return this.#present(changed, stall);
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async setSoldOut({ userid }: Who, itemid: string, isSoldOut: boolean): Promise<OwnItem> {
    const { items, stalls, clock } = this.#tools;
    const there = await items.own(userid, itemid);
    const stall = await stalls.own(userid, there.stallid);
    const soldOutOn = isSoldOut ? stallClock(stallIn(stall), clock.now()).day : null;
    await items.setSoldOut(itemid, soldOutOn);
    return this.#present({ ...there, soldOutOn }, stall);
  }

  /** How many there are now, whoever has ordered meanwhile. @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async setStock({ userid }: Who, itemid: string, stock: number | null): Promise<OwnItem> {
    const { items, stalls } = this.#tools;
    const there = await items.own(userid, itemid);
    const stall = await stalls.own(userid, there.stallid);
    await items.setStock(itemid, stock);
    return this.#present({ ...there, stock }, stall);
  }

  /** What is left. @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async remove({ userid }: Who, itemid: string): Promise<OwnItem[]> {
    const { items, stalls, pictures } = this.#tools;
    const there = await items.own(userid, itemid);
    const stall = await stalls.own(userid, there.stallid);
    await items.remove(itemid);
    await pictures.loosen(there.pictures);
    return this.#list(stall);
  }

  /** @throws AppError NOT_FOUND, CONFLICT where it has other items, NEWER_VERSION, UNREADABLE */
  arrange({ userid }: Who, stallid: string, itemids: readonly string[]): Promise<OwnItem[]> {
    return this.#inTurn(stallid, async () => {
      const { items, stalls } = this.#tools;
      const stall = await stalls.own(userid, stallid);
      const there = new Set((await items.of(stallid)).map(({ _id }) => _id));
      const named = new Set(itemids);
      const isAll = named.size === itemids.length && named.size === there.size;
      if (!isAll || !itemids.every((itemid) => there.has(itemid))) {
        throw conflict(foodMessages.otherItems);
      }
      await items.arrange(stallid, itemids);
      return this.#list(stall);
    });
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, TOO_LARGE, FULL, UNAVAILABLE */
  keepPicture(actor: Who, stallid: string, sent: Buffer): Promise<Picture> {
    const { pictures, stalls } = this.#tools;
    const allow = async (): Promise<void> => {
      await stalls.own(actor.userid, stallid);
    };
    return pictures.keep(actor, { stallid, allow }, sent);
  }

  async #list(stall: StallRecord): Promise<OwnItem[]> {
    const clock = this.#clockOf(stall);
    const all = await this.#tools.items.of(stall._id);
    return all.map((item) => presentOwnItem(item, clock));
  }

  #present(item: ItemRecord, stall: StallRecord): OwnItem {
    return presentOwnItem(item, this.#clockOf(stall));
  }

  #clockOf(stall: StallRecord) {
    return stallClock(stallIn(stall), this.#tools.clock.now());
  }
}
