import './live-qna-answer.css';
import type { Counts } from '@sets/shared/core/counts.ts';
import { liveQna, type LiveQnaHolder } from '@sets/shared/question/kinds/live-qna.ts';
import type { AnswerParts } from '../question-parts.ts';
import { liveQnaHolderPhoneMessages as words } from './live-qna-holder-phone.messages.ts';

/** The place of a live Q&A on a phone: what can be asked about, until it is opened. */
export const answer: AnswerParts<LiveQnaHolder, never, Counts> = {
  schemas: liveQna.schemas,
  isSlide: true,
  prompt: () => '',
  answersAtOnce: () => true,
  inWords: liveQna.inWords,
  Answer: () => <p className="live-qna-soon">{words.soon}</p>,
  Dot: () => null,
  OwnResults: () => null,
};
