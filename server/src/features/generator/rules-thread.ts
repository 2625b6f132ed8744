import { generatorRequest } from '@sets/shared/generator/generator.contract.ts';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { questionsByRules } from './language/by-rules.ts';
import { madeOf } from './made-question.ts';

/* Makes the questions of one text in a thread of its own: who started it ends it when its time is over. */
const { text, kinds, most } = z.parse(
  z.pick(generatorRequest, { text: true, kinds: true, most: true }),
  workerData,
);
const made = questionsByRules(text, { kinds, most }).map(({ item, source }) => ({ item, source }));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(madeOf(made));
