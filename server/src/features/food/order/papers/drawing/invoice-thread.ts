import { answerWithPapers } from '../../../../../core/paper/draw-in-thread.ts';
import { drawInvoice } from './draw-invoice.ts';

answerWithPapers(drawInvoice);
