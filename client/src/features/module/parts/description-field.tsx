import { moduleLimits } from '@sets/shared/module/module.contract.ts';
import { useId, useState } from 'react';
import { inputClass } from '../../../ui/field.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { PreviewButton } from '../../../ui/preview-button.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { moduleMessages as words } from '../module.messages.ts';

interface DescriptionFieldProps {
  readonly value: string;
  readonly fault?: string | undefined;
  readonly takesFocus?: boolean;
  readonly onChange: (value: string) => void;
}

const Preview = ({ text }: { text: string }) => (
  <div className="min-h-30 rounded-md border border-line bg-raised px-4 py-3">
    {text.trim() === '' ? (
      <p className="text-ink-soft">{words.nothingYet}</p>
    ) : (
      <Markdown text={text} />
    )}
  </div>
);

/** A description as it is written, or as it will be read. */
export const DescriptionField = (props: DescriptionFieldProps) => {
  const { value, fault, takesFocus = false, onChange } = props;
  const [isPreview, setPreview] = useState(false);
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {words.description}
        </label>
        <PreviewButton isPreview={isPreview} onChange={setPreview} />
      </div>
      {isPreview ? (
        <Preview text={value} />
      ) : (
        <TextBox
          id={id}
          takesFocus={takesFocus}
          dir="auto"
          maxLength={moduleLimits.description}
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} min-h-30 resize-none py-3`}
        />
      )}
      <p
        id={`${id}-note`}
        className={`text-sm ${fault === undefined ? 'text-ink-soft' : 'text-bad'}`}
      >
        {fault ?? words.markdownHint}
      </p>
    </div>
  );
};
