import { parentPort, workerData } from 'node:worker_threads';
import { type PostSource, postHtml } from './post-html.ts';

/* Draws posts in a thread of its own: whoever sent them ends the thread when its time is over. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage((workerData as readonly PostSource[]).map(postHtml));
