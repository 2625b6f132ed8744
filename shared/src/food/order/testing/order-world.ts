import type { PaymentSeen } from '../ledger.ts';
import { carriedOut, claimed, decide, dueOf, nextDueOf } from '../order-machine.ts';
import type { Effect } from '../order-effects.ts';
import type { OrderEvent } from '../order-events.ts';
import type { Doer, OrderState } from '../order-state.ts';
import { FakeGateway } from './fake-gateway.ts';
import { courier, gateway, nameOf, noon, vendor } from './orders.ts';
import { type Stock, stockWith } from './stock-of-world.ts';

/** What happens in the world around an order, of people, of the gateway and of time. */
export type Happening =
  | { readonly type: 'does'; readonly event: OrderEvent; readonly by: Doer }
  | { readonly type: 'repeats'; readonly back: number }
  /** The kitchen does what comes next. */
  | { readonly type: 'goes-on' }
  | { readonly type: 'undoes' }
  | { readonly type: 'charges'; readonly paymentid: string; readonly amount: 'total' | number }
  | { readonly type: 'refunds-by-hand'; readonly amount: number }
  | { readonly type: 'arrives'; readonly place: number; readonly fails: boolean }
  | { readonly type: 'bounces'; readonly place: number }
  | { readonly type: 'disputes' }
  | { readonly type: 'decides'; readonly isWon: boolean }
  /** Somebody looks, now or at what was seen earlier. */
  | { readonly type: 'looks'; readonly paymentid: string; readonly back: number }
  /** Something of the outbox is done; it may die before it notes that. */
  | { readonly type: 'carries-out'; readonly place: number; readonly dies: boolean }
  | { readonly type: 'waits'; readonly ms: number };

/** An order with its gateway, its stock and its clock. */
export class OrderWorld {
  readonly gateway = new FakeGateway();
  order: OrderState;
  stock: Stock = new Map([
    [nameOf('item'), 0],
    [nameOf('other'), 0],
  ]);
  at = noon;
  readonly #looks: PaymentSeen[] = [];
  readonly #deeds: (readonly [OrderEvent, Doer])[] = [];
  readonly #given = new Set<string>();

  constructor(order: OrderState) {
    this.order = order;
  }

  /** Whether it was done. */
  tell(event: OrderEvent, by: Doer): boolean {
    const decided = decide(this.order, event, by, this.at);
    if (decided.ok) this.order = decided.value.order;
    return decided.ok;
  }

  see(payment: PaymentSeen): void {
    this.tell({ id: 'look', type: 'payment-seen', payment }, gateway);
  }

  /** As it is when it is claimed: something that was done before it may have changed it, or taken it back. */
  carryOut({ key: mine }: Effect, dies: boolean): void {
    const effect = this.order.outbox.find(({ key }) => key === mine);
    if (effect === undefined) return;
    this.order = claimed(this.order, effect.key, 'one', this.at);
    if (effect.type === 'refund') {
      const { paymentid, amount, key } = effect;
      const isDone = this.gateway.refund(paymentid, amount, key);
      if (!isDone) this.tell({ id: 'no', type: 'refund-failed', key }, gateway);
    }
    if (effect.type === 'look') this.see(this.gateway.look(effect.paymentid));
    if (effect.type === 'give-back-stock' && !this.#given.has(effect.key)) {
      this.#given.add(effect.key);
      this.stock = stockWith(this.stock, effect.items);
    }
    if (!dies) this.order = carriedOut(this.order, effect.key);
  }

  #goOn(): void {
    const name = `next${this.order.steps.length}`;
    const bringing: OrderEvent = { id: name, type: 'set-out', courier: courier.userid };
    const next: readonly OrderEvent[] = [
      ...(['take-money', 'accept', 'prepare', 'ready'] as const).map((type) => ({
        id: name,
        type,
      })),
      bringing,
      { id: name, type: 'deliver', code: null },
    ];
    const before = this.order;
    for (const event of next) {
      this.tell(event, vendor);
      if (this.order !== before) return;
    }
  }

  happens(happening: Happening): void {
    const { gateway: books } = this;
    switch (happening.type) {
      case 'does':
        this.#deeds.push([happening.event, happening.by]);
        this.tell(happening.event, happening.by);
        return;
      case 'repeats': {
        const deed = this.#deeds.at(-1 - happening.back);
        if (deed !== undefined) this.tell(...deed);
        return;
      }
      case 'goes-on':
        this.#goOn();
        return;
      case 'undoes':
        this.tell(
          { id: `u${this.at}`, type: 'undo', step: this.order.steps.at(-1)?.id ?? '' },
          vendor,
        );
        return;
      case 'charges':
        books.charge(
          happening.paymentid,
          happening.amount === 'total' ? this.order.total : happening.amount,
        );
        return;
      case 'refunds-by-hand':
        books.refund('pi', Math.min(happening.amount, books.left('pi')), null);
        return;
      case 'arrives':
        books.arrive(happening.place, happening.fails);
        return;
      case 'bounces':
        books.bounce(happening.place);
        return;
      case 'disputes':
        books.dispute('pi');
        return;
      case 'decides':
        books.decide(happening.isWon);
        return;
      case 'looks':
        this.#looks.push(books.look(happening.paymentid));
        this.see(this.#looks.at(-1 - happening.back) ?? books.look(happening.paymentid));
        return;
      case 'carries-out': {
        const due = dueOf(this.order, this.at);
        const effect = due[happening.place % Math.max(1, due.length)];
        if (effect !== undefined) this.carryOut(effect, happening.dies);
        return;
      }
      case 'waits':
        this.at += happening.ms;
    }
  }

  /** All that is due, and what waits for it. */
  #empties(): void {
    for (let most = this.order.outbox.length; most >= 0; most -= 1) {
      for (const effect of dueOf(this.order, this.at)) this.carryOut(effect, false);
    }
  }

  /** Until nothing is left to be done but what waits for a bank, with what is on its way arrived and looked at. */
  comesToRest(): void {
    this.at += 3_600_000;
    for (let round = 0; round < 20; round += 1) {
      this.#empties();
      while (this.gateway.refunds.some(({ status }) => status === 'pending')) {
        this.gateway.arrive(0, false);
      }
      for (const paymentid of this.gateway.charges.keys()) this.see(this.gateway.look(paymentid));
      const due = nextDueOf(this.order);
      if (due === null) return;
      this.at = Math.max(this.at, due);
    }
    throw new Error('It comes to no rest.');
  }
}
