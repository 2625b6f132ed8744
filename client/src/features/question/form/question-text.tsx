import { limits } from '@sets/shared/core/limits.ts';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { inputClass } from '../../../ui/field.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import type { FormProps } from '../question-parts.ts';
import { LengthNote, roomLeft } from './length-note.tsx';
import { questionFormMessages as words } from './question-form.messages.ts';
import { SetFormulas } from './set-formulas.tsx';

interface QuestionTextProps<Q> extends FormProps<Q> {
  readonly label?: string;
  readonly placeholder?: string;
  /** Said while the text is missing. */
  readonly fault?: string;
}

const max = limits.question.text;

/** What is asked. */
export const QuestionText = <Q extends { readonly text: string }>({
  question,
  isFresh,
  lacks,
  onChange,
  label = words.text,
  placeholder = words.textPlaceholder,
  fault = words.lacksText,
}: QuestionTextProps<Q>) => {
  const textId = useId();
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={textId} className="font-medium">
        {label}
      </label>
      <TextBox
        id={textId}
        dir="auto"
        takesFocus={isFresh}
        value={question.text}
        placeholder={placeholder}
        aria-invalid={roomLeft(question.text, max) < 0}
        aria-describedby={`${textId}-length ${textId}-signs`}
        className={classNames(inputClass, 'resize-none py-3 text-2xl leading-snug font-semibold')}
        onChange={({ target }) => onChange({ ...question, text: target.value })}
      />
      <p id={`${textId}-signs`} className="text-sm text-ink-soft">
        {words.signsHint}
      </p>
      <LengthNote id={`${textId}-length`} text={question.text} max={max} />
      <SetFormulas
        text={question.text}
        className="rounded-md bg-sunken px-4 py-3 text-xl leading-snug font-semibold [overflow-wrap:anywhere]"
      />
      {lacks.includes('text') && <p className="text-sm text-warn">{fault}</p>}
    </div>
  );
};
