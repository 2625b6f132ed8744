import {
  trueFalseChoosing,
  type TrueFalseQuestion,
} from '@sets/shared/question/kinds/true-false-question.ts';
import { ToggleLeft } from 'lucide-react';
import { OptionMark } from '../../../ui/option-mark.tsx';
import { optionsKey } from '../choosing/options-key.tsx';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import type { FormParts, FormProps } from '../question-parts.ts';
import { trueFalseFormMessages as words } from './true-false-form.messages.ts';

const Form = (props: FormProps<TrueFalseQuestion>) => (
  <div className="grid gap-8">
    <QuestionText
      {...props}
      label={words.text}
      placeholder={words.textPlaceholder}
      fault={words.lacksText}
    />
    <section className="grid gap-2">
      <h3 className="font-medium">{words.answers}</h3>
      <ul className="grid grid-cols-2 gap-3">
        {trueFalseChoosing.options.map(({ id, text, sign }, index) => (
          <li
            key={id}
            className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-sunken px-4 text-lg"
          >
            <OptionMark index={index} sign={sign} />
            {text}
          </li>
        ))}
      </ul>
    </section>
    <div className="grid gap-x-8 border-t border-line pt-6 sm:grid-cols-2">
      <QuestionTime {...props} />
    </div>
  </div>
);

export const trueFalseForm: FormParts<TrueFalseQuestion> = {
  name: words.name,
  means: words.means,
  Icon: ToggleLeft,
  Form,
  Key: optionsKey(() => trueFalseChoosing),
};
