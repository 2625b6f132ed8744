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
  readonly onChange: (value: number) => void;
  /** It was emptied; without it, a number must stand there. */
  readonly onEmpty?: () => void;
}

/** A number that is written: what is half typed stays in the field, and is none yet. */
export const NumberField = ({ label, hint, value, onChange, onEmpty }: NumberFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const isEmpty = (text: string): boolean => onEmpty !== undefined && text.trim() === '';
  const isNone = typed !== null && !isEmpty(typed) && numberIn(typed) === null;
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
        else if (isEmpty(target.value)) onEmpty?.();
      }}
    />
  );
};
