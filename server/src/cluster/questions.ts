/**
 * Questions to other processes, whose answers come as messages of their own. Who does not answer in
 * time is not waited for.
 */
export class Questions<Answer> {
  readonly #patienceMs: number;
  readonly #waiting = new Map<number, (answer: Answer | null) => void>();
  #last = 0;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** Resolves with the answer, or with null where there is none in time. */
  ask(send: (ask: number) => void): Promise<Answer | null> {
    const ask = ++this.#last;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answer(ask, null), this.#patienceMs);
      this.#waiting.set(ask, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      send(ask);
    });
  }

  answer(ask: number, answer: Answer | null): void {
    this.#waiting.get(ask)?.(answer);
    this.#waiting.delete(ask);
  }
}
