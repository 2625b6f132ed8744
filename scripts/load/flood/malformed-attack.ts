import type { Attack, AttackCount } from './attack.ts';
import { Foothold } from './foothold.ts';
import { fatal, refusable } from './malformed-messages.ts';

/** No more is sent while so many bytes wait for the network. */
const mostUnsent = 262_144;

/** Sends what no client would send: nothing of it is anything that a server could carry out. */
export class MalformedAttack implements Attack {
  readonly kind = 'malformed messages';
  readonly #fatalEvery: number;
  readonly #foothold: Foothold;
  #credit = 0;
  #sent = 0;

  /** One message of `fatalEvery` is of the kind that ends the connection. */
  constructor(port: number, fatalEvery: number) {
    this.#fatalEvery = fatalEvery;
    this.#foothold = new Foothold(port, () => this.#goOn());
  }

  get count(): AttackCount {
    return { sent: this.#sent + this.#foothold.tried, accepted: this.#foothold.opened };
  }

  attack(most: number): void {
    this.#credit = most;
    this.#goOn();
  }

  stop(): void {
    this.#credit = 0;
    this.#foothold.leave();
  }

  #goOn(): void {
    const connection = this.#foothold.take();
    if (connection === null) return;
    while (this.#credit > 0 && connection.isOpen && connection.unsent <= mostUnsent) {
      this.#credit -= 1;
      connection.write(messageAt(this.#sent, this.#fatalEvery));
      this.#sent += 1;
    }
  }
}

/** All in turn, with one that ends the connection now and then. */
const messageAt = (turn: number, fatalEvery: number): Buffer => {
  const isFatal = turn % fatalEvery === fatalEvery - 1;
  const [list, index] = isFatal ? [fatal, Math.floor(turn / fatalEvery)] : [refusable, turn];
  return list[index % list.length] ?? Buffer.alloc(0);
};
