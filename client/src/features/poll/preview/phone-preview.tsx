import '../../stage/phone/phone.css';
import '../../stage/phone/phone-controls.css';
import '../../stage/phone/asked/asked.css';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { useState } from 'react';
import { emptySheet } from '../../../live/answer-sheet.ts';
import { useAnswerParts } from '../../question/answer-parts.ts';
import { PhoneFrame } from '../../stage/phone/phone-frame.tsx';
import { IsPhone } from '../../stage/phone/asked/phone-heading.tsx';
import { Question as PhoneQuestion } from '../phone/parts/question.tsx';
import { Framed } from '../../material/preview/framed.tsx';
import { openNotes } from '../../material/preview/open-notes.ts';
import type { Moment, Pictures } from './local-room.ts';
import { previewMessages as words } from '../../material/preview/preview.messages.ts';

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
  const [notes] = useState(openNotes);
  const { view, tally } = pictures.phone;
  const parts = useAnswerParts([question.kind]).get(question.kind);
  const slot = slotOf(view);
  const { answer } = pictures;
  const held = answer === null ? [] : [{ slot, value: answer, revision: 1 }];
  return (
    <Framed title={words.phoneTitle} className="preview-phone">
      <IsPhone value={false}>
        <PhoneFrame title={title}>
          {parts !== undefined && (
            <PhoneQuestion
              // What was marked and not sent belongs to one question.
              key={`${question.id} ${moment}`}
              run={{
                runId: 'preview',
                activity: 'poll',
                definitionId: 'preview',
                title,
                ended: false,
                version: 0,
              }}
              view={view}
              question={question}
              parts={parts}
              tally={tally}
              me={null}
              sheet={{ ...emptySheet, held }}
              online
              offset={0}
              answer={(_slot, value) => onAnswer(value)}
              notes={notes}
            />
          )}
        </PhoneFrame>
      </IsPhone>
    </Framed>
  );
};

export default PhonePreview;
