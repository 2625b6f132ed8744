import './slide-screen.css';
import type { Counts } from '@sets/shared/core/counts.ts';
import type { SlideQuestion } from '@sets/shared/question/kinds/slide.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { SlideLines } from './slide-lines.tsx';
import { slideSize } from './slide-size.ts';

/** Characters from which on a title is set smaller. */
const longTitle = 60;

const Screen = ({ question, standing }: ScreenProps<SlideQuestion, Counts>) => {
  const Heading = standing === undefined ? 'p' : 'h1';
  const size = { '--size': slideSize(question.body) };
  return (
    <div className="slide-screen">
      <Heading
        className="slide-screen-title"
        dir="auto"
        data-long={question.text.length > longTitle}
      >
        <MathText text={question.text} isLarge />
      </Heading>
      <div className="slide-screen-lines" style={size as CSSProperties}>
        <SlideLines body={question.body} />
      </div>
    </div>
  );
};

export const slideScreen: ScreenParts<SlideQuestion, Counts> = { note: () => '', Screen };
