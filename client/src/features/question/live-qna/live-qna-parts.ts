import type { Counts } from '@sets/shared/core/counts.ts';
import type { LiveQnaHolder } from '@sets/shared/question/kinds/live-qna.ts';
import type { KindParts } from '../question-parts.ts';
import { liveQnaForm } from './live-qna-form.tsx';
import { liveQnaScreen } from './live-qna-screen.tsx';

export const liveQnaParts: KindParts<LiveQnaHolder, Counts> = {
  form: liveQnaForm,
  screen: liveQnaScreen,
};
