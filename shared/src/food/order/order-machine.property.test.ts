import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasFailed, isDisputed, leftOf, sumsOf } from './ledger.ts';
import { isCalledOff, lacksMoney, refundedLines } from './order-change.ts';
import { dueOf } from './order-machine.ts';
import type { OrderState } from './order-state.ts';
import type { OrderStatus } from './order.contract.ts';
import { deeds as properDeeds, happenings } from './testing/happenings.ts';
import { type Happening, OrderWorld } from './testing/order-world.ts';
import { ann, nameOf, orderOf, seen, gateway, vendor } from './testing/orders.ts';

const kinds = fc.record({
  pay: fc.constantFrom('card', 'card', 'counter'),
  had: fc.constantFrom({ type: 'pick-up' } as const, {
    type: 'delivery' as const,
    place: 'Library',
  }),
});

/** The ways from one status to another; those of an undo are the same ways back. */
const ways: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ['paid', 'accepted', 'cancelled'],
  paid: ['accepted', 'cancelled', 'refunded'],
  accepted: ['preparing', 'cancelled', 'refunded'],
  preparing: ['ready', 'cancelled', 'refunded'],
  ready: ['under-way', 'delivered', 'cancelled', 'refunded'],
  'under-way': ['delivered', 'cancelled', 'refunded'],
  delivered: ['refunded'],
  cancelled: [],
  refunded: [],
};
const sumsOfOrder = ({ ledger, paymentid, deliveredAt }: OrderState) =>
  sumsOf(ledger, { paymentid, isDelivered: deliveredAt !== null });

const total = (list: readonly { readonly amount: number }[]): number =>
  list.reduce((sum, { amount }) => sum + amount, 0);

/** Asked many thousand times: an `expect` for each would take longer than all that is tested. */
const holds = (what: string, isSo: boolean, order: OrderState): void => {
  if (!isSo) throw new Error(`${what}: ${JSON.stringify(order)}`);
};

type Refund = OrderState['ledger']['refunds'][number];
const isIn =
  (...statuses: string[]) =>
  ({ status }: { readonly status: string }): boolean =>
    statuses.includes(status);

/** Added up anew here, where nothing more is gone of a payment than it was. */
const proveSums = (order: OrderState): void => {
  const { payments, refunds, disputes } = order.ledger;
  const gone = [
    ...refunds.filter((each) => !hasFailed(each)),
    ...disputes.filter(isIn('open', 'lost')),
  ];
  const isPlain = payments.every(
    ({ paymentid, amount }) => total(gone.filter((each) => each.paymentid === paymentid)) <= amount,
  );
  if (!isPlain) return;
  const { paid, refunded, returning, disputed, delivered, open } = sumsOfOrder(order);
  const back = total(refunds.filter(isIn('succeeded'))) + total(disputes.filter(isIn('lost')));
  const onItsWay = total(refunds.filter(isIn('asked', 'pending')));
  const held = total(disputes.filter(isIn('open')));
  holds('paid is what came in', paid === total(payments), order);
  holds('refunded is what is back', refunded === back, order);
  holds('returning is what is on its way', returning === onItsWay, order);
  holds('disputed is what the gateway holds', disputed === held, order);
  holds('the rest is the stall’s', delivered + open === total(payments) - total(gone), order);
};

/** What is asked back anew is there: not back, not on its way, nor taken by a bank, as far as it is known. */
const proveAsked = (before: OrderState, { ledger, ...order }: OrderState): void => {
  const known = new Set(before.ledger.refunds.map(({ key }) => key));
  const isNew = ({ key, status, paymentid }: Refund): boolean =>
    !known.has(key) && (status === 'asked' || paymentid === 'counter');
  for (const { paymentid, amount } of ledger.payments) {
    const of = (each: { readonly paymentid: string }): boolean => each.paymentid === paymentid;
    const fresh = ledger.refunds.filter((each) => of(each) && isNew(each));
    const others = ledger.refunds.filter((each) => of(each) && !isNew(each) && !hasFailed(each));
    const taken = ledger.disputes.filter((each) => of(each) && each.status !== 'won');
    const left = amount - total(others) - total(taken);
    const isThere = fresh.length === 0 || total(fresh) <= left;
    holds('no more is asked back than is left', isThere, { ...order, ledger });
  }
};

