import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { type Line, newLine } from '../school-draft.ts';
import { schoolMessages as words } from '../school.messages.ts';

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

/** What a paste or a key does to the lines; the last line that it made takes the cursor. */
const useLines = (lines: readonly Line[], onChange: (lines: Line[]) => void) => {
  const [fresh, setFresh] = useState<string | null>(null);
  const put = (at: number, replaced: number, texts: readonly string[]): void => {
    const added = texts.map((text) => newLine(text));
    onChange(lines.toSpliced(at, replaced, ...added));
    setFresh(added.at(-1)?.id ?? null);
  };
  return {
    fresh,
    add: () => put(lines.length, 0, ['']),
    remove: (id: string) => onChange(lines.filter((each) => each.id !== id)),
    write: (id: string, text: string) =>
      onChange(lines.map((each) => (each.id === id ? { id, text } : each))),
    onKey: (event: KeyboardEvent, index: number) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      put(index + 1, 0, ['']);
    },
    onPaste: (event: ClipboardEvent, index: number) => {
      const pasted = event.clipboardData.getData('text');
      const texts = pasted.split(/[\s,;]+/).filter(Boolean);
      if (texts.length < 2) return;
      event.preventDefault();
      const isEmpty = lines[index]?.text.trim() === '';
      put(isEmpty ? index : index + 1, isEmpty ? 1 : 0, texts);
    },
  };
};

/** Several values, a line each: Enter makes the next, and a list that is pasted becomes lines. */
export const LineList = (props: LineListProps) => {
  const { title, hint, addLabel, example, nameOf, lines, fault, faults, onChange } = props;
  const { fresh, add, remove, write, onKey, onPaste } = useLines(lines, onChange);
  const id = useId();
  return (
    <fieldset className="grid gap-3 border-0 p-0" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 p-0 text-sm font-medium">{title}</legend>
      <ul className="grid gap-2">
        {lines.map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            name={nameOf(index)}
            example={example}
            fault={faults[line.id]}
            takesFocus={line.id === fresh}
            onText={(text) => write(line.id, text)}
            onRemove={() => remove(line.id)}
            onKey={(event) => onKey(event, index)}
            onPaste={(event) => onPaste(event, index)}
          />
        ))}
      </ul>
      <p
        id={`${id}-note`}
        className={`text-sm ${fault === undefined ? 'text-ink-soft' : 'text-bad'}`}
      >
        {fault ?? hint}
      </p>
      <Button size="small" className="justify-self-start" onClick={add}>
        <Plus size={16} aria-hidden="true" />
        {addLabel}
      </Button>
    </fieldset>
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
