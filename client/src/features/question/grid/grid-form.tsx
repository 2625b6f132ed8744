import { type Axis, gridLimits, type GridQuestion } from '@sets/shared/question/kinds/grid.ts';
import { Grid2x2 } from 'lucide-react';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import { ShortText } from '../form/short-text.tsx';
import { ItemsField } from '../items/items-field.tsx';
import type { FormParts, FormProps } from '../question-parts.ts';
import { gridFormMessages as words } from './grid-form.messages.ts';

interface AxisFieldsProps {
  readonly way: 'across' | 'up';
  readonly axis: Axis;
  readonly isLacking: boolean;
  readonly onChange: (axis: Axis) => void;
}

const max = gridLimits.axis;

/** What an axis is called, and what its ends mean. */
const AxisFields = ({ way, axis, isLacking, onChange }: AxisFieldsProps) => (
  <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
    <legend className="mb-1 p-0 font-medium">{words[way]}</legend>
    <ShortText
      label={words.axis}
      value={axis.name}
      placeholder={words.placeholder[way]}
      fault={isLacking ? words.lacks : undefined}
      max={max}
      onChange={(name) => onChange({ ...axis, name })}
    />
    {(['low', 'high'] as const).map((end) => (
      <ShortText
        key={end}
        label={words[end][way]}
        value={axis[end]}
        placeholder={words.optional}
        max={max}
        onChange={(text) => onChange({ ...axis, [end]: text })}
      />
    ))}
  </fieldset>
);

const Form = (props: FormProps<GridQuestion>) => {
  const { question, lacks, onChange } = props;
  return (
    <div className="grid gap-8">
      <QuestionText {...props} />
      <ItemsField label={words.items} {...props} range={gridLimits.items} />
      <div className="grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-2">
        {(['across', 'up'] as const).map((way) => (
          <AxisFields
            key={way}
            way={way}
            axis={question[way]}
            isLacking={lacks.includes(way)}
            onChange={(axis) => onChange({ ...question, [way]: axis })}
          />
        ))}
      </div>
      <div className="border-t border-line pt-6">
        <div className="sm:max-w-xs">
          <QuestionTime {...props} />
        </div>
      </div>
    </div>
  );
};

export const gridForm: FormParts<GridQuestion> = {
  name: words.name,
  means: words.means,
  Icon: Grid2x2,
  Form,
  outline: ({ options }) => ({ items: options }),
};
