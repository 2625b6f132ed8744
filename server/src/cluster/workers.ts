import type { Socket } from 'node:net';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import type { Measured, ProcessState } from '../core/team.ts';
import type { TellConsole } from '../core/tell-console.ts';
import type { FromWorker, Loads, Part } from './messages.ts';
import { pauseAfter } from './pause.ts';
import { Questions } from './questions.ts';
import { type WorkerEars, WorkerProcess } from './worker-process.ts';

/** Who lived for so long after its start is not counted as failing again and again; in ms. */
const soundAfterMs = 60_000;

/** How long a worker may take to finish what it acknowledged and to say goodbye, in ms. */
const stopWithinMs = 20_000;

/** How long others may take to tell what they have measured, in ms. */
const patienceMs = 1_000;

/** One of the processes that there should be. */
interface Place {
  readonly number: number;
  worker: WorkerProcess | null;
  readySince: number;
  failures: number;
  restarts: number;
  cancelPause: () => void;
}

interface WorkersParts {
  readonly count: number;
  readonly common: Omit<Part, 'id' | 'number'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly tellConsole: TellConsole;
  readonly nextId: () => number;
  /** What the primary and the keeper have measured. */
  readonly othersMeasured: () => Promise<readonly Measured[]>;
}

/** The server processes: starts them, starts them again when they end, and restarts them one by one. */
export class Workers {
  readonly #parts: WorkersParts;
  readonly #places: Place[];
  readonly #living = new Set<WorkerProcess>();
  readonly #questions = new Questions<Measured['metrics']>(patienceMs);
  readonly #ears: WorkerEars;
  #stopping = false;
  #rolling: Promise<void> | null = null;
  #told = '';
  #cancelWatch: () => void = () => {};

