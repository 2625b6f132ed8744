import type { Faults } from './answer-book.ts';
import { Arrivals } from './arrivals.ts';
import { type AnswerWave, sendWave, type WaveOrder } from './answer-wave.ts';
import { type Census, takeCensus } from './census.ts';
import type { Traffic } from './connection.ts';
import { inParallel } from './in-parallel.ts';
import { monotonic } from './monotonic.ts';
import { Phone } from './phone.ts';
import { within } from './within.ts';

/** Handshakes under way at once: enough to keep the server busy, few enough for its backlog. */
const handshakes = 100;
const secondsForAll = 60;
const secondsForANotice = 20;

export interface SwarmOrder {
  readonly port: number;
  readonly phones: number;
  /** Join code of the run; without one the phones only connect. */
  readonly code: string | null;
}

export interface Arrived extends Faults {
  readonly seconds: number;
}

/** Many phones of one run in this process. */
export class Swarm {
  readonly #order: SwarmOrder;
  readonly #phones: readonly Phone[];
  readonly #arrivals: Arrivals;

  constructor(order: SwarmOrder) {
    this.#order = order;
    this.#arrivals = new Arrivals(order.phones);
    this.#phones = Array.from(
      { length: order.phones },
      () =>
        new Phone({
          port: order.port,
          onVersion: (before, version) => this.#arrivals.note(before, version),
        }),
    );
  }

  /**
   * Brings every phone in: at first as a new participant, later with its ticket. Counts what is
   * wrong with the answers that the server gives back to those who return.
   */
  async arrive(): Promise<Arrived> {
    const startedAt = monotonic();
    let lost = 0;
    let doubled = 0;
    const enter = async (phone: Phone): Promise<void> => {
      await phone.connect();
      if (this.#order.code === null) return;
      const reply = await phone.join(this.#order.code);
      if (!reply.ok) throw new Error(`A phone may not join: ${reply.error.msg}`);
      lost += reply.data.lost;
      doubled += reply.data.doubled;
    };
    const all = inParallel(this.#phones, handshakes, enter);
    await within(secondsForAll * 1_000, 'all phones to come in', all);
    return { seconds: (monotonic() - startedAt) / 1_000, lost, doubled };
  }

  /** Every phone answers, each in its own time. */
  answer(order: WaveOrder): Promise<AnswerWave> {
    return sendWave(this.#phones, order);
  }

  /** The moment (`monotonic`) when the last phone had this version of the run. */
  async last(version: number): Promise<number> {
    const ms = secondsForANotice * 1_000;
    const what = `the last phone to see version ${version}`;
    return within(ms, what, this.#arrivals.last(version));
  }

  census(): Census[] {
    return takeCensus(this.#phones.map((phone) => phone.book));
  }

  /** All messages and bytes since the swarm began, and the numbered notices that never came. */
  traffic(): Traffic & { missed: number } {
    const sum = { messages: 0, bytesIn: 0, bytesOut: 0, missed: 0 };
    for (const { traffic, missed } of this.#phones) {
      sum.messages += traffic.messages;
      sum.bytesIn += traffic.bytesIn;
      sum.bytesOut += traffic.bytesOut;
      sum.missed += missed;
    }
    return sum;
  }

  close(): void {
    for (const phone of this.#phones) phone.close();
  }
}
