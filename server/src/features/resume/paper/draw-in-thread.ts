import { AppError } from '../../../core/app-error.ts';
import { createFairQueue } from '../../../core/fair-queue.ts';
import { WarmThread } from '../../../core/warm-thread.ts';
import { resumeMessages } from '../resume.messages.ts';
import type { Drawing } from './draw-resume.ts';

const ofAll = { atOnce: 1, waiting: 30, msg: resumeMessages.busy } as const;
const thread = new URL('paper-thread.ts', import.meta.url);
const usual = { time: 30_000, memory: 512, rest: 60_000 };

/**
 * Draws resumes in a thread with bounds on time and memory, one after the other, and people in turns: who asks
 * for many keeps nobody else waiting for more than one. Most of what a first one
 * takes is for the libraries and the fonts: the thread stays for a while, for those that follow.
 *
 * @throws AppError UNAVAILABLE
 */
export const drawInThread = (bounds: Partial<typeof usual> = {}) => {
  const inTurn = createFairQueue(ofAll);
  const warm = new WarmThread({ thread, ...usual, ...bounds });
  return (who: string, drawing: Drawing): Promise<Buffer> =>
    inTurn([who], async () => {
      const paper = await warm.run(drawing);
      if (!(paper instanceof Uint8Array)) {
        throw new AppError('UNAVAILABLE', resumeMessages.tooLong);
      }
      return Buffer.from(paper.buffer, paper.byteOffset, paper.byteLength);
    });
};
