import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Failure } from '@sets/shared/core/result.ts';
import type { Attempt, Faults } from './answer-book.ts';
import { ConnectionLost } from './connection.ts';
import { Phone } from './phone.ts';
import { sampleValues } from './sample-poll.ts';

/** Between two answers of one person; the contract allows 60 answers in 10 s. */
const thinkMs = { least: 200, most: 450 };
const lookAgainMs = 30;
/** After a lost connection a phone waits at random, longer with every vain try. */
const firstWaitMs = 150;
const longestWaitMs = 1_000;

const between = (least: number, most: number): number => least + Math.random() * (most - least);

/** What a person sends again without being asked: the server could not answer now. */
const isPassing = ({ code }: Failure): boolean => code === 'UNAVAILABLE' || code === 'RATE_LIMITED';

/**
 * Somebody who answers and changes the answer all the time. When the connection is lost the phone
 * comes back by itself with its ticket, and sends what was not acknowledged again, under the same
 * attempt.
 */
export class RestlessPhone {
  readonly #phone: Phone;
  readonly #code: string;
  #isSeated = false;
  #isCalm = false;
  #lost = 0;
  #doubled = 0;

  constructor(port: number, code: string) {
    this.#phone = new Phone({ port, onLost: () => (this.#isSeated = false) });
    this.#code = code;
  }

  get book(): Phone['book'] {
    return this.#phone.book;
  }

  /** In the room, on a connection that stands. */
  get isSeated(): boolean {
    return this.#isSeated;
  }

  /** What was wrong with the answers that the server gave back at every return. */
  get faults(): Faults {
    return { lost: this.#lost, doubled: this.#doubled };
  }

  /** Gives no new answers; settles those that are open. */
  calm(): void {
    this.#isCalm = true;
  }

  /** Lives until the signal says otherwise. Rejects on what must not happen. */
  async live(signal: AbortSignal): Promise<void> {
    let waitMs = firstWaitMs;
    while (!signal.aborted) {
      try {
        if (!this.#isSeated) await this.#sit();
        waitMs = firstWaitMs;
        await this.#answer();
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        await pause(between(0, waitMs));
        waitMs = Math.min(2 * waitMs, longestWaitMs);
      }
    }
    this.#phone.close();
  }

  async #sit(): Promise<void> {
    await this.#phone.connect();
    const reply = await this.#phone.join(this.#code);
    if (!reply.ok) {
      if (!isPassing(reply.error)) throw new Error(`A phone may not join: ${reply.error.msg}`);
      this.#phone.close();
      throw new ConnectionLost(reply.error.msg);
    }
    this.#lost += reply.data.lost;
    this.#doubled += reply.data.doubled;
    this.#isSeated = this.#phone.isConnected;
  }

  async #answer(): Promise<void> {
    const attempt = this.book.open[0] ?? this.#write();
    if (attempt === null) return pause(lookAgainMs);
    const reply = await this.#phone.submit(attempt);
    if (reply.ok) {
      this.book.acknowledge(attempt, reply.data.answer);
      return pause(between(thinkMs.least, thinkMs.most));
    }
    if (isPassing(reply.error)) return pause(reply.error.retryInMs ?? thinkMs.least);
    if (reply.error.code !== 'TOO_LATE') {
      throw new Error(`An answer was refused: ${reply.error.code}, ${reply.error.msg}`);
    }
    this.book.refuse(attempt);
    return pause(between(thinkMs.least, thinkMs.most));
  }

  /** Another answer to the question that is on and open, or null when none is. */
  #write(): Attempt | null {
    const view = this.#phone.view;
    if (this.#isCalm || view?.phase !== 'open') return null;
    const value = sampleValues[Math.floor(Math.random() * sampleValues.length)];
    return value === undefined
      ? null
      : this.book.write({ runId: this.#phone.runId, slot: slotOf(view) }, value);
  }
}
