import { setTimeout as pause } from 'node:timers/promises';
import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import type { QuizPhase } from '@sets/shared/quiz/quiz.standing.ts';
import type { Faults } from '../answer-book.ts';
import type { Change } from '../change.ts';
import { Child } from '../child-calls.ts';
import { explained } from '../explained.ts';
import { judge } from '../judge.ts';
import { canonical } from '../same-value.ts';
import { ServerProcess } from '../server-process.ts';
import type { Standing } from '../swarm.ts';
import type { SwarmCalls } from '../swarm-process.ts';
import type { KilledPhase } from './killed-phases.ts';
import { QuizHost } from './quiz-host.ts';
import { sampleQuiz, sampleQuizValues } from './sample-quiz.ts';

/** So long that no phase ends by itself while the server is away, however slow the machine is. */
const times = { seconds: 600, reading: 60 };
/** The time in which all answer; the server dies in the middle of it. */
const answeringMs = 1_500;
/** The time in which phones try again, each at another moment, once the server is there. */
const comingBackMs = 1_000;

/** What one kill did. */
export interface PhaseKill extends Faults {
  readonly phase: KilledPhase;
  readonly restartS: number;
  /** Phones that came back as who they were, and how long the last took once the server was ready. */
  readonly returned: number;
  readonly backS: number;
  /**
   * What stands otherwise, for each of the phones and the host for whom something does: the phase, until
   * when it lasts, what is asked, what somebody is called, points, places.
   */
  readonly changes: readonly Change[];
}

export interface QuizChaosResult extends Faults {
  readonly kills: number;
  readonly returned: number;
  readonly changed: number;
  /** Acknowledged answers to the question in which the server died. */
  readonly acked: number;
  /** Answers that were neither acknowledged nor refused in the end. */
  readonly unsettled: number;
}

class QuizChaos {
  readonly #server: ServerProcess;
  readonly #host: QuizHost;
  readonly #swarm: Child<SwarmCalls>;
  readonly #phases: readonly KilledPhase[];
  readonly #onKill: (kill: PhaseKill) => void;
  readonly #kills: PhaseKill[] = [];

  constructor(
    { server, host, swarm }: { server: ServerProcess; host: QuizHost; swarm: Child<SwarmCalls> },
    phases: readonly KilledPhase[],
    onKill: (kill: PhaseKill) => void,
  ) {
    this.#phases = phases;
    this.#server = server;
    this.#host = host;
    this.#swarm = swarm;
    this.#onKill = onKill;
  }

  async run(): Promise<QuizChaosResult> {
    const swarm = this.#swarm;
    await swarm.call('call', null);
    await this.#kill('lobby');
    await this.#firstQuestion();
    await this.#step({ type: 'ask', at: 1 }, 'reading');
    await this.#kill('reading');
    await this.#step({ type: 'open' }, 'open');
    const wave = swarm.call('answer', {
      slot: slotOf(1),
      values: sampleQuizValues,
      overMs: answeringMs,
    });
    await pause(answeringMs / 2);
    await this.#kill('open', wave);
    const unsettled = await swarm.call('settle', null);
    await this.#closed();
    await this.#kill('closed');
    await this.#told({ type: 'reveal' }, 'revealed');
    await this.#kill('revealed');
    await this.#step({ type: 'board' }, 'board');
    await this.#kill('board');
    await this.#told({ type: 'podium' }, 'podium');
    await this.#kill('podium');
    const census = await swarm.call('census', null);
    const { lost, doubled } = await judge(this.#host, census);
    const sum = (of: (kill: PhaseKill) => number): number =>
      this.#kills.reduce((all, kill) => all + of(kill), 0);
    return {
      kills: this.#kills.length,
      returned: Math.min(...this.#kills.map(({ returned }) => returned)),
      changed: sum(({ changes }) => changes.length),
      acked: census.find(({ slot }) => slot === slotOf(1))?.answered ?? 0,
      lost: lost + sum((kill) => kill.lost),
      doubled: doubled + sum((kill) => kill.doubled),
      unsettled,
    };
  }

  /** One question without a kill, so that there are points that could be lost. */
  async #firstQuestion(): Promise<void> {
    await this.#step({ type: 'ask', at: 0 }, 'reading');
    await this.#step({ type: 'open' }, 'open');
    const order = { slot: slotOf(0), values: sampleQuizValues, overMs: answeringMs };
    await this.#swarm.call('answer', order);
    await this.#closed();
    await this.#told({ type: 'reveal' }, 'revealed');
    await this.#step({ type: 'board' }, 'board');
  }

  /** The host's command, and everybody has seen what it did. */
  async #step(command: QuizCommand, phase: QuizPhase): Promise<Standing> {
    const stepped = await this.#host.command(command);
    await this.#swarm.call('last', await this.#host.stands(phase, stepped.version));
    return stepped;
  }

  /** The same with a step after which everybody is told what is their own. */
  async #told(command: QuizCommand, phase: QuizPhase): Promise<void> {
    await this.#swarm.call('told', await this.#step(command, phase));
  }

  /** Everybody has answered: the question is closed, and everybody has seen it. */
  async #closed(): Promise<void> {
    await this.#swarm.call('last', await this.#host.closeQuestion());
  }

  /** `kill -9`, if that is wanted in this phase; what is under way then ends with it. */
  async #kill(phase: KilledPhase, underWay: Promise<unknown> = Promise.resolve()): Promise<void> {
    if (!this.#phases.includes(phase)) return void (await underWay);
    const was = this.#standing;
    await this.#swarm.call('remember', null);
    await this.#server.kill();
    await underWay;
    const restartS = await this.#server.boot();
    const readyAt = performance.now();
    await this.#host.sit();
    const back = await this.#swarm.call('comeBack', comingBackMs);
    const backS = (performance.now() - readyAt) / 1_000;
    const phones = await this.#swarm.call('changed', null);
    const is = this.#standing;
    const changes = was === is ? phones : [...phones, { was, is }];
    const { lost, doubled, seated: returned } = back;
    const kill = { phase, restartS, returned, backS, lost, doubled, changes };
    this.#kills.push(kill);
    this.#onKill(kill);
  }

  /** How the quiz stands for the host: the phase and its end, what is asked, and who leads. */
  get #standing(): string {
    return canonical({ view: this.#host.view, board: this.#host.board });
  }
}

/** Kills the server once in each of these phases of a quiz, and compares how everything stands before and after. */
export const runQuizChaos = async (
  phones: number,
  phases: readonly KilledPhase[],
  onKill: (kill: PhaseKill) => void,
): Promise<QuizChaosResult> => {
  const server = await ServerProcess.start();
  const swarm: Child<SwarmCalls> = new Child('swarm-process.ts');
  try {
    return await explained(server, async () => {
      const { port } = server;
      const host = await QuizHost.begin(port, sampleQuiz(2, times));
      const arrived = await swarm.call('storm', { port, phones, code: host.room.code });
      if (arrived.seated < phones) throw new Error('Not all phones came in.');
      const result = await new QuizChaos({ server, host, swarm }, phases, onKill).run();
      host.close();
      return result;
    });
  } finally {
    await swarm.stop();
    await server.end();
  }
};