const proveMoney = (before: OrderState, order: OrderState): void => {
  proveSums(order);
  proveAsked(before, order);
  for (const { paymentid, amount } of order.ledger.payments) {
    const of = (each: { readonly paymentid: string }): boolean => each.paymentid === paymentid;
    const back = order.ledger.refunds.filter((each) => of(each) && each.status === 'succeeded');
    const lost = order.ledger.disputes.filter((each) => of(each) && each.status === 'lost');
    holds('no more back than was paid', total([...back, ...lost]) <= amount, order);
  }
};

const isPaidAtGateway = ({ gateway: books, order }: OrderWorld): boolean =>
  [...books.charges.values()].includes(order.total);

const proveStatus = (world: OrderWorld, before: OrderState, happening: Happening): void => {
  const { order } = world;
  const { status, pay } = order;
  const isWay = status === before.status || ways[before.status].includes(status);
  const isWayBack = happening.type === 'undoes' && ways[status].includes(before.status);
  holds(`there is a way from ${before.status} to ${status}`, isWay || isWayBack, order);
  const isAccepted = status !== 'placed' && status !== 'cancelled';
  const isPaid = isPaidAtGateway(world);
  holds('a card’s order is accepted paid', pay === 'counter' || !isAccepted || isPaid, order);
  holds('it is handed over paid', status !== 'delivered' || order.paidAt !== null, order);
  const goesOn = ['preparing', 'under-way', 'delivered'].includes(status);
  const isNew = status !== before.status && happening.type !== 'undoes';
  holds('nothing is done for money that is gone', !goesOn || !isNew || !lacksMoney(before), order);
  holds(
    'what is picked up is not brought',
    status !== 'under-way' || order.deliverTo !== null,
    order,
  );
};

/** Each piece is in the stock, or held by the order, or was cooked; never both. */
const proveStock = ({ order, stock }: OrderWorld): void => {
  for (const [itemid, count] of [
    [nameOf('item'), 1],
    [nameOf('other'), 2],
  ] as const) {
    const isHeld = order.lines.some((line) => line.itemid === itemid && line.holdsStock);
    expect(stock.get(itemid)).toBe(isHeld ? 0 : count);
  }
};

/** What the gateway has failed at too often is left to the vendor, who has it tried again. */
const comesToRest = (world: OrderWorld): void => {
  world.comesToRest();
  const id = `owed${world.order.steps.length}`;
  world.tell({ id, type: 'refund', lines: [], reason: '' }, vendor);
  world.comesToRest();
};

/** While a bank decides of a payment nothing of it goes out, so no try is used up. */
const proveHeld = ({ order }: OrderWorld): void => {
  for (const each of dueOf(order, Number.MAX_SAFE_INTEGER)) {
    const isHeld = each.type === 'refund' && isDisputed(order.ledger, each.paymentid);
    holds('nothing goes out of what a bank decides', !isHeld, order);
  }
};

const proveAtRest = (world: OrderWorld): void => {
  const { order, gateway: books } = world;
  const sums = sumsOfOrder(order);
  const byHand = order.ledger.payments.filter(({ by }) => by === 'counter');
  const backByHand = order.ledger.refunds.filter(({ paymentid }) => paymentid === 'counter');
  // As the gateway has it in its own books.
  expect(sums.paid).toBe(books.charged() + total(byHand));
  expect(sums.refunded).toBe(books.back() + total(backByHand));
  expect(sums.disputed).toBe(total(books.disputes.filter(({ status }) => status === 'open')));
  // What was asked for waits for the bank, too.
  if (books.disputes.every(({ status }) => status !== 'open')) expect(sums.returning).toBe(0);
  for (const { paymentid } of order.ledger.payments) {
    const mayStay = !isCalledOff(order) && paymentid === order.paymentid && order.paidAt !== null;
    if (mayStay || books.isDisputed(paymentid)) continue;
    expect(leftOf(order.ledger, paymentid)).toBe(0);
  }
  if (order.paidAt !== null) {
    const paying = order.ledger.payments.filter((each) => each.paymentid === order.paymentid);
    expect(paying.map(({ amount }) => amount)).toEqual([order.total]);
  }
  proveStock(world);
};

test('whatever happens in whatever order, and however often: no money is lost, paid twice or given back twice', () => {
  fc.assert(
    fc.property(kinds, happenings, (kind, all) => {
      const world = new OrderWorld(orderOf(kind));
      for (const happening of all) {
        const before = world.order;
        world.happens(happening);
        proveMoney(before, world.order);
        proveStatus(world, before, happening);
        proveHeld(world);
      }
      comesToRest(world);
      proveMoney(world.order, world.order);
      proveAtRest(world);
      // What waited for a bank goes back once that has decided.
      const isOpen = () => world.gateway.disputes.some(({ status }) => status === 'open');
      while (isOpen()) world.happens({ type: 'decides', isWon: true });
      comesToRest(world);
      proveAtRest(world);
    }),
    { numRuns: 500 },
  );
}, 30_000);

