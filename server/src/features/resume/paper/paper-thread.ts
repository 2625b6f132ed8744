import { parentPort } from 'node:worker_threads';
import { type Drawing, drawResume } from './draw-resume.ts';

/* Draws resumes in a thread of its own, one after the other: who sent one ends the thread when its time is over. */
const draw = async (drawing: Drawing): Promise<void> => {
  const paper = new Uint8Array(await drawResume(drawing));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(paper, [paper.buffer]);
};
parentPort?.on('message', (drawing: Drawing) => void draw(drawing));
