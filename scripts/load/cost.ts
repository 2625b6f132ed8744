import type { AnswerWave } from './answer-wave.ts';
import { countSent, infoOf, type Sent } from './redis-link.ts';
import type { ServerProcess } from './server-process.ts';
import { ServerTeam, type SpentCpu } from './server-team.ts';

/** What was sent to Redis for one question, from before it is opened until after it is closed. */
export interface SentForQuestion extends Sent {
  readonly answers: number;
}

/** What answers cost, from their sending until the screen shows them. */
export interface Cost {
  /** Answers that were acknowledged. */
  readonly answers: number;
  /** CPU time for all of them, in seconds. A server that is alone has all of it in `servers`. */
  readonly cpuS: SpentCpu;
  /** What Redis carried out for all of them, the steps of scripts included. */
  readonly redisSteps: number;
  /** Null without Redis. */
  readonly sent: SentForQuestion | null;
}

export interface Reading extends SpentCpu {
  readonly redisSteps: number;
}

const nothing: Reading = { servers: 0, primary: 0, keeper: 0, redis: 0, redisSteps: 0 };

/** Logging in and asking are two commands too, which the next reading finds. */
const ownSteps = 2;

/** What a server has spent so far. */
export const readSpent = async (server: ServerProcess | ServerTeam): Promise<Reading> => {
  if (!(server instanceof ServerTeam)) return { ...nothing, servers: server.usage.cpuS };
  const info = await infoOf(server.redisUrl);
  return { ...server.spent, redisSteps: Number(info.get('total_commands_processed')) };
};

/** Adds up what a server spends while answers come. */
export class CostMeter {
  readonly #server: ServerProcess | ServerTeam;
  #answers = 0;
  #spent: Reading = nothing;

  constructor(server: ServerProcess | ServerTeam) {
    this.#server = server;
  }

  /** Does the work and adds what is spent meanwhile. */
  async during<Result extends { readonly answers: number }>(
    work: () => Promise<Result>,
  ): Promise<Result> {
    const before = await readSpent(this.#server);
    const result = await work();
    const after = await readSpent(this.#server);
    const spent = (name: keyof Reading): number => this.#spent[name] + after[name] - before[name];
    const isTeam = this.#server instanceof ServerTeam;
    this.#answers += result.answers;
    this.#spent = {
      servers: spent('servers'),
      primary: spent('primary'),
      keeper: spent('keeper'),
      redis: spent('redis'),
      redisSteps: spent('redisSteps') - (isTeam ? ownSteps : 0),
    };
    return result;
  }

  get total(): Omit<Cost, 'sent'> {
    const { redisSteps, ...cpuS } = this.#spent;
    return { answers: this.#answers, cpuS, redisSteps };
  }
}

/** Watches a Redis while a question is asked and answered. */
export const sentForQuestion = async (
  url: string,
  ask: () => Promise<AnswerWave>,
): Promise<SentForQuestion> => {
  const counting = await countSent(url);
  const { acked } = await ask();
  return { ...counting.stop(), answers: acked };
};
