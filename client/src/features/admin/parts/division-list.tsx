import { divisionLimits } from '@sets/shared/account/division.contract.ts';
import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { newDivision } from '../school-draft.ts';
import type { DivisionLine } from '../school-divisions.ts';
import { schoolMessages as words } from '../school.messages.ts';

interface DivisionListProps {
  readonly lines: readonly DivisionLine[];
  /** What is wrong with the whole list. */
  readonly fault: string | undefined;
  /** Of a name by the id of its line, of a rule by `<id>-rule`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (lines: DivisionLine[]) => void;
}

/** What a paste or a key does to the lines; the last line that it made takes the cursor. */
const useDivisions = ({ lines, onChange }: Pick<DivisionListProps, 'lines' | 'onChange'>) => {
  const [fresh, setFresh] = useState<string | null>(null);
  const put = (at: number, replaced: number, names: readonly string[]): void => {
    const added = names.map((name) => newDivision(name));
    onChange(lines.toSpliced(at, replaced, ...added));
    setFresh(added.at(-1)?.id ?? null);
  };
  return {
    fresh,
    add: () => put(lines.length, 0, ['']),
    remove: (id: string) => onChange(lines.filter((each) => each.id !== id)),
    write: (id: string, change: Partial<DivisionLine>) =>
      onChange(lines.map((each) => (each.id === id ? { ...each, ...change } : each))),
    onKey: (event: KeyboardEvent, index: number) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      put(index + 1, 0, ['']);
    },
    /** Names, a line each. */
    onPaste: (event: ClipboardEvent, index: number) => {
      const pasted = event.clipboardData.getData('text').split(/[\r\n]+/);
      const names = pasted.map((each) => each.trim()).filter(Boolean);
      if (names.length < 2) return;
      event.preventDefault();
      const isEmpty = lines[index]?.name.trim() === '';
      put(isEmpty ? index : index + 1, isEmpty ? 1 : 0, names);
    },
  };
};

interface DivisionRowProps {
  readonly line: DivisionLine;
  readonly index: number;
  readonly faults: DivisionListProps['faults'];
  readonly takesFocus: boolean;
  readonly onWrite: (change: Partial<DivisionLine>) => void;
  readonly onRemove: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

const Fault = ({ id, text }: { id: string; text: string | undefined }) =>
  text === undefined ? null : (
    <p id={id} className="text-sm text-bad">
      {text}
    </p>
  );

const DivisionRow = (props: DivisionRowProps) => {
  const { line, index, faults, takesFocus, onWrite, onRemove, onKey, onPaste } = props;
  const { id, name, domains } = line;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const fault = faults[id];
  const ruleFault = faults[`${id}-rule`];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1">
      <div className="grid gap-2 sm:grid-cols-2">
        <div className="grid content-start gap-1">
          <input
            ref={input}
            value={name}
            dir="auto"
            maxLength={divisionLimits.name}
            aria-label={words.division(index)}
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : `${id}-fault`}
            placeholder={words.divisionExample}
            autoComplete="off"
            className={inputClass}
            onChange={(event) => onWrite({ name: event.target.value })}
            onKeyDown={onKey}
            onPaste={onPaste}
          />
          <Fault id={`${id}-fault`} text={fault} />
        </div>
        <div className="grid content-start gap-1">
          <input
            value={domains}
            aria-label={words.divisionRule(index)}
            aria-invalid={ruleFault !== undefined}
            aria-describedby={ruleFault === undefined ? undefined : `${id}-rule-fault`}
            placeholder={words.divisionRuleExample}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            className={inputClass}
            onChange={(event) => onWrite({ domains: event.target.value })}
            onKeyDown={onKey}
          />
          <Fault id={`${id}-rule-fault`} text={ruleFault} />
        </div>
      </div>
      <IconButton
        label={words.removeLine(words.division(index))}
        className="size-11"
        onClick={onRemove}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
};

/** The divisions of a school, a line each: the name, and what addresses are of it. */
export const DivisionList = (props: DivisionListProps) => {
  const { lines, fault, faults } = props;
  const { fresh, add, remove, write, onKey, onPaste } = useDivisions(props);
  const id = useId();
  return (
    <fieldset className="grid gap-3 border-0 p-0" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 p-0 text-sm font-medium">{words.divisionsTitle}</legend>
      {lines.length > 0 && (
        <ul className="grid gap-4 sm:gap-2">
          {lines.map((line, index) => (
            <DivisionRow
              key={line.id}
              line={line}
              index={index}
              faults={faults}
              takesFocus={line.id === fresh}
              onWrite={(change) => write(line.id, change)}
              onRemove={() => remove(line.id)}
              onKey={(event) => onKey(event, index)}
              onPaste={(event) => onPaste(event, index)}
            />
          ))}
        </ul>
      )}
      <p
        id={`${id}-note`}
        className={`text-sm ${fault === undefined ? 'text-ink-soft' : 'text-bad'}`}
      >
        {fault ?? words.divisionsHint}
      </p>
      <Button size="small" className="justify-self-start" onClick={add}>
        <Plus size={16} aria-hidden="true" />
        {words.divisionAdd}
      </Button>
    </fieldset>
  );
};
