/** Milliseconds: without typing before it is sent; before the next try. */
export const sendingTimes = { pause: 800, retry: 3_000 } as const;

/** What became of sending all there was: `null` where nothing is left to be tried again by itself. */
export type SentAll = { readonly retryInMs: number | undefined } | null;

interface PacedSendingOptions {
  /** Sends everything that is to be sent now. */
  readonly sendAll: () => Promise<SentAll>;
  /** What whoever types is told of it. */
  readonly onState: (state: { readonly isSending?: boolean; readonly isOffline?: boolean }) => void;
}

/**
 * When what is typed goes to the server: a moment after the last key, one thing after the other, and
 * again after a while where the server was not reached.
 */
export class PacedSending {
  readonly #options: PacedSendingOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  constructor(options: PacedSendingOptions) {
    this.#options = options;
  }

  /** Nothing is under way. */
  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /** From now on, also after it was closed. */
  begin(): void {
    this.#isClosed = false;
  }

  sendIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /** Sends what is not yet sent. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    return this.enqueue(() => this.sendAll());
  }

  /** After what is under way, with nothing else beside it. */
  async enqueue<Told>(work: () => Promise<Told>): Promise<Told> {
    this.#waiting += 1;
    this.#options.onState({ isSending: true });
    const told = this.#queue.then(work);
    this.#queue = told.catch(() => undefined);
    try {
      return await told;
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#options.onState({ isSending: false });
    }
  }

  /** For work that stands in the queue already: everything goes first. */
  async sendAll(): Promise<void> {
    const told = await this.#options.sendAll();
    this.#options.onState({ isOffline: told !== null });
    if (told !== null) this.sendIn(told.retryInMs ?? sendingTimes.retry);
  }

  /** What is left goes now; later, nothing goes by itself. */
  close(): void {
    this.#isClosed = true;
    void this.flush();
  }
}
