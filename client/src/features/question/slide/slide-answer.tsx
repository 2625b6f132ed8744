import './slide-answer.css';
import type { Counts } from '@sets/shared/core/counts.ts';
import { slide, type SlideQuestion } from '@sets/shared/question/kinds/slide.ts';
import type { AnswerParts } from '../question-parts.ts';
import { SlideLines } from './slide-lines.tsx';

/** A slide on a phone: there is nothing to answer. */
export const answer: AnswerParts<SlideQuestion, never, Counts> = {
  schemas: slide.schemas,
  isSlide: true,
  prompt: () => '',
  answersAtOnce: () => true,
  inWords: slide.inWords,
  Answer: ({ question }) => (
    <div className="slide-lines">
      <SlideLines body={question.body} />
    </div>
  ),
  Dot: () => null,
  OwnResults: () => null,
};
