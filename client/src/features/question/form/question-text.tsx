import { limits } from '@sets/shared/core/limits.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import {
  mayHavePicture,
  pictureBeside,
  type QuestionPicture,
} from '@sets/shared/question/question-picture.ts';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { inputClass } from '../../../ui/field.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import { pictureMessages } from '../picture/picture.messages.ts';
import { useDroppedPicture } from '../picture/use-dropped-picture.ts';
import type { FormProps } from '../question-parts.ts';
import { LengthNote, roomLeft } from './length-note.tsx';
import { questionFormMessages as words } from './question-form.messages.ts';
import { SetFormulas } from './set-formulas.tsx';
import { useFirstLack } from './use-first-lack.ts';

interface QuestionTextProps<Q> extends FormProps<Q> {
  readonly label?: string;
  readonly placeholder?: string;
  /** Said while the text is missing. */
  readonly fault?: string;
}

const max = limits.question.text;

/** With another picture beside its text, or with none. */
const pictured = <Q extends AnyQuestion>(question: Q, picture: QuestionPicture | null): Q => {
  const { picture: _before, ...rest } = question;
  return (picture === null ? rest : { ...question, picture }) as Q;
};

/** How it is written, how much of it, and how its formulas will look. */
const TextNotes = ({ textId, text }: { readonly textId: string; readonly text: string }) => (
  <>
    <p id={`${textId}-signs`} className="text-sm text-ink-soft">
      {words.signsHint}
    </p>
    <LengthNote id={`${textId}-length`} text={text} max={max} />
    <SetFormulas
      text={text}
      className="rounded-md bg-sunken px-4 py-3 text-xl leading-snug font-semibold [overflow-wrap:anywhere]"
    />
  </>
);

/** What is asked, and the picture beside it. */
export const QuestionText = <Q extends AnyQuestion>({
  question,
  isFresh,
  lacks,
  onChange,
  label = words.text,
  placeholder = words.textPlaceholder,
  fault = words.lacksText,
}: QuestionTextProps<Q>) => {
  const textId = useId();
  const firstLack = useFirstLack({ isFresh, lacks });
  const isPictured = mayHavePicture(question);
  const picture = pictureBeside(question);
  const setPicture = (next: QuestionPicture | null): void => onChange(pictured(question, next));
  const taking = useDroppedPicture(
    isPictured ? (kept) => setPicture({ ...kept, alt: picture?.alt ?? '' }) : undefined,
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      {isPictured && (
        // Seen last, and reached first: Tab leads from what is asked straight to the answers.
        <div className="order-last">
          <PictureField
            isBeside
            takesFocus={firstLack === 'alt'}
            {...{ picture, taking }}
            altFault={lacks.includes('alt') ? pictureMessages.lacksAlt : undefined}
            onChange={setPicture}
          />
        </div>
      )}
      <label htmlFor={textId} className="font-medium">
        {label}
      </label>
      <TextBox
        id={textId}
        dir="auto"
        takesFocus={isFresh && firstLack === null}
        value={question.text}
        placeholder={placeholder}
        aria-invalid={roomLeft(question.text, max) < 0}
        aria-describedby={`${textId}-length ${textId}-signs`}
        className={classNames(inputClass, 'resize-none py-3 text-2xl leading-snug font-semibold')}
        onChange={({ target }) => onChange({ ...question, text: target.value })}
        onPaste={(event) => {
          if (taking.tookPasted(event)) event.preventDefault();
        }}
        onDragOver={taking.onDragOver}
        onDrop={taking.onDrop}
      />
      <TextNotes textId={textId} text={question.text} />
      {lacks.includes('text') && <p className="text-sm text-warn">{fault}</p>}
    </div>
  );
};
