import type { Cart } from '@sets/shared/food/order/order.contract.ts';
import type { PlacedOrder } from '@sets/shared/food/order/ordering.contract.ts';

/** What somebody sends to place an order, and from where. */
export interface Sent {
  readonly orderid: string;
  readonly cart: Cart;
  readonly address: string;
}

/** An order that waits to be placed, and what becomes of it. */
export class WaitingOrder {
  readonly userid: string;
  readonly sent: Sent;
  #answer: (() => PlacedOrder) | null = null;

  constructor(userid: string, sent: Sent) {
    this.userid = userid;
    this.sent = sent;
  }

  get isAnswered(): boolean {
    return this.#answer !== null;
  }

  tell(answer: PlacedOrder): void {
    this.#answer = () => answer;
  }

  /** `why`: an AppError, for whoever has sent it. */
  refuse(why: unknown): void {
    this.#answer = () => {
      throw why;
    };
  }

  /** The work of one, so that its failure is nobody else's. */
  async alone(work: () => void | Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.refuse(error);
    }
  }

  /** @throws what it was refused with */
  get answer(): PlacedOrder {
    if (this.#answer === null) throw new Error('An order was not answered.');
    return this.#answer();
  }
}

/** Those of them that have no answer yet. */
export const unanswered = (waiting: readonly WaitingOrder[]): WaitingOrder[] =>
  waiting.filter(({ isAnswered }) => !isAnswered);
