import { askedOf } from '@sets/shared/search/search-words.ts';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, test } from 'vitest';
import { itemForTests, newFoodid, stallForTests } from '../../../test/food-stage.ts';
import { expectByIndex, expectInItsOrder, planWatch } from '../../../test/plans-of.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { itemFields } from './item-fields.ts';
import { itemModel, type ItemRecord } from './item.model.ts';
import { ItemStore } from './item-store.service.ts';
import { stallModel, type StallRecord } from './stall.model.ts';
import { stallFields, StallStore } from './stall-store.service.ts';

/* However many stalls and items there are: what is asked is found by an index. */

let testStore: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let stalls: StallStore;
let items: ItemStore;
let plansOf: ReturnType<typeof planWatch>;
const picture = newFoodid();

const stallAt = (at: number): StallRecord => ({
  _id: `stall-${at}`,
  vendor: `vendor-${at % 60}`,
  schoolid: `school-${at % 20}`,
  school: { name: 'A school', currency: 'EUR' },
  revision: 1,
  isPaused: false,
  at: new Date(at),
  content: stallFields(stallForTests()),
});

const itemAt = (at: number): ItemRecord => ({
  _id: newFoodid(),
  stallid: `stall-${at % 100}`,
  vendor: `vendor-${at % 60}`,
  revision: 1,
  place: at,
  at: new Date(at),
  stock: null,
  soldOutOn: null,
  ...itemFields(
    itemForTests({
      name: `Dish ${at}`,
      isListed: at % 3 > 0,
      picture: at === 7 ? picture : newFoodid(),
    }),
  ),
});

const listOf = (count: number, each: (at: number) => object): never[] =>
  Array.from({ length: count }, (_none, at) => each(at)) as never[];

beforeAll(async () => {
  testStore = await startTestStore();
  connection = await connectStore(testStore.uri, { monitorCommands: true });
  [stalls, items] = [new StallStore(connection), new ItemStore(connection)];
  const models = [stallModel(connection), itemModel(connection)] as const;
  for (const model of models) await model.createIndexes();
  await models[0].collection.insertMany(listOf(400, stallAt));
  await models[1].collection.insertMany(listOf(2_000, itemAt));
  plansOf = planWatch(connection);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await testStore.close();
});

const some = ['stall-3', 'stall-4', 'stall-5'];
const sought = (words: string) => ({ asked: askedOf(words), diets: [], without: [] });

test.each<[string, () => Promise<unknown>]>([
  ['stalls of schools', () => stalls.ofSchools(['school-3', 'school-4'])],
  ['how many a vendor has', () => stalls.countOfVendor('vendor-3')],
  ['how many a school has', () => stalls.countOfSchool('school-3')],
  ['the items of a stall', () => items.of('stall-3')],
  ['how many it has', () => items.countOf('stall-3')],
  ['the next place on its menu', () => items.nextPlace('stall-3')],
  ['what is found by words', () => items.sought(some, sought('dish 10'))],
  ['what is found by its diet', () => items.sought(some, { ...sought(''), diets: ['vegan'] })],
  ['who shows a picture', () => items.shows('stall-7', picture)],
  ['which pictures are named', () => items.picturesNamed([picture, newFoodid()])],
  ['to remove those of a stall', () => items.removeAllOf('stall-99')],
  ['to remove those of a vendor', () => items.removeAllOfVendor('vendor-59')],
])('%s: by an index', async (_name, work) => {
  expectByIndex(await plansOf(work));
});

test.each<[string, () => Promise<unknown>]>([
  ['the stalls of a vendor', () => stalls.ofVendor('vendor-3')],
  ['the menu of a stall, without what is not listed', () => items.listedOf('stall-3')],
])('%s: in the order of an index', async (_name, work) => {
  expectInItsOrder(await plansOf(work));
});
