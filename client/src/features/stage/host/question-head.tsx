import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { LinePicture } from '../../question/picture/line-picture.tsx';
import { deskMessages } from './desk.messages.ts';

/** Characters from which on a question is set smaller. */
const longText = 160;

interface QuestionHeadProps {
  /** Which question it is, from 1, and of how many. */
  readonly view: { readonly position: number; readonly questions: number };
  readonly question: Pick<AnyQuestion, 'kind' | 'text' | 'picture'>;
  /** What else is said beside its number; null where nothing is. */
  readonly beside: string | null;
  /** Whether it is read here on a laptop, too, and not in the picture of the projector. */
  readonly isRead?: boolean | undefined;
}

/** The question that is on, over what its host sees of it. */
export const QuestionHead = ({ view, question, beside, isRead = false }: QuestionHeadProps) => (
  // Where the picture of the projector is large enough, the question is read there.
  <header className={classNames('grid grid-cols-1 gap-2', !isRead && 'lg:sr-only')}>
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      <span>{deskMessages.position(view.position, view.questions)}</span>
      {beside !== null && <span>{beside}</span>}
    </p>
    <h2
      dir="auto"
      className={classNames(
        'font-semibold [overflow-wrap:anywhere]',
        question.text.length > longText ? 'text-lg leading-snug' : 'text-2xl',
      )}
    >
      <MathText text={question.text} />
    </h2>
    <LinePicture question={question} />
  </header>
);
