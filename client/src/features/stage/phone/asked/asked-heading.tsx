import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import type { ReactNode } from 'react';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { PicturePlace } from '../../../question/picture/picture-place.tsx';
import { PhoneHeading } from './phone-heading.tsx';

/** Characters from which on a question is set smaller. */
const longText = 120;

interface AskedHeadingProps {
  /** Which question it is, and of what: what the page's title says. */
  readonly about: string;
  readonly question: Pick<AnyQuestion, 'kind' | 'text' | 'picture'>;
  /** Below it: what is to be done. */
  readonly children?: ReactNode;
}

/** What is asked; what it is answered with is labelled by it. */
export const AskedHeading = ({ about, question, children }: AskedHeadingProps) => (
  <div className="phone-asked">
    <PhoneHeading about={about} long={question.text.length > longText}>
      <span id="asked">
        <MathText text={question.text} />
      </span>
    </PhoneHeading>
    <PicturePlace question={question} />
    {children}
  </div>
);
