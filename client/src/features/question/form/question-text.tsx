import { limits } from '@sets/shared/core/limits.ts';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { inputClass } from '../../../ui/field.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import type { FormProps } from '../question-parts.ts';
import { questionFormMessages as words } from './question-form.messages.ts';

interface QuestionTextProps<Q> extends FormProps<Q> {
  readonly label?: string;
  readonly placeholder?: string;
  /** Said while the text is missing. */
  readonly fault?: string;
}

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
    <div className="grid gap-2">
      <label htmlFor={textId} className="font-medium">
        {label}
      </label>
      <TextBox
        id={textId}
        dir="auto"
        takesFocus={isFresh}
        value={question.text}
        placeholder={placeholder}
        maxLength={limits.question.text}
        className={classNames(inputClass, 'resize-none py-3 text-2xl leading-snug font-semibold')}
        onChange={({ target }) => onChange({ ...question, text: target.value })}
      />
      {lacks.includes('text') && <p className="text-sm text-warn">{fault}</p>}
    </div>
  );
};
