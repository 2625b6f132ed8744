import type { Connection } from 'mongoose';
import { SingleFlight } from '../../../../core/single-flight.ts';
import type { PersonalData } from '../../../../core/personal-data.ts';
import type { RouteGroup } from '../../../../core/route.ts';
import type { ReadOrder } from '../order-store.service.ts';
import type { WrittenOrders } from '../written-orders.ts';
import { OrderChanges } from './change-order.service.ts';
import { CodeReading } from './code-reading.service.ts';
import { CourierStore } from './courier-store.service.ts';
import { courierPersonalData } from './couriers.personal-data.ts';
import { Couriers } from './couriers.service.ts';
import { Kitchen } from './kitchen.service.ts';
import { MovedViews } from './moved-views.service.ts';
import { MovingOrders } from './moving-orders.service.ts';
import { movingRoutes } from './moving.routes.ts';
import type { MovingTools } from './moving-tools.ts';
import { OrderEffects } from './order-effects.service.ts';
import { OrdersOfGoneStall } from './orders-of-gone-stall.service.ts';
import { OrderWorker } from './order-worker.service.ts';
import { WorkPlan } from './work-plan.service.ts';

export interface Moving {
  readonly routes: RouteGroup;
  readonly work: WrittenOrders;
  readonly personalData: PersonalData;
  /** For tests, and for whoever moves orders on by other ways. */
  readonly changes: OrderChanges;
  readonly worker: OrderWorker;
  readonly couriers: CourierStore;
  /** What becomes of the orders of a stall that is gone. */
  readonly gone: OrdersOfGoneStall;
}

/** Tells those whose an order is, and whoever sells it. */
const tellWhose = ({ stalls, tellMoved, background }: MovingTools) => {
  // In a rush many are told of one stall at the same moment.
  const vendors = new SingleFlight<string | undefined>();
  const vendorOf = async (stallid: string) => (await stalls.find(stallid))?.vendor;
  return ({ order, revision }: ReadOrder): void => {
    const { orderid, userid, courier, stallid } = order;
    background.run('an order was moved on', async () => {
      const vendor = await vendors.run(stallid, () => vendorOf(stallid));
      const whose = [userid, courier, vendor].flatMap((each) => each || []);
      tellMoved([...new Set(whose)], { orderid, revision });
    });
  };
};

/** All that becomes of orders once they are placed. */
export const openMoving = (connection: Connection, tools: MovingTools): Moving => {
  const plan = new WorkPlan(tools);
  const tell = tellWhose(tools);
  const moved = (written: ReadOrder, isSeen = true): void => {
    worker.nudge(written);
    if (isSeen) tell(written);
  };
  const changes = new OrderChanges({ ...tools, ahead: plan.ahead, moved });
  const effects = new OrderEffects(tools);
  const worker = new OrderWorker({ ...tools, changes, effects, plan });
  const couriers = new CourierStore(connection);
  const views = new MovedViews(tools);
  const parts = { ...tools, changes, couriers, views };
  const kitchen = new Kitchen(parts);
  const routes = movingRoutes({
    moving: new MovingOrders(parts),
    codes: new CodeReading(parts),
    kitchen,
    couriers: new Couriers({ ...parts, kitchen }),
  });
  return {
    routes,
    work: { ahead: plan.ahead, moved },
    personalData: courierPersonalData(couriers),
    changes,
    worker,
    couriers,
    gone: new OrdersOfGoneStall(parts),
  };
};
