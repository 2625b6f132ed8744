import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice-question.ts';
import { ListChecks } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { Switch } from '../../../ui/switch.tsx';
import { optionsKey } from '../choosing/options-key.tsx';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import { useFirstLack } from '../form/use-first-lack.ts';
import type { FormParts, FormProps } from '../question-parts.ts';
import { choiceFormMessages as words } from './choice-form.messages.ts';
import { OptionList } from './option-list.tsx';

const Form = (props: FormProps<ChoiceQuestion>) => {
  const { question, lacks, onChange } = props;
  const firstLack = useFirstLack(props);
  return (
    <div className="grid gap-8">
      <QuestionText {...props} />
      <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
        <legend className="mb-1 p-0 font-medium">{words.options}</legend>
        <OptionList
          question={question}
          onChange={onChange}
          mayHavePictures
          takesFocus={firstLack === 'words'}
        />
        <p
          className={classNames(
            'text-sm',
            lacks.includes('options') ? 'text-warn' : 'text-ink-soft',
          )}
        >
          {lacks.includes('options') ? words.lacksOptions : words.optionsHint}
        </p>
      </fieldset>
      <div className="grid items-end gap-x-8 gap-y-4 border-t border-line pt-6 sm:grid-cols-2">
        <Switch
          label={words.multiple}
          hint={words.multipleHint}
          checked={question.multiple}
          onChange={(multiple) => onChange({ ...question, multiple })}
        />
        <QuestionTime {...props} />
      </div>
    </div>
  );
};

export const choiceForm: FormParts<ChoiceQuestion> = {
  name: words.name,
  means: words.means,
  Icon: ListChecks,
  Form,
  Key: optionsKey((question) => question),
};
