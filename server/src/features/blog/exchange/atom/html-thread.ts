import { parentPort } from 'node:worker_threads';
import { type PostSource, postHtml } from './post-html.ts';

/* Draws posts in a thread of its own: whoever sent them ends the thread when its time is over. */
parentPort?.once('message', (posts: readonly PostSource[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(posts.map(postHtml));
});
