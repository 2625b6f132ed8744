import { answerWithPapers } from '../../../core/paper/draw-in-thread.ts';
import { drawResume } from './draw-resume.ts';

answerWithPapers(drawResume);
