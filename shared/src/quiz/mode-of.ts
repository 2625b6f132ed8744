import { aloneMode } from './alone/alone.mode.ts';
import { byMode } from './by-mode.ts';
import { presentedMode } from './presented/presented.mode.ts';
import type { QuizMode } from './quiz-mode.ts';

/** How a quiz is played. */
export const modeOf = byMode<QuizMode>(presentedMode, aloneMode);
