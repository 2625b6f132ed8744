import { type PaperBounds, paperThread } from '../../../core/paper/draw-in-thread.ts';
import { resumeMessages } from '../resume.messages.ts';
import type { Drawing } from './draw-resume.ts';

const thread = new URL('paper-thread.ts', import.meta.url);
const { busy, tooLong } = resumeMessages;

/** Draws resumes in a thread of their own. @throws AppError UNAVAILABLE */
export const drawInThread = (
  bounds?: PaperBounds,
): ((who: string, drawing: Drawing) => Promise<Buffer>) =>
  paperThread({ thread, busy, tooLong }, bounds);
