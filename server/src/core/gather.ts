/** So many are asked together at most: a script keeps everybody else waiting while it runs. */
const mostTogether = 100;

interface Asking<Asked, Reply> {
  readonly asked: Asked;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what is asked in one turn of the event loop, by key, so that a burst costs a few calls
 * and not one for each phone. What is asked after a call has gone out is in the next one.
 */
export class Gather<Asked, Reply> {
  /** Gives a reply for each that is asked, in their order. */
  readonly #ask: (key: string, asked: readonly Asked[]) => Promise<readonly Reply[]>;
  #waiting = new Map<string, Asking<Asked, Reply>[]>();

  constructor(ask: (key: string, asked: readonly Asked[]) => Promise<readonly Reply[]>) {
    this.#ask = ask;
  }

  ask(key: string, asked: Asked): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) setImmediate(() => this.#send());
      const waiting = this.#waiting.get(key) ?? [];
      this.#waiting.set(key, waiting);
      waiting.push({ asked, resolve, reject });
    });
  }

  #send(): void {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    for (const [key, all] of waiting) {
      for (let at = 0; at < all.length; at += mostTogether) {
        void this.#sendSome(key, all.slice(at, at + mostTogether));
      }
    }
  }

  async #sendSome(key: string, some: readonly Asking<Asked, Reply>[]): Promise<void> {
    try {
      const replies = await this.#ask(
        key,
        some.map(({ asked }) => asked),
      );
      for (const [at, { resolve }] of some.entries()) resolve(replies[at] as Reply);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }
}
