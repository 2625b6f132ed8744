import { AppError } from '../app-error.ts';
import { cutPage, readPlace } from '../place-in-list.ts';
import type { DeadJob } from './job.model.ts';
import type { JobQueue } from './job-queue.ts';

const pageSize = 20;

/** What a person decided about a dead job, until it is final. */
export interface Decided {
  readonly job: DeadJob;
  /** Makes it final. */
  readonly go: () => Promise<void>;
  /** Puts the job back into the dead list, as it was. */
  readonly undo: () => Promise<void>;
}

/** The jobs that were given up, for who looks after the server. */
export class DeadJobs {
  readonly #queue: JobQueue;

  constructor(queue: JobQueue) {
    this.#queue = queue;
  }

  /** Newest first. @throws AppError BAD_REQUEST where `before` is no place in the list */
  async page(before?: string): Promise<{ items: DeadJob[]; next: string | null }> {
    const place = before === undefined ? null : readPlace(before);
    const read = await this.#queue.store.dead(place, pageSize + 1);
    return cutPage(read, pageSize, ({ diedAt, _id }) => ({ at: diedAt.getTime(), id: _id }));
  }

  /**
   * Takes the job out of the list, to run it as if it were new.
   * @throws AppError NOT_FOUND, CONFLICT where nobody here knows how it is done
   */
  async retry(jobid: string): Promise<Decided> {
    const job = await this.#find(jobid);
    const lane = this.#queue.lane(job.kind);
    if (lane === undefined)
      throw new AppError('CONFLICT', 'This server does no such jobs any more.');
    const taken = await this.#queue.store.revive(job, lane.kind);
    if (taken === null) throw gone();
    return {
      job,
      go: () => this.#queue.begin(lane, taken),
      undo: () => this.#queue.store.restore(job),
    };
  }

  /** @throws AppError NOT_FOUND */
  async remove(jobid: string): Promise<Decided> {
    const job = await this.#find(jobid);
    if (!(await this.#queue.store.removeDead(job))) throw gone();
    return { job, go: async () => {}, undo: () => this.#queue.store.restore(job) };
  }

  async #find(jobid: string): Promise<DeadJob> {
    const job = await this.#queue.store.findDead(jobid);
    if (job === null) throw gone();
    return job;
  }
}

const gone = (): AppError =>
  new AppError('NOT_FOUND', 'This job is not in the list any more: it was done, tried or deleted.');
