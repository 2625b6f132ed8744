import '../../../stage/phone/phone.css';
import '../../../stage/phone/phone-controls.css';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { Framed } from '../../../material/preview/framed.tsx';
import { previewMessages as words } from '../../../material/preview/preview.messages.ts';
import { useAnswerParts } from '../../../question/answer-parts.ts';
import { PhoneFrame } from '../../../stage/phone/phone-frame.tsx';
import type { Moment, Pictures } from './local-quiz.ts';

interface PhonePreviewProps {
  readonly title: string;
  readonly question: Question;
  readonly moment: Moment;
  readonly pictures: Pictures;
  /** It was answered: on this page alone. */
  readonly onAnswer: (value: unknown) => void;
}

/** The question on a phone. It can be answered, and nothing is sent. */
const PhonePreview = ({ title, question, moment, pictures, onAnswer }: PhonePreviewProps) => {
  const { tally } = pictures.phone;
  const Answer = useAnswerParts([question.kind]).get(question.kind)?.Answer;
  return (
    <Framed title={words.phoneTitle} className="preview-phone">
      <PhoneFrame title={title}>
        <main>
          <h1 id="asked" dir="auto">
            <MathText text={question.text} />
          </h1>
          {Answer !== undefined && moment !== 'reading' && (
            <Answer
              key={`${question.id} ${moment}`}
              question={question}
              value={pictures.answer}
              counts={tally?.counts ?? null}
              answered={tally?.answered ?? 0}
              enabled={moment === 'open'}
              closed={moment !== 'open'}
              labelledBy="asked"
              onChange={onAnswer}
            />
          )}
        </main>
      </PhoneFrame>
    </Framed>
  );
};

export default PhonePreview;
