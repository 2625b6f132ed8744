import type { Cart } from '@sets/shared/food/order/order.contract.ts';
import type { StallContent } from '@sets/shared/food/stall.contract.ts';
import type { ItemContent } from '@sets/shared/food/item.contract.ts';
import type { Connection } from 'mongoose';
import { createBackground } from '../src/core/background.ts';
import { createLog } from '../src/core/log.ts';
import { jobModel } from '../src/core/jobs/job.model.ts';
import { JobQueue } from '../src/core/jobs/job-queue.ts';
import type { Limits } from '../src/core/limits/limits.ts';
import { limitsInMemory } from '../src/core/limits/memory-limits.ts';
import { newId } from '../src/core/new-id.ts';
import { accountModel } from '../src/features/account/account.model.ts';
import { PeopleService } from '../src/features/account/people.service.ts';
import { itemFields } from '../src/features/food/item-fields.ts';
import { itemModel, type ItemRecord } from '../src/features/food/item.model.ts';
import { ItemStore } from '../src/features/food/item-store.service.ts';
import { orderModel } from '../src/features/food/order/order.model.ts';
import { OrderStore } from '../src/features/food/order/order-store.service.ts';
import { calledNumberModel } from '../src/features/food/order/placing/called-number.model.ts';
import { openPlacing } from '../src/features/food/order/placing/open-placing.ts';
import { slotModel } from '../src/features/food/order/placing/slot.model.ts';
import { Rush } from '../src/features/food/order/rush.ts';
import { proofSigning } from '../src/features/food/order/proof-signing.ts';
import { ShownStalls } from '../src/features/food/shown-stalls.service.ts';
import { stallModel } from '../src/features/food/stall.model.ts';
import { stallFields, StallStore } from '../src/features/food/stall-store.service.ts';
import { SchoolFacts } from '../src/features/school/school-facts.service.ts';
import { schoolModel } from '../src/features/school/school.model.ts';
import { buildSchool } from './build-school.ts';
import { itemForTests, newFoodid, stallForTests } from './food-stage.ts';
import { createManualClock } from './manual-clock.ts';
import { cartForTests, lineForTests } from './order-stage.ts';
import { startTestStore } from './start-test-store.ts';
import { connectStore, engineSecret } from './test-engine.ts';

const models = [
  accountModel,
  calledNumberModel,
  itemModel,
  jobModel,
  orderModel,
  schoolModel,
  slotModel,
  stallModel,
] as const;

const accountOf = (userid: string, school: string, accountType: string) => ({
  _id: userid,
  username: 'Ada Test',
  email: `${userid}@school.example`,
  emailKey: `${userid.toLowerCase()}-${newId()}@school.example`,
  passwordHash: 'none',
  accountType,
  verified: true,
  school,
  createdAt: new Date(0),
});

/** A store on which processes place orders, without the rest of a server. */
export const openPlacingBench = async () => {
  const testStore = await startTestStore();
  const clock = createManualClock();
  const first = await connectStore(testStore.uri);
  for (const model of models) await model(first).createIndexes();
  const closing: (() => Promise<unknown>)[] = [];
  const name = 'Harbour University';
  await schoolModel(first).collection.insertOne({
    _id: 'school',
    ...buildSchool({ name, country: 'DE' }),
    nameKey: name.toLowerCase(),
  } as never);
  await accountModel(first).collection.insertOne(accountOf('vendor', name, 'vendor') as never);

  const itemOf = async (
    stallid: string,
    stock: number | null,
    more: Partial<ItemContent> = {},
  ): Promise<string> => {
    const itemid = newFoodid();
    const at = new Date(clock.now());
    const record = { _id: itemid, stallid, vendor: 'vendor', revision: 1, place: 1, at };
    const made: ItemRecord = {
      ...record,
      stock,
      soldOutOn: null,
      ...itemFields(itemForTests(more)),
    };
    await itemModel(first).collection.insertOne(made as never);
    return itemid;
  };

  return {
    clock,
    connection: first,
    orders: new OrderStore(first),
    stallOf: async (more: Partial<StallContent> = {}): Promise<string> => {
      const stallid = newFoodid();
      await stallModel(first).collection.insertOne({
        _id: stallid,
        vendor: 'vendor',
        schoolid: 'school',
        school: { name, currency: 'EUR' },
        revision: 1,
        isPaused: false,
        at: new Date(clock.now()),
        content: stallFields(stallForTests(more)),
      } as never);
      return stallid;
    },
    itemOf,
    /** So many people of the school. */
    people: async (count: number): Promise<{ readonly userid: string }[]> => {
      const userids = Array.from({ length: count }, () => newId());
      const accounts = userids.map((userid) => accountOf(userid, name, 'student'));
      await accountModel(first).collection.insertMany(accounts as never[]);
      return userids.map((userid) => ({ userid }));
    },
    cartOf: (stallid: string, itemids: readonly string[], more: Partial<Cart> = {}): Cart =>
      cartForTests(
        stallid,
        itemids.map((itemid) => lineForTests(itemid)),
        more,
      ),
    stockOf: async (itemid: string): Promise<number | null | undefined> =>
      (await itemModel(first).findById(itemid).lean<ItemRecord>())?.stock,
    setStock: async (itemid: string, stock: number | null): Promise<void> => {
      await itemModel(first).updateOne({ _id: itemid }, { $set: { stock } });
    },
    marksOf: async (itemid: string) =>
      (await itemModel(first).findById(itemid).lean<ItemRecord>())?.marks ?? [],
    takenOf: async (stallid: string, at: number): Promise<number> =>
      (await slotModel(first).findById(`${stallid}:${at}`).lean())?.taken ?? 0,
    /** A process of its own on the same store. `orders`: where its writes of orders are to fail. It takes no cards unless it says so. */
    process: async (
      more: {
        readonly orders?: (connection: Connection) => OrderStore;
        readonly takesCards?: boolean;
        readonly limits?: Limits;
      } = {},
    ) => {
      const connection = await connectStore(testStore.uri);
      const log = createLog('fatal', { write: () => {} });
      const jobs = new JobQueue({ connection, clock, log, secret: engineSecret });
      const background = createBackground(log);
      const tools = {
        people: new PeopleService(connection),
        schools: new SchoolFacts(connection),
        stalls: new StallStore(connection),
        items: new ItemStore(connection),
        clock,
      };
      const opened = openPlacing(
        { connection, jobs, background },
        {
          ...tools,
          shown: new ShownStalls(tools),
          orders: more.orders?.(connection) ?? new OrderStore(connection),
          signing: proofSigning(engineSecret),
          rush: new Rush(clock),
          limits: more.limits ?? limitsInMemory(clock),
          written: { ahead: async () => {}, moved: () => {} },
          takesCards: () => more.takesCards === true,
        },
      );
      jobs.start();
      closing.push(async () => {
        await background.close();
        await jobs.close();
        await connection.close();
      });
      return opened;
    },
    close: async (): Promise<void> => {
      for (const close of closing) await close();
      await first.close();
      await testStore.close();
    },
  };
};
