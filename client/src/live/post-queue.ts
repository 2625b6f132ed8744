import type { Failure, Reply } from '@sets/shared/core/result.ts';
import { newId } from '../core/new-id.ts';
import { Attempts, Retry } from '../core/retry.ts';

/** What a person posted, or changed in the entry `id`, and the server has not acknowledged. */
export interface Unsent {
  readonly attempt: string;
  /** The entry that is changed; null for a new one. */
  readonly id: number | null;
  readonly item: unknown;
}

/** What the server will not take, and why. */
export interface Refused extends Unsent {
  readonly failure: Failure;
}

/** Keeps what waits on the device, so that it outlives the page. */
export interface UnsentShelf {
  /** What was left there, in the order in which it was posted. */
  readonly load: () => readonly Unsent[];
  readonly keep: (unsent: Unsent) => void;
  readonly drop: (attempt: string) => void;
}

interface PostQueueOptions {
  /** Without it what waits is kept as long as the page. */
  readonly shelf?: UnsentShelf | undefined;
  readonly send: (unsent: Unsent) => Promise<Reply<unknown>>;
  /** Called at every change, with what waits in its order and what was refused. */
  readonly onChange: (unsent: readonly Unsent[], refused: readonly Refused[]) => void;
}

/**
 * Sends what a person posts, in the order in which they did, each under its own attempt until the
 * server acknowledges it or will not take it (FE3). It is kept as long as the page, or on the device
 * where there is a shelf: what another tab sends too counts once, by its attempt.
 */
export class PostQueue {
  readonly #options: PostQueueOptions;
  readonly #attempts = new Attempts();
  readonly #retry = new Retry(() => void this.#pump());
  #unsent: readonly Unsent[] = [];
  #refused: readonly Refused[] = [];
  #isOpen = false;
  #isSending = false;

  constructor(options: PostQueueOptions) {
    this.#options = options;
    this.#unsent = options.shelf?.load() ?? [];
  }

  /** What waits, in its order. */
  get unsent(): readonly Unsent[] {
    return this.#unsent;
  }

  /** Gives the attempt under which it goes out. */
  add(id: number | null, item: unknown): string {
    const unsent = { attempt: newId(), id, item };
    this.#options.shelf?.keep(unsent);
    this.#become([...this.#unsent, unsent], this.#refused);
    void this.#pump();
    return unsent.attempt;
  }

  /** The person has seen that this was refused. */
  dismiss(attempt: string): void {
    this.#become(
      this.#unsent,
      this.#refused.filter((each) => each.attempt !== attempt),
    );
  }

  /** The seat is taken: what waits goes out. */
  open(): void {
    this.#isOpen = true;
    this.#retry.worked();
    this.#retry.stop();
    void this.#pump();
  }

  /** No seat: nothing is sent, everything is kept. */
  shut(): void {
    this.#isOpen = false;
    this.#retry.stop();
  }

  #become(unsent: readonly Unsent[], refused: readonly Refused[]): void {
    this.#unsent = unsent;
    this.#refused = refused;
    this.#options.onChange(unsent, refused);
  }

  /** One after the other: they stay in their order, whatever happens to one of them. */
  async #pump(): Promise<void> {
    const [next] = this.#unsent;
    if (next === undefined || !this.#isOpen || this.#isSending || this.#retry.isWaiting) return;
    this.#isSending = true;
    const reply = await this.#options.send(next);
    this.#isSending = false;
    if (reply.ok) this.#settled(next, null);
    else this.#notTaken(next, reply.error);
    void this.#pump();
  }

  #notTaken(unsent: Unsent, failure: Failure): void {
    if (!this.#attempts.goOn(unsent.attempt, failure)) {
      this.#settled(unsent, failure);
      return;
    }
    // A connection that was lost is told of by `shut`; what was sent over it goes out again with `open`.
    if (this.#isOpen) this.#retry.failed(failure.retryInMs);
  }

  #settled(settled: Unsent, failure: Failure | null): void {
    this.#retry.worked();
    this.#options.shelf?.drop(settled.attempt);
    const rest = this.#unsent.filter(({ attempt }) => attempt !== settled.attempt);
    const refused = failure === null ? [] : [{ ...settled, failure }];
    this.#become(rest, [...this.#refused, ...refused]);
  }
}
