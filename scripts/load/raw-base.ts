import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { Notice } from '@sets/shared/live/notices.ts';
import { pollActivity } from '@sets/shared/poll/poll.activity.ts';
import { Child } from './child-calls.ts';
import { median } from './percentile.ts';
import { noRoom, noRun } from './phone.ts';
import type { RawCalls } from './raw-server.ts';
import { sampleValues, samplePoll } from './sample-poll.ts';
import type { SwarmOrder } from './swarm.ts';
import type { SwarmCalls } from './swarm-process.ts';
import { burstRate } from './wave-figures.ts';

/** What plain Socket.IO does here with as many phones: the base that the product is compared with. */
export interface RawFigures {
  /** All connect at the same moment, until the last one is in: the middle of the storms. */
  readonly connectMs: number;
  /** Replies a second when all send at the same moment: the middle of the waves. */
  readonly echoPerSec: number;
  readonly echoP99Ms: number;
  /** From one `io.emit` until the last phone has it: the middle of the broadcasts. */
  readonly broadcastMs: number;
  /** The longest wait in its event loop while a wave came in and was echoed: the longest of all. */
  readonly loopMaxMs: number;
}

/** A notice of the length that phones get from the product, with the given version in it. */
const noticeOf = (version: number): Notice => {
  const definition = samplePoll(1);
  const view = pollActivity.view('phone', definition, {
    ...pollActivity.start(definition, { now: 0, seed: 1 }),
    phase: 'open',
  });
  const run = {
    runId: noRun,
    activity: pollActivity.name,
    title: definition.title,
    ended: false,
    version,
  };
  return {
    roomId: noRoom,
    epoch: '0'.repeat(16),
    seq: version,
    name: 'run:changed',
    payload: { run, view },
  };
};

/**
 * Plain Socket.IO with its own phones, in processes of its own. It stays open while the product is
 * measured and does a storm or a wave whenever it is told to: taking turns, both have the same luck
 * with what else the machine does. There must be a storm before the first wave.
 */
export class RawBase {
  readonly #server: Child<RawCalls>;
  readonly #swarm: Child<SwarmCalls>;
  readonly #rates: number[] = [];
  readonly #p99s: number[] = [];
  readonly #broadcasts: number[] = [];
  readonly #connects: number[] = [];
  readonly #waits: number[] = [];
  readonly #order: SwarmOrder;

  static async open(phones: number): Promise<RawBase> {
    const server = new Child<RawCalls>('raw-server.ts');
    try {
      return new RawBase(server, { port: await server.call('listen', null), phones, code: null });
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  private constructor(server: Child<RawCalls>, order: SwarmOrder) {
    this.#server = server;
    this.#swarm = new Child<SwarmCalls>('swarm-process.ts');
    this.#order = order;
  }

  /** All phones connect at the same moment, when those of the storm before have gone. */
  async storm(): Promise<void> {
    await this.#swarm.call('leave', null);
    await this.#server.call('emptied', null);
    const arrived = await this.#swarm.call('storm', this.#order);
    if (arrived.seated < this.#order.phones) {
      throw new Error(`Plain Socket.IO let in ${arrived.seated} of ${this.#order.phones} phones.`);
    }
    this.#connects.push(arrived.seconds * 1_000);
  }

  /** One burst of answers, with a broadcast before and after, as a question has. */
  async wave(): Promise<void> {
    const question = this.#rates.length;
    await this.#server.call('longestWait', null);
    await this.#broadcast(2 * question + 1);
    const order = { slot: slotOf({ question, round: 1 }), values: sampleValues, overMs: 0 };
    const wave = await this.#swarm.call('answer', order);
    this.#rates.push(burstRate(wave));
    this.#p99s.push(wave.p99);
    await this.#broadcast(2 * question + 2);
    this.#waits.push(await this.#server.call('longestWait', null));
  }

  /** The middle of all storms and waves until now; of waits the longest. */
  figures(): RawFigures {
    return {
      connectMs: median(this.#connects),
      echoPerSec: median(this.#rates),
      echoP99Ms: median(this.#p99s),
      broadcastMs: median(this.#broadcasts),
      loopMaxMs: Math.max(...this.#waits),
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.#swarm.stop(), this.#server.stop()]);
  }

  async #broadcast(version: number): Promise<void> {
    const at = await this.#server.call('broadcast', noticeOf(version));
    this.#broadcasts.push((await this.#swarm.call('last', { runId: noRun, version })) - at);
  }
}
