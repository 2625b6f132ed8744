import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Faults } from '../answer-book.ts';
import type { AnswerWave } from '../answer-wave.ts';
import { Child } from '../child-calls.ts';
import { explained } from '../explained.ts';
import { Host } from '../host.ts';
import type { LoadOptions } from '../load-options.ts';
import { sampleOptions, sampleValues } from '../sample-poll.ts';
import { ServerProcess } from '../server-process.ts';
import type { SwarmCalls } from '../swarm-process.ts';
import type { Arrived } from '../swarm.ts';
import { judgeBeside, type JudgedBeside } from './judge-beside.ts';
import type { HostileCalls, HostileCount } from './hostile-process.ts';

/** So long a phone tries to come in: three times what is promised, to see how late it gets. */
const patienceS = 30;

export interface FloodResult extends Faults {
  readonly arrived: Arrived;
  readonly waves: readonly AnswerWave[];
  readonly hostile: HostileCount;
  readonly attackS: number;
  /** Hostile answers in the host's tallies, over all questions. */
  readonly hostileCounted: number;
  /** Participants that the host was shown at the end of the attack. */
  readonly shownJoined: number;
  readonly peakRssMB: number;
  /** CPU time of the server during the attack, in seconds. */
  readonly serverCpuS: number;
}

/**
 * A lecture while ten hostile connections attack from the same address: from before the first phone
 * comes until the last question is closed. Then it is judged, before and after a kill -9.
 */
export const runFlood = async (options: LoadOptions, rate: number): Promise<FloodResult> => {
  const server = await ServerProcess.start();
  const swarm: Child<SwarmCalls> = new Child('swarm-process.ts');
  const hostile: Child<HostileCalls> = new Child('flood/hostile-process.ts');
  try {
    return await explained(server, () => lecture(options, rate, { server, swarm, hostile }));
  } finally {
    await Promise.all([hostile.stop(), swarm.stop()]);
    await server.end();
  }
};

interface Processes {
  readonly server: ServerProcess;
  readonly swarm: Child<SwarmCalls>;
  readonly hostile: Child<HostileCalls>;
}

/** Honest people and hostile ones choose different options, so that a tally tells them apart. */
const honestValues = sampleValues.slice(0, -1);
const hostileOption = sampleOptions.at(-1) ?? '';

const lecture = async (
  { phones, questions, overMs, headStartMs }: LoadOptions,
  rate: number,
  { server, swarm, hostile }: Processes,
): Promise<FloodResult> => {
  const { port } = server;
  const host = await Host.begin(port, questions);
  const { code } = host.room;
  const startedAt = performance.now();
  const calm = server.usage;
  await hostile.call('start', { port, code, rate, option: hostileOption });
  await pause(headStartMs);
  const arrived = await swarm.call('storm', {
    port,
    phones,
    code,
    patienceS,
    fromOneAddress: true,
  });
  const waves: AnswerWave[] = [];
  for (let question = 0; question < questions; question += 1) {
    await host.command({ type: 'open', question });
    const order = { slot: slotOf({ question, round: 1 }), values: honestValues, overMs };
    waves.push(await swarm.call('answer', order));
    await host.command({ type: 'close' });
  }
  const shownJoined = host.joined;
  await hostile.call('stop', null);
  const attackS = (performance.now() - startedAt) / 1_000;
  const { peakRssMB, cpuS } = server.usage;
  const counted = await hostile.call('count', null);
  const judged = await judgeTwice({ host, server, swarm }, counted);
  return {
    ...judged,
    arrived,
    waves,
    hostile: counted,
    attackS,
    shownJoined,
    peakRssMB,
    serverCpuS: cpuS - calm.cpuS,
  };
};

/** As it stands, and once more after a kill -9, when everybody is back with the ticket. */
const judgeTwice = async (
  { host, server, swarm }: Omit<Processes, 'hostile'> & { host: Host },
  { answersAcked, answersUnsettled }: HostileCount,
): Promise<JudgedBeside> => {
  const census = await swarm.call('census', null);
  const may = { option: hostileOption, most: answersAcked + answersUnsettled };
  const before = await judgeBeside(host, census, may);
  await server.kill();
  await server.boot();
  await host.sit();
  const back = await swarm.call('comeBack', 0);
  const after = await judgeBeside(host, census, may);
  return {
    lost: Math.max(before.lost, after.lost, back.lost),
    doubled: Math.max(before.doubled, after.doubled, back.doubled),
    hostileCounted: Math.max(before.hostileCounted, after.hostileCounted),
  };
};
