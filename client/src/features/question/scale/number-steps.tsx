import { scaleLimits, type Steps } from '@sets/shared/question/kinds/scale.ts';
import { Select } from '../../../ui/select.tsx';
import { ShortText } from '../form/short-text.tsx';
import { scaleFormMessages as words } from './scale-form.messages.ts';

type Numbers = Extract<Steps, { type: 'numbers' }>;

interface NumberStepsProps {
  readonly steps: Numbers;
  readonly hasFault: boolean;
  readonly onChange: (steps: Numbers) => void;
}

const { min, max } = scaleLimits.numbers;
const most = scaleLimits.labels.text;

const choicesFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    value: String(from + at),
    text: String(from + at),
  }));

/** From where to where a scale of numbers goes, and what its ends mean. */
export const NumberSteps = ({ steps, hasFault, onChange }: NumberStepsProps) => {
  const { from, to } = steps;
  return (
    <>
      <div className="grid grid-cols-2 gap-x-8 gap-y-4">
        <Select
          label={words.from}
          isSmall
          value={String(from)}
          choices={choicesFrom(min, max - 1)}
          onChange={(value) =>
            onChange({ ...steps, from: Number(value), to: Math.max(to, Number(value) + 1) })
          }
        />
        <Select
          label={words.to}
          isSmall
          value={String(to)}
          choices={choicesFrom(from + 1, max)}
          onChange={(value) => onChange({ ...steps, to: Number(value) })}
        />
        <ShortText
          placeholder={words.optional}
          max={most}
          label={words.low(from)}
          value={steps.low}
          onChange={(low) => onChange({ ...steps, low })}
        />
        <ShortText
          placeholder={words.optional}
          max={most}
          label={words.high(to)}
          value={steps.high}
          onChange={(high) => onChange({ ...steps, high })}
        />
      </div>
      {hasFault && <p className="text-sm text-warn">{words.lacksRange}</p>}
    </>
  );
};
