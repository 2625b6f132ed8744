import { nextDueOf } from '@sets/shared/food/order/order-machine.ts';
import { owedBack } from '@sets/shared/food/order/order-owed.ts';
import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ann, deed, vic } from '../../../../../test/kitchen-bench.ts';
import {
  openPayingBench,
  type PayingBench,
  type PayingProcess,
} from '../../../../../test/paying-bench.ts';
import type { SignedEvent } from '../../../../../test/stripe-stand-in.ts';
import { leftAtStripe } from '../../../../../test/stripe-stand-in-payments.ts';
import { lease } from '../moving/order-worker.service.ts';

/* Whatever people, banks and Stripe do, and however its events come: the money is where both sides say that it is. */

let bench: PayingBench;
let processes: PayingProcess[];
beforeAll(async () => {
  bench = await openPayingBench();
  processes = [await bench.open(), await bench.open()];
});
afterAll(() => bench.close());

const acts = [
  'ask',
  'pay',
  'event',
  'event',
  'accept',
  'cancel',
  'refund',
  'by hand',
  'dispute',
  'win',
  'lose',
  'away',
  'lose answers',
  'forget keys',
] as const;
type Act = (typeof acts)[number];
type Step = readonly [act: Act, chance: number];

/** One order, and what Stripe has to tell of it. */
const openRun = async () => {
  const order = await bench.placed();
  const { payments } = bench.stripe.state;
  const events: SignedEvent[] = [];
  const own = () =>
    [...payments.pages.values()].filter((page) => page.client_reference_id === order.orderid);
  /** The page that somebody was sent to. */
  const known = async () => {
    const { paymentid } = await bench.now(order);
    return own().find(({ id }) => id === paymentid);
  };
  const intent = (): string | null =>
    own().find((each) => each.payment_intent)?.payment_intent ?? null;
  const disputes = () =>
    [...payments.disputes.values()].filter((each) => each.payment_intent === intent());
  const tell = (type: string, about: object) => events.push(bench.stripe.foodEvent(type, about));
  const end = (status: 'won' | 'lost') => {
    const open = disputes().find((each) => each.status === 'needs_response');
    if (open !== undefined) tell('charge.dispute.closed', Object.assign(open, { status }));
  };
  return { order, events, own, known, intent, disputes, tell, end };
};
type Run = Awaited<ReturnType<typeof openRun>>;

const sumOf = (list: readonly { readonly amount: number }[]): number =>
  list.reduce((sum, { amount }) => sum + amount, 0);

/** What Stripe itself has of an order, in and out. */
const booksOf = ({ own }: Run) => {
  const { payments } = bench.stripe.state;
  const intents = own().flatMap((page) => payments.intents.get(page.payment_intent ?? '') ?? []);
  const isOwn = (each: { readonly payment_intent: string }): boolean =>
    intents.some(({ id }) => id === each.payment_intent);
  const refunds = [...payments.refunds.values()].filter(isOwn);
  const disputes = [...payments.disputes.values()].filter(isOwn);
  const lost = disputes.filter(({ status }) => status === 'lost');
  return {
    taken: intents.reduce((sum, { amount_received: amount }) => sum + amount, 0),
    back: sumOf(refunds.filter(({ status }) => status === 'succeeded')) + sumOf(lost),
    /** Those that this server has asked for. */
    asked: refunds.flatMap(({ metadata: { key }, amount }) => (key ? [{ key, amount }] : [])),
  };
};

const atStripe = async (run: Run, act: Act, chance: number): Promise<void> => {
  const { intent, tell } = run;
  const page = await run.known();
  if (act === 'pay' && page?.url) {
    tell('checkout.session.completed', bench.stripe.payPage(page.url).page);
  }
  const paid = intent();
  if (act === 'lose answers') bench.stripe.loseAnswers(1 + (chance % 3));
  if (paid === null) return;
  // Not before: a page ends long before Stripe forgets that it was asked for.
  if (act === 'forget keys') bench.stripe.forgetKeys();
  const left = leftAtStripe(bench.stripe.state.payments, paid);
  const part = Math.ceil((left * (chance + 1)) / 10);
  if (left <= 0) return;
  if (act === 'by hand') tell('refund.created', bench.stripe.refundByHand(paid, part));
  if (act === 'dispute') tell('charge.dispute.created', bench.stripe.dispute(paid, part));
};

