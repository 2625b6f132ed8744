import type { Result } from '@sets/shared/core/result.ts';
import type { MovedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import { createStore } from 'zustand/vanilla';
import { Attempts, Retry } from '../../../../core/retry.ts';

/** What was tapped, and how it is told: again and again in the same words. */
export interface Deed {
  readonly orderid: string;
  /** Its name, which stays the same with each try: the server does it once. */
  readonly attempt: string;
  readonly send: () => Promise<Result<MovedOrder>>;
}

export interface WaitingDeed {
  readonly deed: Deed;
  /** It did not get through, and is sent again by itself. */
  readonly isHeld: boolean;
}

export type OnDeed = (deed: Deed, told: Result<MovedOrder>) => void;

/**
 * What was tapped and is not answered yet, one for each order. What does not get through is sent again until it does,
 * also where its page has been left within the app.
 */
export class Deeds {
  readonly store = createStore<readonly WaitingDeed[]>(() => []);
  #onDone: OnDeed = () => {};
  readonly #attempts = new Attempts();
  readonly #retry: Retry;

  /** `random` as of `Retry`. */
  constructor(random: () => number = Math.random) {
    this.#retry = new Retry(() => this.again(), random);
  }

  /** `onDone` hears what is answered to each from now on, in place of who heard it before. */
  listen(onDone: OnDeed): void {
    this.#onDone = onDone;
  }

  /** While something of an order waits, nothing else is done with it. */
  do(deed: Deed): void {
    const isBusy = this.store.getState().some((each) => each.deed.orderid === deed.orderid);
    if (isBusy) return;
    this.store.setState((all) => [...all, { deed, isHeld: false }], true);
    void this.#send(deed);
  }

  /** Sends at once what did not get through. */
  again(): void {
    this.#retry.stop();
    for (const { deed, isHeld } of this.store.getState()) {
      if (isHeld) void this.#send(deed);
    }
  }

  async #send(deed: Deed): Promise<void> {
    this.#hold(deed, false);
    const told = await deed.send();
    if (!told.ok && this.#attempts.goOn(deed.attempt, told.error)) {
      this.#hold(deed, true);
      this.#retry.failed(told.error.retryInMs);
      return;
    }
    this.#retry.worked();
    this.store.setState((all) => all.filter((each) => each.deed !== deed), true);
    this.#onDone(deed, told);
  }

  #hold(deed: Deed, isHeld: boolean): void {
    this.store.setState(
      (all) => all.map((each) => (each.deed === deed ? { deed, isHeld } : each)),
      true,
    );
  }
}
