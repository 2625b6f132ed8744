import mongoose from 'mongoose';
import * as z from 'zod/mini';
import { createLog } from '../src/core/log.ts';
import { jobModel } from '../src/core/jobs/job.model.ts';
import { JobQueue } from '../src/core/jobs/job-queue.ts';
import type { JobHandler, JobKind } from '../src/core/jobs/jobs.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { startTestStore } from './start-test-store.ts';

export interface Note {
  readonly text: string;
}

/** A kind of job for tests. */
export const buildKind = (overrides: Partial<JobKind<Note>> = {}): JobKind<Note> => ({
  name: 'note',
  version: 1,
  payload: z.strictObject({ text: z.string() }),
  sealed: false,
  pauses: [1_000, 10_000],
  lease: 30_000,
  keep: 24 * 60 * 60_000,
  atOnce: 3,
  ...overrides,
});

interface QueueOptions {
  readonly clock?: ManualClock;
  readonly secret?: string;
  readonly kind?: JobKind<Note>;
  readonly run?: JobHandler<Note>['run'];
  readonly givenUp?: JobHandler<Note>['givenUp'];
}

/** A store of its own for the queues of a test file. */
export const openJobBench = async () => {
  const store = await startTestStore();
  const connection = await mongoose.createConnection(store.uri).asPromise();
  await jobModel(connection).init();
  let opened: JobQueue[] = [];

  /** A process that does this kind of job, as `run` says. */
  const open = ({
    clock = createManualClock(),
    secret = 'a secret',
    kind = buildKind(),
    run = () => Promise.resolve(),
    givenUp = () => {},
  }: QueueOptions = {}) => {
    const logged: string[] = [];
    const log = createLog('debug', { write: (line) => void logged.push(line) });
    const jobs = new JobQueue({ connection, clock, log, secret });
    jobs.handle(kind, { run, givenUp });
    opened.push(jobs);
    const add = (text: string, options: Parameters<JobQueue['enqueue']>[2] = {}) =>
      jobs.enqueue(kind, { text }, options);
    return { jobs, clock, logged, kind, add };
  };

  return {
    connection,
    open,
    /** What is in the store, the oldest first. */
    stored: () => connection.collection('jobs').find().sort({ at: 1 }).toArray(),
    /** Ends the queues of a test, whatever they are at, and empties the store. */
    clear: async () => {
      await Promise.all(opened.map((jobs) => jobs.close(1)));
      opened = [];
      await connection.collection('jobs').deleteMany({});
    },
    close: async () => {
      await connection.close();
      await store.close();
    },
  };
};

/** Work that lasts until a test ends it. */
export const heldWork = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { done: () => promise, finish: resolve, fail: reject };
};
