import { setTimeout as pause } from 'node:timers/promises';
import { sampleOptions } from '../../scripts/load/sample-poll.ts';
import type { Asked, Faults } from '../../scripts/load/answer-book.ts';
import { ConnectionLost } from '../../scripts/load/connection.ts';
import { Phone } from '../../scripts/load/phone.ts';

/** Between two answers of a person: 60 in 10 s are allowed. */
const thinkMs = 180;

/**
 * Somebody with a phone who changes their answer all the time, also while the server is restarted:
 * what was not acknowledged is sent again under the same attempt, as the product's client does.
 */
export class AnsweringPhone {
  readonly #phone: Phone;
  readonly #code: string;
  /** How often its connection was lost. */
  losses = 0;
  /** How often it tried in vain to come in. */
  vain = 0;
  /** What the server said that did not acknowledge an answer. */
  readonly refusals: string[] = [];
  /** What was wrong with the answers that it got back. */
  faults: Faults = { lost: 0, doubled: 0 };

  constructor(port: number, code: string) {
    this.#phone = new Phone({ port, onLost: () => (this.losses += 1) });
    this.#code = code;
  }

  get book(): Phone['book'] {
    return this.#phone.book;
  }

  async join(): Promise<void> {
    await this.#phone.connect();
    const reply = await this.#phone.join(this.#code);
    if (!reply.ok) throw new ConnectionLost(reply.error.msg);
    const { lost, doubled } = reply.data;
    this.faults = { lost: this.faults.lost + lost, doubled: this.faults.doubled + doubled };
  }

  /** Answers until it is over, and until nothing is open. */
  async answer(asked: Asked, isOver: () => boolean): Promise<void> {
    while (!isOver() || this.book.open.length > 0) {
      try {
        await this.#answerOnce(asked);
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        await this.#comeBack();
      }
      await pause(thinkMs);
    }
  }

  close(): void {
    this.#phone.close();
  }

  async #answerOnce(asked: Asked): Promise<void> {
    const option = sampleOptions[this.book.acknowledged % sampleOptions.length] ?? '';
    const attempt = this.book.open[0] ?? this.book.write(asked, { choices: [option] });
    const reply = await this.#phone.submit(attempt);
    if (reply.ok) this.book.acknowledge(attempt, reply.data.answer);
    else this.refusals.push(reply.error.code);
  }

  async #comeBack(): Promise<void> {
    try {
      await this.join();
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      this.vain += 1;
    }
  }
}