  constructor(parts: WorkersParts) {
    this.#parts = parts;
    this.#places = Array.from({ length: parts.count }, (_, at) => ({
      number: at + 1,
      worker: null,
      readySince: 0,
      failures: 0,
      restarts: 0,
      cancelPause: () => {},
    }));
    this.#ears = {
      made: parts.tellConsole,
      load: () => this.#tellLoads(),
      hand: (to, head, socket) => this.#hand(to, head, socket),
      ask: (from, ask, what) => void this.#answer(from, ask, what),
      measured: ({ ask, metrics }: Extract<FromWorker, { type: 'measured' }>) =>
        this.#questions.answer(ask, metrics),
    };
  }

  /**
   * Starts all: the first alone, for it brings the store up to date.
   * @throws Error with the reason of one that could not start; then none is left
   */
  async start(): Promise<void> {
    const [first, ...others] = this.#places;
    this.#watch();
    try {
      if (first !== undefined) await this.#fill(first).ready;
      await Promise.all(others.map((place) => this.#fill(place).ready));
    } catch (error) {
      await this.stop(0);
      throw error;
    }
  }

  get states(): ProcessState[] {
    return this.#places.map(({ number, worker, restarts }) => {
      const isThere = worker !== null && worker.state !== 'ended';
      return {
        process: number,
        pid: isThere ? worker.pid : null,
        state: isThere && worker.state !== 'ended' ? worker.state : 'waiting',
        connections: isThere ? worker.connections : 0,
        restarts,
      };
    });
  }

  /**
   * Restarts one after the other: the new one takes people before the old one stops. Where a new one
   * cannot start, the old ones that are left stay. Asked again meanwhile, it is the same restart.
   */
  roll(): Promise<void> {
    this.#rolling ??= this.#roll().finally(() => {
      this.#rolling = null;
    });
    return this.#rolling;
  }

  /** Ends all in good order, and those that take longer than `withinMs` at once. */
  async stop(withinMs = stopWithinMs): Promise<void> {
    this.#stopping = true;
    this.#cancelWatch();
    for (const place of this.#places) place.cancelPause();
    await Promise.all([...this.#living].map((worker) => worker.stop(withinMs)));
  }

  /** Ends all at once. */
  kill(): void {
    for (const worker of this.#living) worker.kill();
  }

  async #roll(): Promise<void> {
    const { log } = this.#parts;
    log.info('restarting the processes one after the other');
    for (const place of this.#places) {
      if (this.#stopping) return;
      const next = this.#spawn(place.number);
      try {
        await next.ready;
      } catch (error) {
        log.error(
          { err: error, process: place.number },
          'a new process could not start: those from before stay',
        );
        return;
      }
      place.cancelPause();
      const old = place.worker;
      this.#settle(place, next);
      await old?.stop(stopWithinMs);
    }
    log.info('all processes have been restarted');
  }

  #spawn(number: number): WorkerProcess {
    const { common, nextId } = this.#parts;
    const worker = new WorkerProcess({ ...common, number, id: nextId() }, this.#ears);
    this.#living.add(worker);
    void worker.ready.then(
      () => this.#tellLoads(),
      () => {},
    );
    void worker.ended.then(() => {
      this.#living.delete(worker);
      this.#tellLoads();
    });
    return worker;
  }

  #fill(place: Place): WorkerProcess {
    const worker = this.#spawn(place.number);
    this.#settle(place, worker);
    return worker;
  }

  /** The place is this worker's, and gets another when it ends. */
  #settle(place: Place, worker: WorkerProcess): void {
    const { clock, log } = this.#parts;
    place.worker = worker;
    place.readySince = Number.POSITIVE_INFINITY;
    const { number } = place;
    worker.ready.then(
      () => {
        place.readySince = clock.now();
        log.info({ process: number, pid: worker.pid }, 'a process takes people');
      },
      (error: unknown) => log.error({ err: error, process: number }, 'a process could not start'),
    );
    void worker.ended.then(() => {
      if (place.worker !== worker || this.#stopping) return;
      const wasSound = clock.now() - place.readySince > soundAfterMs;
      place.failures = wasSound ? 1 : place.failures + 1;
      place.restarts += 1;
      const pauseMs = pauseAfter(place.failures);
      log.error(
        { process: number, pid: worker.pid, pauseMs },
        'a process ended; it is started again',
      );
      place.cancelPause = clock.after(pauseMs, () => void this.#fill(place));
    });
  }

  /** Every second: whoever has been silent for too long is ended, and started again by that. */
  #watch(): void {
    this.#cancelWatch = this.#parts.clock.after(1_000, () => {
      for (const worker of this.#living) {
        if (!worker.secondPassed()) continue;
        const { number } = worker.part;
        this.#parts.log.error(
          { process: number, pid: worker.pid },
          'a process does not answer; it is ended',
        );
        worker.kill();
      }
      this.#watch();
    });
  }

  #tellLoads(): void {
    const ready = [...this.#living].filter(({ state }) => state === 'ready');
    const loads: Loads = Object.fromEntries(
      ready.map(({ part, connections }) => [part.id, connections]),
    );
    const told = JSON.stringify(loads);
    if (told === this.#told) return;
    this.#told = told;
    for (const worker of this.#living) worker.tell({ type: 'loads', loads });
  }

  /** To the process that it is for; where that is gone, to any, which says so to the client. */
  #hand(to: number, head: string, socket: Socket): void {
    const living = [...this.#living].filter(({ state }) => state !== 'ended');
    const worker =
      living.find(({ part }) => part.id === to) ?? living.find(({ state }) => state === 'ready');
    if (worker === undefined) socket.destroy();
    else worker.give(head, socket);
  }

  async #answer(from: WorkerProcess, ask: number, what: 'states' | 'measured'): Promise<void> {
    if (what === 'states') from.tell({ type: 'states', ask, states: this.states });
    else from.tell({ type: 'all', ask, measured: await this.#measured() });
  }

  async #measured(): Promise<readonly Measured[]> {
    const settled = this.#places.flatMap(({ worker }) =>
      worker?.state === 'ready' ? [worker] : [],
    );
    const asked = settled.map(async (worker): Promise<Measured[]> => {
      const metrics = await this.#questions.ask((ask) => worker.tell({ type: 'measure', ask }));
      return metrics === null ? [] : [{ process: worker.part.number, metrics }];
    });
    const [others, ...workers] = await Promise.all([this.#parts.othersMeasured(), ...asked]);
    return [...workers.flat(), ...(others ?? [])];
  }
}