test('as long as the gateway does what it is asked, what went back is the price of what was called off', () => {
  fc.assert(
    fc.property(kinds, properDeeds, (kind, all) => {
      const world = new OrderWorld(orderOf(kind));
      if (kind.pay === 'card') {
        world.happens({ type: 'charges', paymentid: 'pi', amount: 'total' });
        world.happens({ type: 'looks', paymentid: 'pi', back: 0 });
      }
      for (const happening of all) world.happens(happening);
      world.comesToRest();
      const { order } = world;
      const { paid, delivered, refunded, open } = sumsOfOrder(order);
      const lines = [...refundedLines(order)].map((place) => order.lines[place]?.total ?? 0);
      const back = isCalledOff(order) ? paid : lines.reduce((sum, each) => sum + each, 0);
      expect(paid).toBe(order.paidAt === null ? 0 : order.total);
      expect(refunded).toBe(back);
      const isHandedOver = order.deliveredAt !== null;
      expect({ delivered, open }).toEqual(
        isHandedOver ? { delivered: paid - back, open: 0 } : { delivered: 0, open: paid - back },
      );
    }),
    { numRuns: 500 },
  );
});

test('what was done changes nothing when it is told again, whatever has come since', () => {
  fc.assert(
    fc.property(kinds, happenings, (kind, all) => {
      const world = new OrderWorld(orderOf(kind));
      const deeds: Extract<Happening, { readonly type: 'does' }>[] = [];
      for (const happening of all) {
        const before = world.order;
        world.happens(happening);
        if (happening.type === 'does' && world.order !== before) deeds.push(happening);
        const now = world.order;
        for (const { event, by } of deeds) world.tell(event, by);
        holds('what is told again changes nothing', world.order === now, world.order);
      }
      const told = world.order;
      for (const { paymentid } of told.ledger.payments) {
        world.see(world.gateway.look(paymentid));
        const seenOnce = world.order;
        world.see(world.gateway.look(paymentid));
        expect(world.order).toBe(seenOnce);
      }
    }),
    { numRuns: 150 },
  );
});

test('each thing to be done outside has a name of its own', () => {
  fc.assert(
    fc.property(kinds, happenings, (kind, all) => {
      const world = new OrderWorld(orderOf(kind));
      const names = new Set<string>();
      let known = new Set<string>();
      for (const happening of all) {
        world.happens(happening);
        const now = new Set(world.order.outbox.map(({ key }) => key));
        expect(now.size).toBe(world.order.outbox.length);
        for (const key of now) {
          // A try that was taken back before anybody had begun it comes again under its name.
          const mayComeAgain = /:(?:back|again):/.test(key);
          if (!known.has(key) && !mayComeAgain) expect(names.has(key)).toBe(false);
          names.add(key);
        }
        known = now;
      }
    }),
    { numRuns: 100 },
  );
});

test('looks that come late, twice, or in another order come to the same', () => {
  const fresh = () => orderOf();
  fc.assert(
    fc.property(happenings, fc.array(fc.nat(20), { maxLength: 20 }), (all, order) => {
      const world = new OrderWorld(fresh());
      const looks = all.flatMap((happening) => {
        if (happening.type === 'does') return [];
        world.happens(happening);
        return [world.gateway.look('pi')];
      });
      if (looks.length === 0) return;
      const last = looks.at(-1)!;
      const moneyAfter = (given: typeof looks): ReturnType<typeof sumsOf> => {
        const other = new OrderWorld(fresh());
        // Called off, so that the order itself keeps no payment, whichever look came first.
        other.tell({ id: 'c', type: 'cancel', paymentid: null, reason: '' }, ann);
        for (const payment of given) other.tell(seen(0, payment), gateway);
        const { refunded, disputed, paid } = sumsOfOrder(other.order);
        return { ...sumsOfOrder(other.order), refunded, disputed, paid, returning: 0, open: 0 };
      };
      const mixed = order.flatMap((place) => looks[place] ?? []);
      expect(moneyAfter([...mixed, last, ...mixed])).toEqual(moneyAfter([last]));
    }),
    { numRuns: 100 },
  );
});
