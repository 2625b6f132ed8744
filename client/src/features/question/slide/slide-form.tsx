import { slideBody, type SlideQuestion } from '@sets/shared/question/kinds/slide.ts';
import { Text } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { inputClass } from '../../../ui/field.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { LengthNote, roomLeft } from '../form/length-note.tsx';
import { QuestionText } from '../form/question-text.tsx';
import type { FormParts, FormProps } from '../question-parts.ts';
import { slideMessages as words } from './slide.messages.ts';

const Form = (props: FormProps<SlideQuestion>) => {
  const { question, onChange } = props;
  const id = useId();
  return (
    <div className="grid gap-8">
      <QuestionText
        {...props}
        label={words.title}
        placeholder={words.titlePlaceholder}
        fault={words.lacksTitle}
      />
      <div className="grid grid-cols-1 gap-2">
        <label htmlFor={id} className="font-medium">
          {words.body}
        </label>
        <TextBox
          id={id}
          dir="auto"
          value={question.body}
          aria-invalid={roomLeft(question.body, slideBody) < 0}
          aria-describedby={`${id}-hint`}
          className={classNames(inputClass, 'min-h-40 resize-none py-3 leading-normal')}
          onChange={({ target }) => onChange({ ...question, body: target.value })}
        />
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {words.bodyHint}
        </p>
        <LengthNote text={question.body} max={slideBody} />
      </div>
    </div>
  );
};

export const slideForm: FormParts<SlideQuestion> = {
  name: words.name,
  means: words.means,
  Icon: Text,
  Form,
};
