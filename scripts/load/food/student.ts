import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from '@sets/shared/core/result.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { Cart } from '@sets/shared/food/order/order.contract.ts';
import type { PlacedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import { newFoodid } from '../../../server/test/food-stage.ts';
import { monotonic } from '../monotonic.ts';
import { type AskFood, askAs } from './ask-food.ts';
import { isClearRefusal, type Outcome, type Sender } from './food-judge.ts';
import type { SignedIn } from './food-stage.ts';
import type { Tap } from './rush.ts';

/** So long somebody tries before they give up, in ms: also while the server is killed and comes back. */
const patienceMs = 180_000;
/** From the first try to the next, in ms, where the server does not say when; then twice as long, up to the most. */
const again = { first: 200, most: 3_000 } as const;
/** What is told to try again later. */
const later: ReadonlySet<string> = new Set(['UNAVAILABLE', 'RATE_LIMITED']);

/** Somebody who places one order, and sends it again under the same id until there is an answer. */
export class Student {
  readonly orderid = newFoodid();
  readonly userid: string;
  readonly ask: AskFood;
  /** From sending until it was answered, of each tap whose answer was not cut off, in ms. */
  readonly waits: number[] = [];
  /** When it was first acknowledged, as `monotonic`; null where it was not. */
  placedAt: number | null = null;
  readonly #cart: Cart;
  readonly #numbers = new Set<number>();
  #outcome: Outcome = { as: 'unclear', why: 'nothing was sent' };

  constructor(address: string, { userid, token }: SignedIn, cart: Cart) {
    this.userid = userid;
    this.ask = askAs(address, token);
    this.#cart = cart;
  }

  /** As the judge sees them. */
  get told(): Sender {
    const { orderid, userid } = this;
    return { orderid, userid, numbers: [...this.#numbers], outcome: this.#outcome };
  }

  async tap(tap: Tap): Promise<void> {
    if (tap.how === 'cut') await this.#cut(tap.afterMs);
    const taps = tap.how === 'twice' ? 2 : 1;
    await Promise.all(Array.from({ length: taps }, () => this.again()));
  }

  /** Sends it until it is answered. */
  async again(): Promise<void> {
    const at = monotonic();
    for (let pauseMs: number = again.first; ; pauseMs = Math.min(2 * pauseMs, again.most)) {
      const reply = await this.#send().catch(() => null);
      if (reply !== null && (reply.ok || !later.has(reply.error.code))) {
        this.waits.push(monotonic() - at);
        return this.#note(reply);
      }
      const code = reply === null ? 'no answer' : reply.error.code;
      if (monotonic() - at > patienceMs)
        return this.#unclear(`${code} for ${patienceMs / 1_000} s`);
      // Not all at the same moment: a server that comes back is not to be run down again.
      await pause(reply?.error.retryInMs ?? pauseMs * (0.5 + Math.random()));
    }
  }

  /** Sends it, and loses the connection before there can be an answer, or as it comes. */
  async #cut(afterMs: number): Promise<void> {
    // That it failed, or was too quick to be cut off, is not known to whoever sent it.
    await this.#send(AbortSignal.timeout(afterMs)).catch(() => null);
    await pause(again.first);
  }

  #send(signal?: AbortSignal): Promise<Reply<PlacedOrder>> {
    const body = { orderid: this.orderid, cart: this.#cart };
    return this.ask(orderCalls.place, { body, ...(signal !== undefined && { signal }) });
  }

  #note(reply: Reply<PlacedOrder>): void {
    if (!reply.ok) return this.#unclear(`${reply.error.code}: ${reply.error.msg}`);
    if (reply.data.isPlaced) {
      this.placedAt ??= monotonic();
      this.#numbers.add(reply.data.order.number);
      this.#outcome = { as: 'placed' };
    } else if (isClearRefusal(reply.data.quote)) {
      this.#outcome = { as: 'refused' };
    } else {
      this.#unclear(`refused as ${JSON.stringify(reply.data.quote)}`);
    }
  }

  #unclear(why: string): void {
    this.#outcome = { as: 'unclear', why };
  }
}
