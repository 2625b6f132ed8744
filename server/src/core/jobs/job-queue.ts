import type { Connection } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { JobRecord } from './job.model.ts';
import { JobStore } from './job-store.ts';
import {
  asJobFailure,
  type EnqueueOptions,
  JobFailure,
  type JobHandler,
  type JobKind,
  type Jobs,
  type JobState,
} from './jobs.ts';
import { type Lane, openLane, writePayload } from './lane.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { within } from './within.ts';

export interface JobQueueTools {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly log: Log;
  /** Seals what must not be read in the store. */
  readonly secret: string;
}

/** How often jobs are looked for that another process, or this one before, has left behind, in ms. */
const lookEvery = 60_000;

/** A job that another process has is looked for so long after its lease has ended, in ms. */
const afterLease = 1_000;

/** How long work that has begun may hold up the stop, in milliseconds. */
const closePatience = 3_000;

/** How long what is told to end then may take to do so, in milliseconds. */
const abortPatience = 500;

/** The jobs of one process. Several on one store share the work. */
export class JobQueue implements Jobs {
  readonly store: JobStore;
  readonly #tools: Pick<JobQueueTools, 'clock' | 'log'>;
  readonly #sealer: Sealer;
  readonly #lanes = new Map<string, Lane>();
  readonly #underWay = new Set<Promise<void>>();
  /** What cancels each look that is to come. */
  readonly #looks = new Set<() => void>();
  #closing = false;

  constructor({ secret, ...tools }: JobQueueTools) {
    this.store = new JobStore(tools);
    this.#tools = tools;
    this.#sealer = createSealer(secret, 'jobs');
  }

  handle<Payload>(kind: JobKind<Payload>, handler: JobHandler<Payload>): void {
    if (this.#lanes.has(kind.name)) throw new Error(`Two handlers of ${kind.name}.`);
    this.#lanes.set(kind.name, openLane(kind, handler, this.#sealer));
  }

  async enqueue<Payload>(
    kind: JobKind<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<string> {
    const { key, notBefore } = options;
    const job = {
      kind: kind.name,
      version: kind.version,
      payload: writePayload(kind, payload, this.#sealer),
      about: kind.about?.(payload),
      key,
      notBefore,
    };
    const lane = this.#lanes.get(kind.name);
    const wait = notBefore === undefined ? 0 : notBefore - this.#tools.clock.now();
    if (lane !== undefined && wait <= 0 && !this.#closing && lane.hasRoom) {
      const taken = await lane.reserve(() => this.store.put(job, kind, true));
      if (taken === null) return this.#idOf(kind, payload, options);
      await this.begin(lane, taken);
      return taken._id;
    }
    const stored = await this.store.put(job, kind, false);
    if (stored === null) return this.#idOf(kind, payload, options);
    if (lane !== undefined) this.#lookIn(lane, wait);
    return stored._id;
  }

  async stateOf(jobid: string): Promise<JobState | null> {
    const job = await this.store.find(jobid);
    if (job === null) return null;
    const { tries, diedAt, held, progress = null } = job;
    const living = held === null ? 'waiting' : 'under way';
    return { is: diedAt === undefined ? living : 'dead', tries, progress };
  }

  async forget({ name }: Pick<JobKind<never>, 'name'>, about: string): Promise<void> {
    await this.store.forget(name, about);
  }

  /** How this process does a kind of job; undefined where it does not. */
  lane(kind: string): Lane | undefined {
    return this.#lanes.get(kind);
  }

  /** Does what was left behind, now and from time to time. */
  start(): void {
    const lanes = [...this.#lanes.values()];
    for (const lane of lanes) this.#look(lane);
    // So that every lease is seen before it ends.
    const every = Math.min(lookEvery, ...lanes.map(({ kind }) => kind.lease));
    this.#later(every, () => this.start());
  }

  /** Begins nothing more, and gives what has begun a moment; the rest waits for the next start. */
  async close(patience = closePatience): Promise<void> {
    this.#closing = true;
    for (const cancel of this.#looks) cancel();
    if (await this.#settles(patience)) return;
    const attempts = [...this.#lanes.values()].flatMap((lane) => lane.attempts);
    for (const attempt of attempts) attempt.abort();
    await this.#settles(abortPatience);
    this.#tools.log.warn({ jobs: attempts.length }, 'jobs left for the next start');
  }

  /** Runs a job that this process has taken; while the process stops, leaves it to the next start. */
  async begin(lane: Lane, taken: JobRecord): Promise<void> {
    if (this.#closing) {
      await this.store.release(taken);
      return;
    }
    const ending = new AbortController();
    lane.underWay.set(taken._id, ending);
    this.#inBackground(
      'job not written down',
      this.#work(lane, taken, ending).finally(() => {
        lane.underWay.delete(taken._id);
        if (lane.hasMore) this.#fill(lane);
      }),
    );
  }

  /** The id of the job that has the key already. */
  async #idOf<Payload>(
    kind: JobKind<Payload>,
    payload: Payload,
    options: EnqueueOptions,
  ): Promise<string> {
    const there = await this.store.findByKey(kind.name, options.key ?? '');
    // Done meanwhile, it is in nobody's way any more.
    return there?._id ?? this.enqueue(kind, payload, options);
  }

  /** One attempt, and what becomes of the job. */
  async #work(lane: Lane, taken: JobRecord, ending: AbortController): Promise<void> {
    const { clock, log } = this.#tools;
    const { name, pauses } = lane.kind;
    const failure = await this.#attempt(lane, taken, ending);
    if (failure === null) {
      await this.store.remove(taken);
      return;
    }
    if (this.#closing && ending.signal.aborted) {
      await this.store.release(taken);
      return;
    }
    const { code, final } = failure;
    const pause = final ? undefined : pauses[taken.tries - 1];
    if (pause === undefined) {
      if (!(await this.store.bury(taken, code))) return;
      log.error({ kind: name, jobid: taken._id, tries: taken.tries, code }, 'job given up');
      lane.givenUp(failure);
      return;
    }
    const dueAt = clock.now() + pause;
    await this.store.putOff(taken, dueAt);
    this.#lookIn(lane, dueAt - clock.now());
  }

  /** Why the attempt failed; null where it did not. */
  async #attempt(
    lane: Lane,
    taken: JobRecord,
    ending: AbortController,
  ): Promise<JobFailure | null> {
    const { clock, log } = this.#tools;
    const { name, pauses, lease } = lane.kind;
    if (taken.staleAt.getTime() < clock.now()) return new JobFailure('ESTALE', { final: true });
    // Its last attempt was cut off: the next one might end this process too.
    if (taken.tries > pauses.length + 1) return new JobFailure('ECUTOFF', { final: true });
    const over = Promise.withResolvers<never>();
    const cancel = clock.after(lease, () => {
      over.reject(new JobFailure('ELEASE', { final: false }));
      ending.abort();
    });
    const attempt = {
      number: taken.tries,
      signal: ending.signal,
      progress: (done: number, line: string) => this.store.noteProgress(taken, { done, line }),
    };
    try {
      await Promise.race([lane.run(taken, attempt), over.promise]);
      return null;
    } catch (error) {
      if (!(error instanceof JobFailure)) {
        log.error({ err: error, kind: name, jobid: taken._id }, 'job failed');
      }
      return asJobFailure(error);
    } finally {
      cancel();
    }
  }

  /** Takes up what is due, and looks again when the next job is whose process may have died. */
  #look(lane: Lane): void {
    this.#fill(lane);
    if (lane.isLooking) return;
    this.#inBackground('jobs not looked for', this.#lookAhead(lane));
  }

