import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { inputClass } from './field.tsx';

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
  /** Its label is as small as those of the lines beside it. */
  readonly isSmall?: boolean;
  /** What is chosen cannot stay; why, is said beside it. */
  readonly isFaulty?: boolean;
}

/** One of a few, in the browser's own list. */
export const Select = <Value extends string>(props: SelectProps<Value>) => {
  const { label, value, choices, onChange, isSmall = false, isFaulty } = props;
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={`font-medium ${isSmall ? 'text-sm' : ''}`}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          aria-invalid={isFaulty}
          className={`${inputClass} appearance-none truncate !pr-11`}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice.value === event.target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-ink-soft"
          aria-hidden="true"
        />
      </div>
    </div>
  );
};
