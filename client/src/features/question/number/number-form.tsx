import { longestUnit, type NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import { clean } from '@sets/shared/core/text.ts';
import { Hash } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import type { FormParts, FormProps } from '../question-parts.ts';
import { numberFormMessages as words } from './number-form.messages.ts';
import { decimalSign, formatNumber } from './number-text.ts';
import { readNumber } from './read-number.ts';

/** Whatever may stand in a field: whether it makes a range is said below. */
const anyNumber = { min: -1_000_000_000, max: 1_000_000_000, step: 0.000_001 } as const;

/** Beyond what is counted step by step here, a number is read as machines write it. */
const numberIn = (typed: string): number | null => {
  const read = readNumber(typed, anyNumber, decimalSign);
  if (read.is === 'number') return read.number;
  const plain = Number(typed.replaceAll(/[\s\p{Z}'\u2019]/gu, '') || 'none');
  return Number.isFinite(plain) ? plain : null;
};

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number that is written: what is half typed stays in the field, and is none yet. */
const NumberField = ({ label, value, onChange }: NumberFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const isNone = typed !== null && numberIn(typed) === null;
  return (
    <Field
      label={label}
      inputMode="text"
      autoComplete="off"
      value={typed ?? formatNumber(value)}
      fault={isNone ? words.noNumber : undefined}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = numberIn(target.value);
        if (next !== null) onChange(next);
      }}
    />
  );
};

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
};
