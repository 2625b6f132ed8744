import { type InputHTMLAttributes, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

export const inputClass = classNames(
  'w-full min-h-12 rounded-md border border-line-strong bg-raised px-4',
  'placeholder:text-ink-soft aria-invalid:border-bad',
);

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with it, or undefined. */
  readonly fault?: string | undefined;
  /** When it is first drawn, the cursor goes into it. */
  readonly takesFocus?: boolean;
}

/** A labelled line to fill in, with what is wrong with it beneath. */
export const Field = ({
  label,
  hint,
  fault,
  className,
  takesFocus = false,
  ...rest
}: FieldProps) => {
  const id = useId();
  const line = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);
  const note = fault ?? hint;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        ref={line}
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        {...rest}
        className={classNames(inputClass, className)}
      />
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={classNames('text-sm', fault === undefined ? 'text-ink-soft' : 'text-bad')}
        >
          {note}
        </p>
      )}
    </div>
  );
};
