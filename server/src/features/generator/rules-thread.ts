import { generatorRequest } from '@sets/shared/generator/generator.contract.ts';
import { parentPort } from 'node:worker_threads';
import * as z from 'zod/mini';
import { questionsByRules } from './language/by-rules.ts';
import { madeOf } from './made-question.ts';

/* Makes the questions of one text in a thread of its own: who started it ends it when its time is over. */
const given = z.pick(generatorRequest, { text: true, kinds: true, most: true });
parentPort?.once('message', (data) => {
  const { text, kinds, most } = z.parse(given, data);
  const made = questionsByRules(text, { kinds, most }).map(({ item, source }) => ({
    item,
    source,
  }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(madeOf(made));
});
