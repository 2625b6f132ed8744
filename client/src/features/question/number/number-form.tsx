import { longestUnit, type NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import { canSlide } from '@sets/shared/question/number/steps.ts';
import { clean } from '@sets/shared/core/text.ts';
import { Hash } from 'lucide-react';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import type { FormParts, FormProps } from '../question-parts.ts';
import { numberFormMessages as words } from './number-form.messages.ts';
import { NumberField } from './number-field.tsx';
import { NumberKey } from './number-key.tsx';
import { sayAll } from './number-text.ts';

const faultOf = (lacks: readonly string[]): string | null => {
  if (lacks.includes('range')) return words.lacksRange;
  return lacks.includes('step') ? words.lacksStep : null;
};

const Range = ({ question, lacks, onChange }: FormProps<NumberQuestion>) => {
  const fault = faultOf(lacks);
  return (
    <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
      <legend className="mb-1 p-0 font-medium">{words.range}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <NumberField
          label={words.min}
          value={question.min}
          onChange={(min) => onChange({ ...question, min })}
        />
        <NumberField
          label={words.max}
          value={question.max}
          onChange={(max) => onChange({ ...question, max })}
        />
        <NumberField
          label={words.step}
          value={question.step}
          onChange={(step) => onChange({ ...question, step })}
        />
      </div>
      {fault !== null && <p className="text-sm text-warn">{fault}</p>}
    </fieldset>
  );
};

const UnitFields = ({ question, onChange }: FormProps<NumberQuestion>) => (
  <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2">
    <Field
      label={words.unit}
      hint={words.unitHint}
      fault={clean(question.unit).length > longestUnit ? words.unitLong(longestUnit) : undefined}
      dir="auto"
      value={question.unit}
      onChange={({ target }) => onChange({ ...question, unit: target.value })}
    />
    <Select
      isSmall
      label={words.place}
      value={question.unitPlace}
      choices={[
        { value: 'after', text: words.after },
        { value: 'before', text: words.before },
      ]}
      onChange={(unitPlace) => onChange({ ...question, unitPlace })}
    />
  </div>
);

const Form = (props: FormProps<NumberQuestion>) => (
  <div className="grid gap-8">
    <QuestionText {...props} />
    <Range {...props} />
    <UnitFields {...props} />
    {canSlide(props.question) && (
      <Switch
        label={words.slider}
        hint={words.sliderHint}
        checked={props.question.slider === true}
        onChange={(slider) => props.onChange({ ...props.question, slider })}
      />
    )}
    <div className="grid gap-x-8 border-t border-line pt-6 sm:grid-cols-2">
      <QuestionTime {...props} />
    </div>
  </div>
);

export const numberForm: FormParts<NumberQuestion> = {
  name: words.name,
  means: words.means,
  Icon: Hash,
  Form,
  Key: NumberKey,
  outline: (question) => ({ items: [], steps: sayAll(question) }),
};
