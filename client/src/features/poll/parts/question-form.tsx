import { limits } from '@sets/shared/core/limits.ts';
import type { ChoiceQuestion } from '@sets/shared/poll/poll.contract.ts';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { inputClass } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import type { DraftFault } from '../poll-draft-check.ts';
import { editorMessages as words } from '../poll-editor.messages.ts';
import { OptionList } from './option-list.tsx';

interface QuestionFormProps {
  readonly question: ChoiceQuestion;
  /** It has just been added: the cursor goes into its text. */
  readonly isFresh: boolean;
  readonly lacks: readonly DraftFault['lacks'][];
  readonly onChange: (change: (question: ChoiceQuestion) => ChoiceQuestion) => void;
}

const usualTimes = [10, 20, 30, 45, 60, 90, 120, 180, 300, 600];

/** The usual times, and the question's own where it is none of them. */
const timeChoices = (seconds: number | null) => {
  const times = new Set(seconds === null ? usualTimes : [...usualTimes, seconds]);
  return [
    { value: '', text: words.noLimit },
    ...[...times]
      .toSorted((one, other) => one - other)
      .map((time) => ({ value: String(time), text: words.seconds(time) })),
  ];
};

export const QuestionForm = ({ question, isFresh, lacks, onChange }: QuestionFormProps) => {
  const textId = useId();
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <label htmlFor={textId} className="font-medium">
          {words.text}
        </label>
        <TextBox
          id={textId}
          dir="auto"
          takesFocus={isFresh}
          value={question.text}
          placeholder={words.textPlaceholder}
          maxLength={limits.question.text}
          className={classNames(inputClass, 'resize-none py-3 text-2xl leading-snug font-semibold')}
          onChange={({ target }) => onChange((each) => ({ ...each, text: target.value }))}
        />
        {lacks.includes('text') && <p className="text-sm text-warn-ink">{words.lacksText}</p>}
      </div>
      <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
        <legend className="mb-1 p-0 font-medium">{words.options}</legend>
        <OptionList question={question} onChange={onChange} />
        <p
          className={classNames(
            'text-sm',
            lacks.includes('options') ? 'text-warn-ink' : 'text-ink-soft',
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
          onChange={(multiple) => onChange((each) => ({ ...each, multiple }))}
        />
        <Select
          label={words.time}
          value={question.seconds === null ? '' : String(question.seconds)}
          choices={timeChoices(question.seconds)}
          onChange={(time) =>
            onChange((each) => ({ ...each, seconds: time === '' ? null : Number(time) }))
          }
        />
      </div>
    </div>
  );
};
