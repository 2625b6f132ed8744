import type { Invoice } from '@sets/shared/food/order/invoice.contract.ts';
import type {
  KitchenBoard,
  MovedOrder,
  ScannedOrder,
} from '@sets/shared/food/order/ordering.contract.ts';
import type { KitchenOrder } from '@sets/shared/food/order/own-order.contract.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { putFoodSchool } from './food-stage.ts';
import { newSheetid } from './new-sheetid.ts';
import { cartForTests, lineForTests, orderStage } from './order-stage.ts';
import type { Person, TestApp } from './start-test-app.ts';

type Who = Person | null;

/** A name of an attempt, as clients make them. */
export const newAttempt = newSheetid;

/** The calls by which orders are moved on, as people make them. */
export const movingCalls = ({ ask }: Pick<ReturnType<typeof orderStage>, 'ask'>) => {
  const moves = (who: Who, path: string, body: object) => ask<MovedOrder>(who, 'POST', path, body);
  const step = (who: Who, orderid: string, type: string, more: object = {}) =>
    moves(who, 'step', { orderid, type, attempt: newAttempt(), ...more });
  return {
    step,
    board: (who: Who, stallid: string) => ask<KitchenBoard>(who, 'GET', `kitchen/${stallid}`),
    delivered: (who: Who, orderId: string, more: object = {}) =>
      moves(who, 'delivered', { orderId, ...more }),
    scanned: (who: Who, proof: unknown) => ask<ScannedOrder>(who, 'POST', 'scanned', { proof }),
    here: (who: Who, orderid: string) => moves(who, 'iamhere', { orderid }),
    cancel: (who: Who, orderid: string, more: object = {}) =>
      moves(who, 'cancelorder', { orderid, paymentid: '', ...more }),
    refund: (who: Who, orderid: string, more: object = {}) =>
      moves(who, 'refund', { orderid, reason: 'It was cold', ...more }),
    answer: (who: Who, orderid: string, more: object = {}) =>
      moves(who, 'answer', {
        orderid,
        asked: 'cancel',
        askedAt: new Date().toISOString(),
        agrees: true,
        reason: '',
        attempt: newAttempt(),
        ...more,
      }),
    deliveries: (who: Who) => ask<{ orders: KitchenOrder[] }>(who, 'GET', 'deliveries'),
    nameCourier: (who: Who, stallid: string, email: string) =>
      ask<KitchenBoard>(who, 'POST', `courier/${stallid}`, { email }),
    removeCourier: (who: Who, stallid: string, userid: string) =>
      ask<KitchenBoard>(who, 'DELETE', `courier/${stallid}/${userid}`),
    invoice: (who: Who, orderid: string) => ask<Invoice>(who, 'GET', `invoice/${orderid}`),
    /** Those steps one after the other, of which none may be refused. */
    steps: async (who: Person, orderid: string, ...types: string[]): Promise<void> => {
      for (const type of types) {
        const { status, body } = await step(who, orderid, type);
        if (status !== 200) throw new Error(`${type} answered ${status}: ${body.msg}`);
      }
    },
  };
};

/** A stall that also brings what it sells, its vendor, and those who order there. */
export const openKitchen = async (app: TestApp) => {
  const stage = orderStage(app);
  const calls = movingCalls(stage);
  const [vendor, otherVendor] = [await stage.vendor(), await stage.vendor()];
  const school = await putFoodSchool(app);
  const [ann, eve] = [await stage.hungry(school), await stage.hungry(school)];
  const stallid = await stage.stallOf(vendor, school, {
    delivery: { price: 200, tax: 1_900 },
    seller: { name: 'Werk', address: 'Am Markt 1', taxNumber: 'DE1' },
  });
  const itemid = await stage.itemOf(vendor, stallid);
  const lines = [lineForTests(itemid)];
  return {
    ...calls,
    stage,
    school,
    vendor,
    otherVendor,
    ann,
    eve,
    stallid,
    /** One of ann's, to pick up. */
    order: (): Promise<OwnOrder> => stage.placed(ann, cartForTests(stallid, lines)),
    /** One of ann's, that is brought. */
    brought: (): Promise<OwnOrder> => {
      const had = { type: 'delivery', place: 'Room 7' } as const;
      return stage.placed(ann, cartForTests(stallid, lines, { had, total: 550 }));
    },
    isReady: (orderid: string): Promise<void> =>
      calls.steps(vendor, orderid, 'accept', 'prepare', 'ready', 'take-money'),
    /** So that ann has not too many open orders. */
    over: (orderid: string) => calls.cancel(vendor, orderid),
  };
};
