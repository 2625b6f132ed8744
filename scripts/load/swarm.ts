import { setTimeout as pause } from 'node:timers/promises';
import type { RunInfo } from '@sets/shared/live/run.ts';
import type { Faults } from './answer-book.ts';
import { Arrivals } from './arrivals.ts';
import { type AnswerWave, sendWave, type WaveOrder } from './answer-wave.ts';
import { type Census, takeCensus } from './census.ts';
import type { Change } from './change.ts';
import type { Traffic } from './connection.ts';
import { enter } from './enter.ts';
import { inParallel } from './in-parallel.ts';
import { monotonic } from './monotonic.ts';
import { Phone } from './phone.ts';
import { canonical } from './same-value.ts';
import { within } from './within.ts';

/** Handshakes under way at once when people come back: enough to keep the server busy. */
const handshakes = 100;
const secondsForAll = 60;
const secondsForANotice = 20;

export interface SwarmOrder {
  readonly port: number;
  readonly phones: number;
  /** Join code of the room; without one the phones only connect. */
  readonly code: string | null;
  /** All come from the address of this machine, as those do who attack; else from halls. */
  readonly fromOneAddress?: boolean;
  /** How long a phone tries to come in, in seconds; 60 where nothing else is said. */
  readonly patienceS?: number;
}

export interface Arrived extends Faults {
  /** From the first connect until the last phone was in, or gave up. */
  readonly seconds: number;
  /** Phones that got in, and tries that failed before they did. */
  readonly seated: number;
  readonly failedTries: number;
}

/** A run, and how far it has come. */
export type Standing = Pick<RunInfo, 'runId' | 'version'>;

/**
 * What a phone shows of a run, and what its participant is called and has there. What the last question
 * brought is told while that is told, and kept by those who stay.
 */
const standingOf = ({ runId, view, name, me }: Phone<{ readonly phase: string }>): string =>
  canonical({ runId, view, name, me: view?.phase === 'revealed' ? me : { ...me, last: null } });

/** When somebody comes back, as a part of the time for it: whoever has nothing to send yet is not the first. */
const momentOf = ({ book }: Phone): number => (Math.random() + (book.open.length > 0 ? 1 : 0)) / 2;

/** Many phones of one room in this process. */
export class Swarm {
  readonly #order: SwarmOrder;
  readonly #phones: readonly Phone[];
  #remembered: readonly string[] = [];
  /** By run: when phones had its versions, and when they were told what is their own. */
  readonly #arrivals = new Map<string, Arrivals>();
  readonly #tellings = new Map<string, Arrivals>();

  /** `addresses`: where each phone comes from. */
  constructor(order: SwarmOrder, addresses: readonly string[]) {
    this.#order = order;
    this.#phones = Array.from(
      { length: order.phones },
      (_, index) =>
        new Phone({
          port: order.port,
          from: addresses[index],
          readsLater: true,
          onVersion: (runId, before, version) =>
            this.#of(this.#arrivals, runId).note(before, version),
          onTold: (runId, before, version) => this.#of(this.#tellings, runId).note(before, version),
        }),
    );
  }

  /** Every phone connects and joins at the same moment, as when the code comes up on the screen. */
  storm(): Promise<Arrived> {
    return this.#arrive(this.#phones.length, 0);
  }

  /**
   * Every phone comes in again with its ticket. Counts what is wrong with the answers that the
   * server gives back to it. `overMs`: each tries at a random moment in this time, as phones do that
   * have lost their connection; 0: as fast as they can.
   */
  comeBack(overMs: number): Promise<Arrived> {
    return this.#arrive(overMs === 0 ? handshakes : this.#phones.length, overMs);
  }

  async #arrive(width: number, overMs: number): Promise<Arrived> {
    const startedAt = monotonic();
    const giveUpAt = startedAt + (this.#order.patienceS ?? secondsForAll) * 1_000;
    const sum = { seated: 0, failedTries: 0, lost: 0, doubled: 0 };
    await inParallel(this.#phones, width, async (phone) => {
      if (overMs > 0) await pause(momentOf(phone) * overMs);
      const entry = await enter(phone, this.#order.code, giveUpAt);
      sum.seated += entry.isSeated ? 1 : 0;
      sum.failedTries += entry.failedTries;
    });
    const seconds = (monotonic() - startedAt) / 1_000;
    for (const { lost, doubled } of this.#phones.map((phone) => phone.read())) {
      sum.lost += lost;
      sum.doubled += doubled;
    }
    return { ...sum, seconds };
  }

  /** Keeps how everything stands on each phone, to be compared later. */
  remember(): void {
    this.#remembered = this.#phones.map(standingOf);
  }

  /** What stands otherwise than it was remembered: of each phone on which something does. */
  changed(): readonly Change[] {
    return this.#phones.flatMap((phone, at) => {
      const [was = '', is] = [this.#remembered[at], standingOf(phone)];
      return was === is ? [] : [{ was, is }];
    });
  }

  /** Sends what was neither acknowledged nor refused again; gives how many answers are so still. */
  async settle(): Promise<number> {
    await inParallel(this.#phones, handshakes, async (phone) => {
      for (const attempt of phone.book.open) {
        const reply = await phone.submit(attempt);
        if (reply.ok) phone.book.acknowledge(attempt, reply.data.answer);
      }
    });
    return this.#phones.reduce((sum, { book }) => sum + book.open.length, 0);
  }

  /** Every phone answers, each in its own time. */
  answer(order: WaveOrder): Promise<AnswerWave> {
    return sendWave(this.#phones, order);
  }

  /** The moment (`monotonic`) when the last phone had this version of the run. */
  async last({ runId, version }: Standing): Promise<number> {
    const ms = secondsForANotice * 1_000;
    const what = `the last phone to see version ${version}`;
    return within(ms, what, this.#of(this.#arrivals, runId).last(version));
  }

  /** The moment (`monotonic`) when the last phone was told what is its own in this version of the run. */
  async told({ runId, version }: Standing): Promise<number> {
    const ms = secondsForANotice * 1_000;
    const what = `the last phone to be told its own of version ${version}`;
    return within(ms, what, this.#of(this.#tellings, runId).last(version));
  }

  /** Every phone says what its participant is called. */
  async call(): Promise<void> {
    await inParallel([...this.#phones.entries()], handshakes, ([index, phone]) =>
      phone.call(`Player ${index + 1}`),
    );
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

  #of(all: Map<string, Arrivals>, runId: string): Arrivals {
    let arrivals = all.get(runId);
    if (arrivals === undefined) all.set(runId, (arrivals = new Arrivals(this.#phones.length)));
    return arrivals;
  }

  close(): void {
    for (const phone of this.#phones) phone.close();
  }
}
