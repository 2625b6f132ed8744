import { useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Field, inputClass } from '../../../ui/field.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { PreviewButton } from '../../../ui/preview-button.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { resumeMessages as words } from '../resume.messages.ts';

/** From here on it is said how many characters are left, as a part of the most. */
const nearly = 0.9;

const leftOf = (value: string, most: number): string | undefined =>
  value.length < most * nearly ? undefined : words.left(most - value.length);

interface TypedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly fault: string | undefined;
  readonly hint?: string | undefined;
  readonly takesFocus?: boolean;
  readonly onChange: (value: string) => void;
}

interface LineFieldProps extends TypedFieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly autoComplete?: string;
  readonly placeholder?: string | undefined;
}

export const LineField = ({
  fault,
  hint,
  most,
  value,
  onChange,
  type = 'text',
  ...rest
}: LineFieldProps) => (
  <Field
    {...rest}
    dir="auto"
    type="text"
    inputMode={type}
    value={value}
    fault={fault}
    hint={leftOf(value, most) ?? hint}
    onChange={(event) => onChange(event.target.value)}
  />
);

/** Markdown as it is written, or as it will be read. */
export const TextField = (props: TypedFieldProps) => {
  const { label, value, most, fault, hint, takesFocus = false, onChange } = props;
  const id = useId();
  const [isPreview, setPreview] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex min-h-9 flex-wrap items-center justify-between">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <PreviewButton isPreview={isPreview} onChange={setPreview} />
      </div>
      {isPreview && (
        <section
          aria-label={label}
          className="min-h-30 rounded-md border border-line bg-raised px-4 py-3"
        >
          {value.trim() === '' ? (
            <p className="text-ink-soft">{words.nothingToShow}</p>
          ) : (
            <Markdown text={value} />
          )}
        </section>
      )}
      <div className={isPreview ? 'hidden' : 'grid'}>
        <TextBox
          id={id}
          dir="auto"
          takesFocus={takesFocus}
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-note`}
          className={classNames(inputClass, 'min-h-30 resize-none py-3')}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p
        id={`${id}-note`}
        className={classNames('text-sm', fault === undefined ? 'text-ink-soft' : 'text-bad')}
      >
        {fault ?? leftOf(value, most) ?? hint}
      </p>
    </div>
  );
};
