import { workerTest } from './once-per-worker.ts';

// Whatever a file of this worker opens for all of them is closed when the worker ends.
workerTest.beforeAll(({ endOfWorker }) => endOfWorker);
