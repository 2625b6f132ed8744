import { foodLimits } from '@sets/shared/food/food.limits.ts';
import {
  type Allergen,
  allergens,
  type Diet,
  diets,
  type Item,
  type ItemsFound,
  type Menu,
} from '@sets/shared/food/item.contract.ts';
import { isFreeOf } from '@sets/shared/food/free-of.ts';
import type { Listings, Stall } from '@sets/shared/food/stall.contract.ts';
import { askedOf } from '@sets/shared/search/search-words.ts';
import { inSlices } from '../../core/in-slices.ts';
import { AppError } from '../../core/app-error.ts';
import { presentItem, stallClock } from './food.presenter.ts';
import { foodMessages } from './food.messages.ts';
import type { FoodTools } from './food-tools.ts';
import { isOneOf } from './is-one-of.ts';
import { type Found, inOrder, type Sought } from './item-store.service.ts';
import type { ShownStalls } from './shown-stalls.service.ts';

interface MenuTools extends Pick<FoodTools, 'items' | 'clock'> {
  readonly shown: ShownStalls;
}

/** What somebody looks for, as it is typed. */
interface Wanted {
  readonly school?: string | undefined;
  readonly words?: string | undefined;
  readonly diets?: string | undefined;
  readonly without?: string | undefined;
}

/** So many items are read before others have a turn: one may have two hundred choices. */
const slice = 5;

/** At so many stalls together it is looked for items. */
const stallsAtOnce = 20;

/** What a list names, as `vegan,halal`. @throws AppError BAD_REQUEST */
const namedIn = <Name extends string>(
  names: readonly Name[],
  list: string,
  msg: (named: string) => string,
): Name[] => {
  const typed = list
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '');
  return [...new Set(typed)].map((each) => {
    if (!isOneOf(names, each)) throw new AppError('BAD_REQUEST', msg(each.slice(0, 40)));
    return each;
  });
};

/** @throws AppError BAD_REQUEST */
const soughtOf = ({ words = '', diets: eaten = '', without = '' }: Wanted): Sought => ({
  asked: askedOf(words),
  diets: namedIn<Diet>(diets, eaten, foodMessages.noDiet),
  without: namedIn<Allergen>(allergens, without, foodMessages.noAllergen),
});

/** What there is to eat, for everybody. */
export class Menus {
  readonly #tools: MenuTools;

  constructor(tools: MenuTools) {
    this.#tools = tools;
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  listings(school: string | undefined): Promise<Listings> {
    return this.#tools.shown.at(school);
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async menu(stallid: string): Promise<Menu> {
    const { shown, items, clock } = this.#tools;
    const stall = await shown.find(stallid);
    if (stall === null) throw new AppError('NOT_FOUND', foodMessages.noStall);
    const shows = stallClock(stall, clock.now());
    const told: Item[] = [];
    for await (const item of inSlices(await items.listedOf(stallid), slice)) {
      told.push(presentItem(item, shows));
    }
    return { stall, items: told };
  }

  /** Of open stalls first, then by the name of the stall, and as its menu has them. @throws AppError BAD_REQUEST, NEWER_VERSION, UNREADABLE */
  async find(wanted: Wanted): Promise<ItemsFound> {
    const sought = soughtOf(wanted);
    const { stalls, isMore } = await this.#tools.shown.at(wanted.school);
    const found: { readonly place: Found; readonly stall: Stall }[] = [];
    for (let at = 0; at < stalls.length && found.length <= foodLimits.found; at += stallsAtOnce) {
      found.push(...(await this.#foundAt(stalls.slice(at, at + stallsAtOnce), sought)));
    }
    const told = found.slice(0, foodLimits.found);
    const all = await this.#tools.items.all(told.map(({ place }) => place._id));
    const now = this.#tools.clock.now();
    const shown: { readonly stall: Stall; readonly item: Item }[] = [];
    for await (const { place, stall } of inSlices(told, slice)) {
      const record = all.get(place._id);
      // It may be gone, or be listed no more, in this moment.
      if (record?.isListed !== true) continue;
      const item = presentItem(record, stallClock(stall, now));
      // Whoever avoids several may find no choice without any of them.
      const isFree = sought.without.length === 0 || isFreeOf(item, sought.without);
      if (isFree) shown.push({ stall, item });
    }
    return { found: shown, isMore: isMore || found.length > told.length };
  }

  async #foundAt(stalls: readonly Stall[], sought: Sought) {
    const { items } = this.#tools;
    const places = await items.sought(
      stalls.map(({ stallid }) => stallid),
      sought,
    );
    const byStall = Map.groupBy(places, ({ stallid }) => stallid);
    return stalls.flatMap((stall) =>
      (byStall.get(stall.stallid) ?? []).toSorted(inOrder).map((place) => ({ place, stall })),
    );
  }

  /** Whether everybody may see a picture: where an item that they see has it. */
  async shows(stallid: string, fileid: string): Promise<boolean> {
    const { shown, items } = this.#tools;
    return (await items.shows(stallid, fileid)) && (await shown.find(stallid)) !== null;
  }
}
