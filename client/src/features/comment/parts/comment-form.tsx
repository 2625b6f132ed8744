import { commentLimits } from '@sets/shared/comment/comment.contract.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { PreviewButton } from '../../../ui/preview-button.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { commentMessages as words } from '../comment.messages.ts';

/** From here on it is said how many characters are left. */
const fewLeft = 300;

interface CommentFormProps {
  readonly label: string;
  /** What the button says that sends it. */
  readonly send: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Why the server would not take it. */
  readonly fault: string | null;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  /** Where there is a way out. */
  readonly onCancel?: (() => void) | undefined;
}

const Note = ({ id, length }: { id: string; length: number }) => {
  const left = commentLimits.text - length;
  const note = left < 0 ? words.tooLong(-left) : words.left(left);
  return (
    <p
      id={id}
      role={left < 0 ? 'alert' : undefined}
      className={`mr-auto text-sm ${left < 0 ? 'text-bad' : 'text-ink-soft'}`}
    >
      {left < fewLeft ? note : words.writeHint}
    </p>
  );
};

const Preview = ({ text, label }: { text: string; label: string }) => (
  <section
    aria-label={`${label}: ${uiMessages.preview}`}
    className="min-h-24 rounded-md border border-line bg-raised px-4 py-3"
  >
    {text.trim() === '' ? (
      <p className="text-ink-soft">{words.emptyPreview}</p>
    ) : (
      <Markdown text={text} />
    )}
  </section>
);

interface BoxProps extends CommentFormProps {
  readonly id: string;
  readonly isFaulty: boolean;
  readonly onSubmit: () => void;
}

/** Enter makes a new line; with Control or Command it sends. */
const Box = ({ id, text, onText, onCancel, isFaulty, onSubmit }: BoxProps) => (
  <TextBox
    id={id}
    dir="auto"
    takesFocus={onCancel !== undefined}
    value={text}
    aria-invalid={isFaulty}
    aria-describedby={`${id}-note`}
    onChange={(event) => onText(event.target.value)}
    onKeyDown={(event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onSubmit();
    }}
    className={`${inputClass} max-h-96 min-h-24 resize-none overflow-y-auto py-3`}
  />
);

/** Where a comment is written: Markdown, seen as it will be read where one likes. */
export const CommentForm = (props: CommentFormProps) => {
  const { label, send, text, fault, isBusy, onSend, onCancel } = props;
  const [isPreview, setPreview] = useState(false);
  const id = useId();
  const isNothing = text.trim() === '';
  const isTooLong = text.length > commentLimits.text;
  const submit = (): void => {
    if (isNothing || isTooLong || isBusy) return;
    setPreview(false);
    onSend();
  };
  return (
    <form
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex items-center justify-between">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <PreviewButton isPreview={isPreview} onChange={setPreview} />
      </div>
      {isPreview ? (
        <Preview text={text} label={label} />
      ) : (
        <Box {...props} id={id} isFaulty={isTooLong || fault !== null} onSubmit={submit} />
      )}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {fault}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Note id={`${id}-note`} length={text.length} />
        {/* Where the note leaves them no room, they stand below it together. */}
        <div className="flex gap-2">
          {onCancel !== undefined && (
            <Button look="plain" onClick={onCancel}>
              {uiMessages.cancel}
            </Button>
          )}
          <Button
            type="submit"
            look="primary"
            disabled={isNothing || isTooLong}
            aria-disabled={isBusy}
          >
            {isBusy ? words.sending : send}
          </Button>
        </div>
      </div>
    </form>
  );
};
