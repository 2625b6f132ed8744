import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { nodeFlags } from '../node-flags.mjs';

/** What a process of the load tools does for the one that started it, by name. */
export type Calls = Record<string, (input: never) => unknown>;
type Input<Call> = Call extends (input: infer Given) => unknown ? Given : never;
type Output<Call> = Call extends (input: never) => infer Result ? Awaited<Result> : never;

interface Question {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}
type Answer = { id: number; value: unknown } | { id: number; error: string };

/** No process of the tools lives longer than this, whatever happens to the one that started it. */
export const longestLifeMs = 15 * 60_000;

/** In the child: answers the calls of its parent, and ends with it. */
export const serveParent = (calls: Calls): void => {
  const answer = async ({ id, name, input }: Question): Promise<Answer> => {
    try {
      return { id, value: await calls[name]?.(input as never) };
    } catch (error) {
      return { id, error: error instanceof Error ? error.message : String(error) };
    }
  };
  process.on('message', (question: Question) => {
    void answer(question).then((reply) => process.send?.(reply));
  });
  process.on('disconnect', () => process.exit());
  setTimeout(() => process.exit(1), longestLifeMs).unref();
};

/** A process beside this one, so that its CPU time is its own. `file` stands beside this module. */
export class Child<Served extends Calls> {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #lastId = 0;

  constructor(file: string) {
    this.#process = fork(join(import.meta.dirname, file), {
      execArgv: [...nodeFlags],
      serialization: 'advanced',
    });
    this.#process.on('message', (answer: Answer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('error' in answer) waiting?.reject(new Error(answer.error));
      else waiting?.resolve(answer.value);
    });
    this.#process.on('exit', (code) => {
      for (const each of this.#waiting.values()) each.reject(new Error(`${file} ended (${code}).`));
      this.#waiting.clear();
    });
  }

  call<Name extends keyof Served & string>(
    name: Name,
    input: Input<Served[Name]>,
  ): Promise<Output<Served[Name]>> {
    this.#lastId += 1;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#lastId, waiting);
    this.#process.send({ id: this.#lastId, name, input } satisfies Question);
    return waiting.promise as Promise<Output<Served[Name]>>;
  }

  /** Resolves when the process is gone. */
  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.disconnect();
    await gone;
  }
}
