import type { Failure } from '@sets/shared/core/result.ts';
import { requiredLine } from '@sets/shared/core/text.ts';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { inputClass } from '../../../ui/field.tsx';
import { moduleMessages as words } from '../module.messages.ts';

interface LineEditProps {
  readonly label: string;
  readonly value: string;
  /** In characters. */
  readonly most: number;
  /** Gives why it failed, or null. */
  readonly onSave: (text: string) => Promise<Failure | null>;
  readonly onClose: () => void;
  readonly className?: string;
  /** More that can be done with it. */
  readonly children?: ReactNode;
}

const useLine = ({ value, most, onSave, onClose }: LineEditProps) => {
  const [text, setText] = useState(value);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const save = async (): Promise<void> => {
    const read = z.safeParse(requiredLine(most), text);
    setFault(read.success ? null : (read.error.issues[0]?.message ?? ''));
    if (!read.success) return;
    if (read.data === value) {
      onClose();
      return;
    }
    const failure = await send(() => onSave(read.data));
    if (failure === null) onClose();
    else if (failure !== undefined) setFault(failure.msg);
  };
  return { text, setText, fault, isBusy, save };
};

/** A line that is edited where it stands: Enter saves it, Escape leaves it as it was. */
export const LineEdit = (props: LineEditProps) => {
  const { label, most, onClose, className, children } = props;
  const { text, setText, fault, isBusy, save } = useLine(props);
  const id = useId();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void save();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form className="grid w-full min-w-0 gap-3" onSubmit={onSubmit} noValidate>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what was pressed
        autoFocus
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        dir="auto"
        maxLength={most}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
        className={classNames(inputClass, className)}
      />
      <p id={`${id}-fault`} role="alert" className="text-sm text-bad empty:hidden">
        {fault}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" size="small" disabled={isBusy}>
          {words.save}
        </Button>
        <Button size="small" onClick={onClose}>
          {words.cancel}
        </Button>
        {children}
      </div>
    </form>
  );
};
