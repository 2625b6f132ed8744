import { Field } from '../../../ui/field.tsx';
import { LengthNote, roomLeft } from './length-note.tsx';

interface ShortTextProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** Characters. */
  readonly max: number;
  /** What is wrong with it, or undefined. */
  readonly fault?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A few words of a question that name something: what an end of a scale means, an axis. */
export const ShortText = ({ value, max, onChange, fault, ...rest }: ShortTextProps) => (
  <div className="grid content-start gap-1">
    <Field
      {...rest}
      fault={fault}
      value={value}
      dir="auto"
      autoComplete="off"
      aria-invalid={fault !== undefined || roomLeft(value, max) < 0}
      onChange={({ target }) => onChange(target.value)}
    />
    <LengthNote text={value} max={max} />
  </div>
);
