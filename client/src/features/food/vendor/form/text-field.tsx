import { useId } from 'react';
import { inputClass } from '../../../../ui/field.tsx';
import { TextBox } from '../../../../ui/text-box.tsx';
import { formMessages as words } from './form.messages.ts';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly fault?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A labelled text of several lines that may be left out, as tall as what is in it. */
export const TextField = ({ label, value, fault, onChange }: TextFieldProps) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label} <span className="font-normal text-ink-soft">{words.optional}</span>
      </label>
      <TextBox
        id={id}
        dir="auto"
        rows={2}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-note`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${inputClass} resize-none py-3`}
      />
      {fault !== undefined && (
        <p id={`${id}-note`} className="text-sm text-bad">
          {fault}
        </p>
      )}
    </div>
  );
};
