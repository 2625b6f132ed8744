import type { Notice } from '@sets/shared/live/notices.ts';
import { pollActivity } from '@sets/shared/poll/poll.activity.ts';
import { Child } from './child-calls.ts';
import { median } from './percentile.ts';
import type { RawCalls } from './raw-server.ts';
import { sampleOptions, samplePoll } from './sample-poll.ts';
import type { SwarmCalls } from './swarm-process.ts';
import { burstRate } from './wave-figures.ts';

/** What plain Socket.IO does here with as many phones: the base that the product is compared with. */
export interface RawBase {
  readonly connectsPerSec: number;
  /** Replies a second when all send at the same moment: the middle of the waves. */
  readonly echoPerSec: number;
  readonly echoP99Ms: number;
  /** From one `io.emit` until the last phone has it: the middle of the broadcasts. */
  readonly broadcastMs: number;
}

/** A notice of the length that phones get from the product, with the given version in it. */
const noticeOf = (version: number): Notice => {
  const definition = samplePoll(1);
  const view = pollActivity.view('phone', definition, {
    ...pollActivity.start(definition),
    phase: 'open',
  });
  const run = {
    runId: '0'.repeat(24),
    code: 'BCDFGH',
    activity: pollActivity.name,
    title: definition.title,
    locked: false,
    ended: false,
    version,
  };
  return {
    runId: run.runId,
    epoch: '0'.repeat(16),
    seq: version,
    name: 'run:changed',
    payload: { run, view },
  };
};

/** Measures plain Socket.IO in processes of its own; `waves` bursts and twice as many broadcasts. */
export const measureRawBase = async (phones: number, waves: number): Promise<RawBase> => {
  const server = new Child<RawCalls>('raw-server.ts');
  const swarm = new Child<SwarmCalls>('swarm-process.ts');
  try {
    const port = await server.call('listen', null);
    const arrived = await swarm.call('arrive', { port, phones, code: null });
    const rates: number[] = [];
    const p99s: number[] = [];
    const broadcasts: number[] = [];
    const broadcast = async (version: number): Promise<void> => {
      const at = await server.call('broadcast', noticeOf(version));
      broadcasts.push((await swarm.call('last', version)) - at);
    };
    for (let question = 0; question < waves; question += 1) {
      await broadcast(2 * question + 1);
      const order = { question, round: 1, options: sampleOptions, overMs: 0 };
      const wave = await swarm.call('answer', order);
      rates.push(burstRate(wave));
      p99s.push(wave.p99);
      await broadcast(2 * question + 2);
    }
    return {
      connectsPerSec: phones / arrived.seconds,
      echoPerSec: median(rates),
      echoP99Ms: median(p99s),
      broadcastMs: median(broadcasts),
    };
  } finally {
    await Promise.all([swarm.stop(), server.stop()]);
  }
};
