import { sumsOfOrder } from '@sets/shared/food/order/order-sums.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import { createLog } from '../src/core/log.ts';
import { foodPaymentEventModel } from '../src/features/food/order/paying/payment-event.model.ts';
import type { MoneyWork } from '../src/features/food/order/paying/money-work.ts';
import { openPaying } from '../src/features/food/order/paying/open-paying.ts';
import { proofSigning } from '../src/features/food/order/proof-signing.ts';
import { StallStore } from '../src/features/food/stall-store.service.ts';
import { openKitchenBench } from './kitchen-bench.ts';
import { type SignedEvent, startStripeStandIn } from './stripe-stand-in.ts';

const base = 'https://sets.example';

/** A store with a stall, a stand-in for Stripe, and processes that have its orders paid by card. */
export const openPayingBench = async () => {
  const bench = await openKitchenBench();
  const stripe = await startStripeStandIn(bench.clock);

  /** One process. */
  const open = async () => {
    let work: MoneyWork | null = null;
    const kitchen = await bench.open({ ports: () => ({ money: () => work }) });
    const log = createLog('debug', { write: (line) => void kitchen.logged.push(line) });
    const opened = openPaying(
      bench.connection,
      { foodStripe: stripe.foodConfig, publicUrl: null },
      {
        orders: kitchen.orders,
        stalls: new StallStore(bench.connection),
        changes: kitchen.changes,
        signing: proofSigning('a secret'),
        clock: bench.clock,
        log,
      },
    );
    if (opened.parts === null) throw new Error('There is no payment provider.');
    work = opened.work;
    const { paying, events } = opened.parts;
    const pay = ({ orderid }: OrderState, at = base) => paying.pay({ userid: 'ann' }, orderid, at);
    return {
      ...kitchen,
      pay,
      /** Somebody pays it at Stripe; nobody has told so yet. */
      paidInSilence: async (order: OrderState) =>
        stripe.payPage((await pay(order)).url ?? 'no page'),
      receive: ({ body, headers }: SignedEvent) =>
        events.receive(Buffer.from(body), headers['stripe-signature']),
      /** What is due of it is done, by this process. */
      workOff: ({ orderid }: OrderState) => kitchen.worker.workOff(orderid),
    };
  };

  const placed = async (given: Parameters<typeof bench.order>[0] = {}): Promise<OrderState> => {
    const order = bench.order({ pay: 'card', outbox: [], ...given });
    await bench.orders.insertAll([order]);
    return order;
  };

  return {
    ...bench,
    stripe,
    open,
    /** An order of ann's, to be paid by card: 1050 in all, of lines 400 and 600. */
    placed,
    /** As it is now. */
    now: async ({ orderid }: OrderState): Promise<OrderState> =>
      (await bench.orders.read(orderid)).order,
    sums: async ({ orderid }: OrderState) => sumsOfOrder((await bench.orders.read(orderid)).order),
    eventsKept: () => foodPaymentEventModel(bench.connection).countDocuments(),
    close: async () => {
      await bench.close();
      await stripe.close();
    },
  };
};

export type PayingBench = Awaited<ReturnType<typeof openPayingBench>>;
export type PayingProcess = Awaited<ReturnType<PayingBench['open']>>;
