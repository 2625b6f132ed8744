import '../../../stage/phone/phone.css';
import '../../../stage/phone/phone-controls.css';
import '../../../stage/phone/asked/asked.css';
import '../../../stage/phone/kept-answers.css';
import '../../phone/phone-told.css';
import '../../phone/quiz-phone.css';
import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import { useState } from 'react';
import { emptySheet } from '../../../../live/answer-sheet.ts';
import { Framed } from '../../../material/preview/framed.tsx';
import { openNotes } from '../../../material/preview/open-notes.ts';
import { previewMessages as words } from '../../../material/preview/preview.messages.ts';
import { IsPhone } from '../../../stage/phone/asked/phone-heading.tsx';
import { PhoneFrame } from '../../../stage/phone/phone-frame.tsx';
import { Asked } from '../../phone/parts/asked.tsx';
import { Revealed } from '../../phone/parts/revealed.tsx';
import type { QuizPageProps } from '../../phone/quiz-phone-view.ts';
import type { Pictures } from './local-quiz.ts';

interface PhonePreviewProps {
  readonly title: string;
  /** The place of the question. */
  readonly at: number;
  readonly pictures: Pictures;
  /** It was answered: on this page alone. */
  readonly onAnswer: (value: unknown) => void;
}

/** A phone as most are. */
const settings = { calm: false, buzz: false, sound: false };

/** The question on a phone. It can be answered, and nothing is sent. */
const PhonePreview = ({ title, at, pictures, onAnswer }: PhonePreviewProps) => {
  const [notes] = useState(openNotes);
  const { phone, answer, me } = pictures;
  const held = answer === null ? [] : [{ slot: slotOf(at), value: answer.answer, revision: 1 }];
  const page: QuizPageProps = {
    run: {
      runId: 'preview',
      activity: 'quiz',
      definitionId: 'preview',
      title,
      ended: false,
      version: 0,
    },
    view: phone.view,
    tally: phone.tally,
    me,
    settings,
    sheet: { ...emptySheet, held },
    online: true,
    offset: 0,
    answer: (_slot, value) => onAnswer(value),
    notes,
  };
  return (
    <Framed title={words.phoneTitle} className="preview-phone">
      <IsPhone value={false}>
        <PhoneFrame title={title}>
          {phone.view.phase === 'revealed' ? (
            <Revealed {...page} took={null} />
          ) : (
            <Asked {...page} />
          )}
        </PhoneFrame>
      </IsPhone>
    </Framed>
  );
};

export default PhonePreview;
