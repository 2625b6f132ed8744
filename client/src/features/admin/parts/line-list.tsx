import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { type Line, newLine } from '../school-draft.ts';
import { schoolMessages as words } from '../school.messages.ts';
import { LinesFrame, useLines } from './lines-frame.tsx';

interface LineListProps {
  readonly title: string;
  readonly hint: string;
  readonly addLabel: string;
  readonly example: string;
  /** What a line is called, by its place from 0 on. */
  readonly nameOf: (index: number) => string;
  readonly lines: readonly Line[];
  /** What is wrong with the whole list. */
  readonly fault: string | undefined;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (lines: Line[]) => void;
}

const rules = {
  make: newLine,
  isEmpty: ({ text }: Line) => text.trim() === '',
  split: (text: string) => text.split(/[\s,;]+/).filter(Boolean),
};

/** Several values, a line each: Enter makes the next, and a list that is pasted becomes lines. */
export const LineList = (props: LineListProps) => {
  const { title, hint, addLabel, example, nameOf, lines, fault, faults, onChange } = props;
  const { fresh, add, remove, write, onKey, onPaste } = useLines({ ...rules, lines, onChange });
  return (
    <LinesFrame {...{ title, hint, fault, addLabel }} onAdd={add}>
      <ul className="grid gap-2">
        {lines.map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            name={nameOf(index)}
            example={example}
            fault={faults[line.id]}
            takesFocus={line.id === fresh}
            onText={(text) => write(line.id, { text })}
            onRemove={() => remove(line.id)}
            onKey={(event) => onKey(event, index)}
            onPaste={(event) => onPaste(event, index)}
          />
        ))}
      </ul>
    </LinesFrame>
  );
};

interface LineRowProps {
  readonly line: Line;
  readonly name: string;
  readonly example: string;
  readonly fault: string | undefined;
  readonly takesFocus: boolean;
  readonly onText: (text: string) => void;
  readonly onRemove: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

const LineRow = (props: LineRowProps) => {
  const { line, name, example, fault, takesFocus, onText, onRemove, onKey, onPaste } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <li className="grid gap-1">
      <div className="flex items-center gap-1">
        <input
          ref={input}
          value={line.text}
          aria-label={name}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${line.id}-fault`}
          placeholder={example}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className={inputClass}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKey}
          onPaste={onPaste}
        />
        <IconButton label={words.removeLine(name)} className="size-11" onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {fault !== undefined && (
        <p id={`${line.id}-fault`} className="text-sm text-bad">
          {fault}
        </p>
      )}
    </li>
  );
};