  async #lookAhead(lane: Lane): Promise<void> {
    lane.isLooking = true;
    try {
      const next = await this.store.nextDue(lane.kind, [...lane.underWay.keys()]);
      lane.cancelLook();
      if (next === null) return;
      const wait = Math.max(next - this.#tools.clock.now(), 0) + afterLease;
      if (wait <= lookEvery) lane.cancelLook = this.#later(wait, () => this.#look(lane));
    } finally {
      lane.isLooking = false;
    }
  }

  /** Takes up what is due, as far as there is room. */
  #fill(lane: Lane): void {
    lane.hasMore = true;
    if (lane.isFilling) return;
    this.#inBackground('jobs not looked for', this.#takeAll(lane));
  }

  async #takeAll(lane: Lane): Promise<void> {
    lane.isFilling = true;
    try {
      while (lane.hasMore && lane.hasRoom && !this.#closing) {
        lane.hasMore = false;
        const underWay = [...lane.underWay.keys()];
        const taken = await lane.reserve(() => this.store.take(lane.kind, underWay));
        if (taken === null) continue;
        lane.hasMore = true;
        await this.begin(lane, taken);
      }
    } finally {
      lane.isFilling = false;
    }
  }

  /** Looks for jobs of this kind after `ms`. */
  #lookIn(lane: Lane, ms: number): void {
    if (ms <= 0) this.#fill(lane);
    else
      this.#later(ms, () => {
        this.#fill(lane);
      });
  }

  /** Returns what cancels it. */
  #later(ms: number, run: () => void): () => void {
    if (this.#closing) return () => {};
    const cancel = this.#tools.clock.after(ms, () => {
      this.#looks.delete(cancel);
      run();
    });
    this.#looks.add(cancel);
    return () => {
      this.#looks.delete(cancel);
      cancel();
    };
  }

  /** Whether all that is under way ends within `ms`. */
  async #settles(ms: number): Promise<boolean> {
    try {
      await within(ms, Promise.all(this.#underWay));
      return true;
    } catch {
      // What is under way does not throw: it took too long.
      return false;
    }
  }

  #inBackground(failed: string, work: Promise<void>): void {
    const begun = work
      .catch((error: unknown) => {
        // What is in the store stays there, and is due again.
        this.#tools.log.error({ err: error }, failed);
      })
      .finally(() => this.#underWay.delete(begun));
    this.#underWay.add(begun);
  }
}
