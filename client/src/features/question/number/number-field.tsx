import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
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
  readonly hint?: string | undefined;
  /** Null where none is given. */
  readonly value: number | null;
  /** Whether it may be left empty: then `null` is told. */
  readonly isOptional?: true;
  readonly onChange: (value: number | null) => void;
}

/** A number that is written: what is half typed stays in the field, and is none yet. */
const AnyNumberField = ({ label, hint, value, isOptional, onChange }: NumberFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const isEmpty = isOptional === true && typed?.trim() === '';
  const isNone = typed !== null && !isEmpty && numberIn(typed) === null;
  return (
    <Field
      label={label}
      hint={hint}
      inputMode="text"
      autoComplete="off"
      value={typed ?? (value === null ? '' : formatNumber(value))}
      fault={isNone ? words.noNumber : undefined}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = numberIn(target.value);
        if (next !== null) onChange(next);
        else if (isOptional === true && target.value.trim() === '') onChange(null);
      }}
    />
  );
};

export const NumberField = ({
  onChange,
  ...props
}: Omit<NumberFieldProps, 'isOptional' | 'value' | 'onChange'> & {
  readonly value: number;
  readonly onChange: (value: number) => void;
}) => (
  <AnyNumberField
    {...props}
    onChange={(value) => {
      if (value !== null) onChange(value);
    }}
  />
);

/** The same, which may be left empty. */
export const OptionalNumberField = (props: Omit<NumberFieldProps, 'isOptional'>) => (
  <AnyNumberField isOptional {...props} />
);
