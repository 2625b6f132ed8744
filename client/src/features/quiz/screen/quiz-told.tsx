import './quiz-told.css';
import type { QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { quizScreenMessages as words } from './quiz-screen.messages.ts';

type Told = Pick<QuizScreenView, 'explanation' | 'voided' | 'corrected'>;

export const isExplained = ({ explanation, voided, corrected }: Told): boolean =>
  explanation !== '' || voided || corrected;

/**
 * Why it is right, and what became of the question. It has the place of the way in, which comes back
 * with the next question; what does not fit is cut off in whole lines, and is on the phones.
 */
export const QuizTold = ({ view: { explanation, voided, corrected } }: { view: Told }) => (
  <aside className="quiz-told">
    {voided && <p className="quiz-remedy">{words.voidedLong}</p>}
    {corrected && !voided && <p className="quiz-remedy">{words.corrected}</p>}
    {explanation !== '' && (
      <p className="quiz-explanation" dir="auto" data-beside={voided || corrected}>
        <MathText text={explanation} />
      </p>
    )}
  </aside>
);
