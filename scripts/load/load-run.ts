import type { Question } from '@sets/shared/question/question-kinds.ts';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import { ask, type AskedQuestion, type Asking, askings, usual } from './asking.ts';
import { Child } from './child-calls.ts';
import { type Cost, CostMeter, sentForQuestion } from './cost.ts';
import { explained } from './explained.ts';
import { Host } from './host.ts';
import { type JoinStorms, joinStorms } from './join-storms.ts';
import { type JudgedTwice, judgeTwice } from './judge-twice.ts';
import type { LoadOptions } from './load-options.ts';
import { sampleQuestions, sampleValues } from './sample-poll.ts';
import { Screen } from './screen.ts';
import { ServerProcess } from './server-process.ts';
import { ServerTeam } from './server-team.ts';
import type { SwarmCalls } from './swarm-process.ts';

type SwarmChild = Child<SwarmCalls>;

export interface LoadResult extends JudgedTwice, JoinStorms {
  readonly questions: readonly AskedQuestion[];
  /** All messages of the server to phones, host and screen, until the last question was closed. */
  readonly messagesSent: number;
  readonly missedNotices: number;
  readonly bytesInPerPhone: number;
  readonly bytesOutPerPhone: number;
  /** CPU time of the server for all questions, in seconds. */
  readonly askCpuS: number;
  /** MB of 1,000,000 bytes: the most that the server held. */
  readonly peakRssMB: number;
  readonly cost: Cost;
}

/** What is asked of whom. */
export interface LoadOrder extends Pick<LoadOptions, 'phones' | 'questions' | 'overMs'> {
  /** What is asked, where it is not `questions` of the sample poll. */
  readonly asks?: readonly Asking[];
  /** Server processes; one where nothing is said. */
  readonly processes?: number;
  /**
   * So many answers are given to each process before what they cost is measured: V8 compiles what
   * runs, in each process for itself. All phones change their answer to a question of its own for that,
   * as often as they may.
   */
  readonly warmUp?: number;
}

/** What is measured in turns with the product: does its part before each of the product's. */
export interface Beside {
  storm(): Promise<void>;
  wave(): Promise<void>;
}
const nothing: Beside = { storm: async () => {}, wave: async () => {} };

/** One whole lecture with many phones on the real server, its end judged before and after a kill -9. */
export const runLoad = async (order: LoadOrder, beside: Beside = nothing): Promise<LoadResult> => {
  const { processes = 1 } = order;
  const server = await (processes > 1 ? ServerTeam.start(processes) : ServerProcess.start());
  const swarm: SwarmChild = new Child('swarm-process.ts');
  try {
    return await explained(server, () => lecture({ ...order, beside }, server, swarm));
  } finally {
    await swarm.stop();
    await server.end();
  }
};

interface Lecture extends LoadOrder {
  readonly beside: Beside;
}

const lecture = async (
  { phones, questions, overMs, asks, processes = 1, warmUp = 0, beside }: Lecture,
  server: ServerProcess | ServerTeam,
  swarm: SwarmChild,
): Promise<LoadResult> => {
  const { port } = server;
  const isTeam = server instanceof ServerTeam;
  const waves = Math.min(mostWaves, Math.ceil((warmUp * processes) / phones));
  // A question of its own for them.
  const first = waves > 0 ? 1 : 0;
  const asking = asks ?? askings(questions, overMs);
  const host = await Host.beginWith(port, pollOf(first, asking, isTeam ? 1 : 0));
  const screen = await Screen.watch(port, host.room.code, host.holder);
  const meter = new CostMeter(server);
  const hall = { host, screen, swarm };
  const storms = await joinStorms({ server, host, swarm }, phones, () => beside.storm());
  await warm(hall, waves);
  const full = server.usage;

  const asked: AskedQuestion[] = [];
  for (const [index, each] of asking.entries()) {
    await beside.wave();
    asked.push(await ask({ ...hall, meter }, first + index, each));
  }
  const after = server.usage;
  const cost = meter.total;
  const traffic = await swarm.call('traffic', null);
  const messagesSent = traffic.messages + host.messages + screen.messages;

  // Watching costs Redis time, so it is done beside what is measured.
  const sent = isTeam
    ? await sentForQuestion(
        server.redisUrl,
        async () =>
          (await ask({ ...hall, meter: null }, first + asking.length, usual(overMs))).wave,
      )
    : null;

  return {
    ...(await judgeTwice({ server, host, swarm }, phones)),
    ...storms,
    questions: asked,
    messagesSent,
    missedNotices: traffic.missed,
    bytesInPerPhone: traffic.bytesIn / phones,
    bytesOutPerPhone: traffic.bytesOut / phones,
    askCpuS: after.cpuS - full.cpuS,
    peakRssMB: after.peakRssMB,
    cost: { ...cost, sent },
  };
};

/** What is asked, with sample questions before and after it; each has an id of its own. */
const pollOf = (before: number, asking: readonly Asking[], after: number): Question[] => {
  const asked = asking.map(({ question }) => question);
  const all = [...sampleQuestions(before), ...asked, ...sampleQuestions(after)];
  return all.map((question, index) => Object.assign({}, question, { id: `q${index + 1}` }));
};

/** A phone may answer 60 times in a minute. */
const mostWaves = 45;

/** All phones answer the first question so many times, at once; nothing of it is measured. */
const warm = async (
  { host, swarm }: { host: Host; swarm: SwarmChild },
  waves: number,
): Promise<void> => {
  if (waves === 0) return;
  await swarm.call('last', await host.command({ type: 'open', question: 0 }));
  const order = { slot: slotOf({ question: 0, round: 1 }), values: sampleValues, overMs: 0 };
  for (let wave = 0; wave < waves; wave += 1) await swarm.call('answer', order);
  await swarm.call('last', await host.command({ type: 'close' }));
};
