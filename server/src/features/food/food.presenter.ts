import { pathWith } from '@sets/shared/core/call.ts';
import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { storedItem, storedStall } from '@sets/shared/food/food.migrations.ts';
import { leavesChoices } from '@sets/shared/food/free-of.ts';
import type { Item, ItemContent, OwnItem } from '@sets/shared/food/item.contract.ts';
import { clockAt, dayAt, openingAt } from '@sets/shared/food/opening.ts';
import type { OwnStall, Stall, StallContent } from '@sets/shared/food/stall.contract.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { FoodSchool } from './food-tools.ts';
import type { ItemRecord } from './item-store.service.ts';
import type { StallRecord } from './stall-store.service.ts';

/** Where so few are left, it is told how many. */
const few = 5;

/** @throws AppError NEWER_VERSION, UNREADABLE */
export const stallIn = ({ content }: Pick<StallRecord, 'content'>): StallContent =>
  storedValue(storedStall, content);

/** By the clock of a stall that is gone: nobody knows it. */
export const zoneOfNobody = 'UTC';

/** Also of one that this program cannot read. */
export const nameOfStall = ({ _id, content }: Pick<StallRecord, '_id' | 'content'>): string => {
  const { name } = (content ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? name : _id;
};

/** @throws AppError NEWER_VERSION, UNREADABLE */
export const itemIn = ({ content }: Pick<ItemRecord, 'content'>): ItemContent =>
  storedValue(storedItem, content);

const openingOf = (content: StallContent, isPaused: boolean, now: number) => {
  const { state, until } = openingAt({ ...content, isPaused }, now);
  return { state, until: until === null ? null : new Date(until).toISOString() };
};

/** As everybody sees it. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentStall = (
  record: StallRecord,
  { name: school, currency }: Omit<FoodSchool, 'schoolid'>,
  now: number,
): Stall => {
  const content = stallIn(record);
  const { seller: _seller, slotCapacity: _capacity, delivery, ...shown } = content;
  return {
    stallid: record._id,
    school,
    currency,
    ...shown,
    delivers: delivery && { price: delivery.price },
    ...openingOf(content, record.isPaused, now),
  };
};

/** As its vendor sees it. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentOwnStall = (
  record: StallRecord,
  {
    school,
    items,
    now,
  }: { readonly school: FoodSchool | null; readonly items: number; readonly now: number },
): OwnStall => {
  const { _id: stallid, schoolid, revision, isPaused } = record;
  const content = stallIn(record);
  const { name, currency } = school ?? record.school;
  const opening = openingOf(content, isPaused, now);
  return {
    stallid,
    schoolid,
    school: name,
    currency,
    revision,
    content,
    isPaused,
    items,
    ...opening,
  };
};

/** What the clock of a stall shows. */
export interface StallClock {
  readonly day: string;
  readonly time: string;
}

export const stallClock = (
  { timeZone }: Pick<StallContent, 'timeZone'>,
  now: number,
): StallClock => ({
  day: dayAt(timeZone, now),
  time: clockAt(timeZone, now),
});

/** Why nobody can have it at a time that the clock shows. */
export const unavailableAt = (
  content: ItemContent,
  { soldOutOn, stock }: Pick<ItemRecord, 'soldOutOn' | 'stock'>,
  { day, time }: StallClock,
): Item['unavailable'] => {
  // Where a group asks for more than it has left, nobody can have it.
  const lacksChoices = !leavesChoices(content.groups);
  if (soldOutOn === day || stock === 0 || lacksChoices) return 'sold-out';
  const { served } = content;
  return served === null || (served.from <= time && time < served.to) ? null : 'not-now';
};

/** As everybody sees it. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentItem = (record: ItemRecord, clock: StallClock): Item => {
  const content = itemIn(record);
  const { name, description, category, price, groups, allergens, diets, served, picture } = content;
  const { stock } = record;
  return {
    itemid: record._id,
    stallid: record.stallid,
    name,
    description,
    category,
    price,
    groups,
    allergens,
    diets,
    served,
    picture: picture === null ? null : pathWith(fileCalls.read.path, { fileid: picture }),
    unavailable: unavailableAt(content, record, clock),
    left: stock !== null && stock > 0 && stock <= few ? stock : null,
  };
};

/** As its vendor sees it. @throws AppError NEWER_VERSION, UNREADABLE */
export const presentOwnItem = (record: ItemRecord, { day }: StallClock): OwnItem => ({
  itemid: record._id,
  stallid: record.stallid,
  revision: record.revision,
  content: itemIn(record),
  stock: record.stock,
  isSoldOut: record.soldOutOn === day,
});