/** What people do; that something of it is refused is no fault. */
const here = async (run: Run, act: Act, chance: number): Promise<void> => {
  const { order, events } = run;
  const process = processes[chance % 2]!;
  const { orderid } = order;
  if (act === 'ask') await process.pay(order);
  const event = events[chance % Math.max(1, events.length)];
  if (act === 'event' && event !== undefined) await process.receive(event);
  if (act === 'accept') await process.changes.change(orderid, deed('accept', {}), vic);
  if (act === 'cancel') {
    const by = chance % 3 === 0 ? vic : ann;
    await process.changes.change(orderid, deed('cancel', { paymentid: null, reason: '' }), by);
  }
  if (act === 'refund') {
    const refund = deed('refund', { lines: [chance % 2], reason: 'Cold' });
    await process.changes.change(orderid, refund, vic);
  }
};

/** At any moment, whatever this server has not heard of yet. */
const holds = async (run: Run): Promise<void> => {
  const { order, own } = run;
  const before = booksOf(run);
  const { ledger } = await bench.now(order);
  const { paid, delivered, refunded, returning, disputed, open } = await bench.sums(order);
  const { taken, back, asked } = booksOf(run);
  expect(paid).toBe(delivered + refunded + returning + disputed + open);
  // Nothing is believed that Stripe does not have.
  expect(paid).toBeLessThanOrEqual(taken);
  expect(refunded).toBeLessThanOrEqual(back);
  expect(back).toBeLessThanOrEqual(taken);
  expect(own().filter(({ status }) => status === 'complete').length).toBeLessThanOrEqual(1);
  // What goes back was noted before with its sum, and goes back once.
  const noted = ledger.refunds.map(({ key, amount }) => ({ key, amount }));
  expect(noted).toEqual(expect.arrayContaining(before.asked));
  expect(new Set(asked.map(({ key }) => key)).size).toBe(asked.length);
};

const settle = async (order: OrderState): Promise<void> => {
  const outbox = async () => {
    // What got no answer is tried again a minute later, and what was refused much later.
    const next = (nextDueOf(await bench.now(order)) ?? 0) - bench.clock.now();
    bench.clock.advance(next > lease ? next : lease / 10);
    for (const process of processes) await process.workOff(order);
    return (await bench.now(order)).outbox;
  };
  await expect.poll(outbox, { timeout: 30_000 }).toEqual([]);
};

/** Stripe answers again, everything was told, and what is to be done is done: both sides say the same. */
const agree = async (run: Run): Promise<void> => {
  const { order, events, intent, end, disputes } = run;
  bench.stripe.failWith(null);
  bench.stripe.loseAnswers(0);
  while (disputes().some(({ status }) => status === 'needs_response')) end('won');
  // Signed at the time at which they are sent: Stripe signs a repeat anew.
  for (const { body } of events.splice(0)) {
    const { id, type, data } = JSON.parse(body) as {
      id: string;
      type: string;
      data: { object: object };
    };
    await processes[0]!.receive(bench.stripe.foodEvent(type, data.object, id));
  }
  await settle(order);
  // What was refused went out again by itself: nothing was left to the vendor.
  expect(owedBack(await bench.now(order))).toEqual([]);
  await holds(run);
  const id = intent();
  const { payments } = bench.stripe.state;
  const left = id === null ? 0 : leftAtStripe(payments, id);
  const sums = await bench.sums(order);
  const { taken, back } = booksOf(run);
  expect(sums).toMatchObject({ paid: taken, refunded: back, returning: 0, disputed: 0 });
  expect(sums.open + sums.delivered).toBe(left);
  const { status } = await bench.now(order);
  if (status === 'cancelled' || status === 'refunded') expect(left).toBe(0);
};

test('whatever happens in whichever order: nothing is paid twice, nothing goes back twice, nothing is lost', async () => {
  const step = fc.tuple(fc.constantFrom(...acts), fc.nat({ max: 9 }));
  const run = async (steps: readonly Step[]): Promise<void> => {
    const opened = await openRun();
    // Most of what can go wrong needs a payment that has begun.
    const [all, away]: [Step[], { is: boolean }] = [[['ask', 0], ...steps], { is: false }];
    for (const [act, chance] of all) {
      if (act === 'away') {
        away.is = !away.is && chance < 3;
        bench.stripe.failWith(away.is ? 503 : null);
      }
      if (act === 'win' || act === 'lose') opened.end(act === 'win' ? 'won' : 'lost');
      await atStripe(opened, act, chance);
      await here(opened, act, chance).catch(() => {});
      await holds(opened);
    }
    await agree(opened);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), run), {
    numRuns: 15,
    endOnFailure: true,
  });
}, 180_000);
