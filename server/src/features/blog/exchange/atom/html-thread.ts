import { parentPort } from 'node:worker_threads';
import { type PostSource, postHtml } from './post-html.ts';

/* Draws posts in a thread of its own, one after the other: whoever sent one ends the thread when its time is over. */
parentPort?.on('message', (post: PostSource) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(postHtml(post));
});
