import type { OrderEvent } from '@sets/shared/food/order/order-events.ts';
import type { Doer, OrderState } from '@sets/shared/food/order/order-state.ts';
import { noon } from '@sets/shared/food/order/testing/orders.ts';
import type { OrderMoved } from '@sets/shared/live/account-notices.ts';
import type { Connection } from 'mongoose';
import type { Audited } from '../src/core/audit.ts';
import { createBackground } from '../src/core/background.ts';
import { jobModel } from '../src/core/jobs/job.model.ts';
import { JobQueue } from '../src/core/jobs/job-queue.ts';
import { limitsInMemory } from '../src/core/limits/memory-limits.ts';
import { createLog } from '../src/core/log.ts';
import { newId } from '../src/core/new-id.ts';
import type { NewNotification } from '../src/core/notify.ts';
import { PeopleService } from '../src/features/account/people.service.ts';
import { courierModel } from '../src/features/food/order/moving/courier.model.ts';
import type { MovingPorts } from '../src/features/food/order/moving/moving-tools.ts';
import { openMoving } from '../src/features/food/order/moving/open-moving.ts';
import { orderModel } from '../src/features/food/order/order.model.ts';
import { OrderStore } from '../src/features/food/order/order-store.service.ts';
import { invoiceModel, seriesModel } from '../src/features/food/order/papers/invoice.model.ts';
import { openPapers } from '../src/features/food/order/papers/open-papers.ts';
import { Rush } from '../src/features/food/order/rush.ts';
import { proofSigning } from '../src/features/food/order/proof-signing.ts';
import { PastStallStore } from '../src/features/food/past-stall-store.service.ts';
import { StallStore } from '../src/features/food/stall-store.service.ts';
import { createManualClock } from './manual-clock.ts';
import { orderForTests, type OrderWanted, putStall } from './order-for-tests.ts';
import { startTestStore } from './start-test-store.ts';
import { connectStore } from './test-engine.ts';

export const vic: Doer = { role: 'vendor', userid: 'vic' };
export const ann: Doer = { role: 'student', userid: 'ann' };

type OneOf<Type, Event = OrderEvent> = Event extends { readonly type: infer Known }
  ? Type extends Known
    ? Event
    : never
  : never;

/** What somebody does, under a name of its own. */
export const deed = <Type extends OrderEvent['type']>(
  type: Type,
  more: Omit<OneOf<Type>, 'id' | 'type'>,
): OneOf<Type> => ({ id: newId(), type, ...more }) as OneOf<Type>;

/** What a process has done outside. */
interface Outside {
  readonly told: ({ readonly userid: string } & NewNotification)[];
  readonly back: { readonly key: string; readonly items: readonly unknown[] }[];
  readonly audited: Audited[];
  readonly moved: ({ readonly userids: readonly string[] } & OrderMoved)[];
}

interface Given {
  readonly orders?: (connection: Connection) => OrderStore;
  readonly ports?: (outside: Outside) => Partial<MovingPorts>;
}

/** A store with a stall, and processes that move its orders on. */
export const openKitchenBench = async () => {
  const store = await startTestStore();
  const first = await connectStore(store.uri);
  const models = [orderModel, invoiceModel, seriesModel, courierModel, jobModel] as const;
  for (const model of models) await model(first).createIndexes();
  const clock = createManualClock(noon);
  const stallid = await putStall(first, vic.userid);
  const opened: (() => Promise<void>)[] = [];

  /** One process. */
  const open = async (given: Given = {}) => {
    const connection = await connectStore(store.uri);
    const logged: string[] = [];
    const log = createLog('debug', { write: (line) => void logged.push(line) });
    const jobs = new JobQueue({ connection, clock, log, secret: 'a secret' });
    const background = createBackground(log);
    const outside: Outside = { told: [], back: [], audited: [], moved: [] };
    const orders = given.orders?.(connection) ?? new OrderStore(connection);
    const tools = {
      orders,
      people: new PeopleService(connection),
      stalls: new StallStore(connection),
      past: new PastStallStore(connection),
      clock,
    };
    const moving = openMoving(connection, {
      rush: new Rush(clock),
      ...tools,
      papers: openPapers(connection, tools).writing,
      audit: async (audited) => void outside.audited.push(audited),
      notify: async (userid, told) => void outside.told.push({ userid, ...told }),
      notifyOrFail: async (userid, told) => void outside.told.push({ userid, ...told }),
      money: () => null,
      giveBack: async (_orderid, key, items) => void outside.back.push({ key, items }),
      tellMoved: (userids, moved) => void outside.moved.push({ userids, ...moved }),
      ...given.ports?.(outside),
      signing: proofSigning('a secret'),
      jobs,
      limits: limitsInMemory(clock),
      log,
      background,
    });
    jobs.start();
    const close = async (): Promise<void> => {
      await jobs.close(1_000);
      await background.close();
      await connection.close();
    };
    opened.push(close);
    return { ...moving, ...outside, orders, logged, close };
  };

  return {
    clock,
    stallid,
    connection: first,
    open,
    orders: new OrderStore(first),
    /** An order that is placed there now, as it is stored. */
    order: (given: OrderWanted = {}): OrderState =>
      orderForTests({ stallid, placedAt: clock.now(), ...given }),
    /** What is stored of an order. */
    record: (orderid: string) => orderModel(first).findById(orderid).lean(),
    close: async () => {
      for (const close of opened) await close();
      await first.close();
      await store.close();
    },
  };
};

export type KitchenBench = Awaited<ReturnType<typeof openKitchenBench>>;
export type KitchenProcess = Awaited<ReturnType<KitchenBench['open']>>;
