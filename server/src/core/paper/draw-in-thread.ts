import { parentPort } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import { createFairQueue } from '../fair-queue.ts';
import { WarmThread } from '../warm-thread.ts';

const usual = { time: 30_000, memory: 512, rest: 60_000 };
export type PaperBounds = Partial<typeof usual>;

interface PaperThread {
  /** A file that calls `answerWithPapers`. */
  readonly thread: URL;
  /** What is said where too many wait, and where a paper takes too long. */
  readonly busy: string;
  readonly tooLong: string;
}

/**
 * Draws papers in a thread with bounds on time and memory, one after the other, and people in turns: who asks
 * for many keeps nobody else waiting for more than one. Most of what a first one
 * takes is for the libraries and the fonts: the thread stays for a while, for those that follow.
 *
 * @throws AppError UNAVAILABLE
 */
export const paperThread = (
  { thread, busy, tooLong }: PaperThread,
  bounds: PaperBounds = {},
): ((who: string, drawing: unknown) => Promise<Buffer>) => {
  const inTurn = createFairQueue({ atOnce: 1, waiting: 30, msg: busy });
  const warm = new WarmThread({ thread, ...usual, ...bounds });
  return (who, drawing) =>
    inTurn([who], async () => {
      const paper = await warm.run(drawing);
      if (!(paper instanceof Uint8Array)) throw new AppError('UNAVAILABLE', tooLong);
      return Buffer.from(paper.buffer, paper.byteOffset, paper.byteLength);
    });
};

/** In the thread: draws one paper after the other. Who sent one ends the thread when its time is over. */
export const answerWithPapers = (draw: (drawing: never) => Promise<Buffer>): void => {
  const answer = async (drawing: unknown): Promise<void> => {
    // What is sent to a thread is what its file draws: whoever asks says so by its own types.
    const paper = new Uint8Array(await draw(drawing as never));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    parentPort?.postMessage(paper, [paper.buffer]);
  };
  parentPort?.on('message', (drawing: unknown) => void answer(drawing));
};
