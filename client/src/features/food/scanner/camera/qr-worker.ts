/**
 * Where the worker of qr-scanner lies on this server: the build puts it there (`qr-worker-build.ts`), under its version.
 * By itself the library would start it from memory, which the policy of the product refuses.
 */
export const qrWorkerPath = '/assets/qr-scanner-1.4.2/worker.js';

/** In place of the library's own. */
export const createWorker = (): Worker => new Worker(qrWorkerPath);
