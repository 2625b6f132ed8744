import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { AnswerWave } from '../answer-wave.ts';
import { Child } from '../child-calls.ts';
import { readSpent } from '../cost.ts';
import { Host } from '../host.ts';
import { judge } from '../judge.ts';
import { sampleValues } from '../sample-poll.ts';
import { Screen } from '../screen.ts';
import type { ServerTeam } from '../server-team.ts';
import type { SwarmCalls } from '../swarm-process.ts';
import type { Timed } from './costs.ts';
import { without } from './work.ts';

/** Does some work and tells what all processes spent on it. */
export const timed = async <Result>(
  server: ServerTeam,
  work: () => Promise<Result>,
): Promise<Timed & { readonly result: Result }> => {
  const startedAt = performance.now();
  const before = await readSpent(server);
  const result = await work();
  const spent = without(await readSpent(server), before);
  return { spent, seconds: (performance.now() - startedAt) / 1_000, result };
};

/** One room with its lecturer, its screen, and its phones in a process of their own. */
export class ModelRoom {
  readonly phones: number;
  readonly #port: number;
  readonly #host: Host;
  readonly #screen: Screen;
  readonly #swarm: Child<SwarmCalls>;
  #question = 0;

  static async open(port: number, phones: number, questions: number): Promise<ModelRoom> {
    const host = await Host.begin(port, questions);
    const screen = await Screen.watch(port, host.room.code, host.holder);
    return new ModelRoom(port, phones, host, screen);
  }

  private constructor(port: number, phones: number, host: Host, screen: Screen) {
    this.phones = phones;
    this.#port = port;
    this.#host = host;
    this.#screen = screen;
    this.#swarm = new Child('swarm-process.ts');
  }

  /** All phones join in the same moment; those who were there before have left. */
  async join(): Promise<void> {
    const order = { port: this.#port, phones: this.phones, code: this.#host.room.code };
    const { seated } = await this.#swarm.call('storm', order);
    if (seated < this.phones) throw new Error(`Only ${seated} of ${this.phones} phones got in.`);
  }

  /** All phones leave, and the host is told. */
  async leave(): Promise<void> {
    await this.#swarm.call('leave', null);
    await this.#host.emptied();
  }

  /** The next question is opened; every phone shows it. */
  async openNext(): Promise<void> {
    const opened = await this.#host.command({ type: 'open', question: this.#question });
    this.#question += 1;
    await this.#swarm.call('last', opened);
  }

  /** It is closed; every phone shows that. */
  async close(): Promise<void> {
    await this.#swarm.call('last', await this.#host.command({ type: 'close' }));
  }

  /** Everybody answers what is open, within `overMs` or at once (0), until the screen shows it. */
  async answer(overMs: number): Promise<AnswerWave> {
    const question = this.#question - 1;
    const order = { slot: slotOf({ question, round: 1 }), values: sampleValues, overMs };
    const wave = await this.#swarm.call('answer', order);
    if (wave.acked < this.phones) throw new Error(`Only ${wave.acked} answers were acknowledged.`);
    await this.#screen.shows(question, wave.acked);
    return wave;
  }

  /** Whether the host's counts are what was acknowledged. */
  async isKept(): Promise<boolean> {
    const { lost, doubled } = await judge(this.#host, await this.#swarm.call('census', null));
    return lost === 0 && doubled === 0;
  }

  async end(): Promise<void> {
    this.#host.close();
    this.#screen.close();
    await this.#swarm.stop();
  }
}

/** Opens rooms one after the other, lets the work be done, and ends all of it. */
export const inRooms = async <Result>(
  server: ServerTeam,
  { sizes, questions }: { readonly sizes: readonly number[]; readonly questions: number },
  work: (rooms: readonly ModelRoom[]) => Promise<Result>,
): Promise<Result> => {
  const rooms: ModelRoom[] = [];
  try {
    for (const phones of sizes) rooms.push(await ModelRoom.open(server.port, phones, questions));
    return await work(rooms);
  } finally {
    await Promise.all(rooms.map((room) => room.end()));
    await server.end();
  }
};
