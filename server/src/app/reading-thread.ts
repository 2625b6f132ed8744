import { parentPort } from 'node:worker_threads';
import * as z from 'zod/mini';
import { readFile } from '../features/material/exchange/read-file.ts';
import type { ReadsFiles } from '../features/material/exchange/imported-item.ts';
import { pollFiles } from '../features/poll/poll-files.ts';
import { quizFiles } from '../features/quiz/quiz-files.ts';

/*
 * Reads one file in a thread of its own, so that a hostile one holds up nobody: who started the
 * thread ends it when its time or memory is over.
 */
const [poll, quiz] = [pollFiles.json, quizFiles.json];
/** By who asks what is read. */
const readers: Readonly<Record<'poll' | 'quiz', ReadsFiles>> = {
  poll: { asked: pollFiles.asked, own: poll, others: [quiz] },
  quiz: { asked: quizFiles.asked, own: quiz, others: [poll] },
};
const given = z.strictObject({
  asked: z.enum(['poll', 'quiz']),
  bytes: z.instanceof(Uint8Array),
  name: z.string(),
});
parentPort?.once('message', (data) => {
  const { asked, bytes, name } = z.parse(given, data);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(readFile(bytes, name, readers[asked]));
});
