import { divisionLimits } from '@sets/shared/account/division.contract.ts';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { newDivision } from '../school-draft.ts';
import type { DivisionLine } from '../school-divisions.ts';
import { schoolMessages as words } from '../school.messages.ts';
import { LinesFrame, useLines } from './lines-frame.tsx';

interface DivisionListProps {
  readonly lines: readonly DivisionLine[];
  /** What is wrong with the whole list. */
  readonly fault: string | undefined;
  /** Of a name by the id of its line, of a rule by `<id>-rule`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (lines: DivisionLine[]) => void;
}

const rules = {
  make: newDivision,
  isEmpty: ({ name }: DivisionLine) => name.trim() === '',
  /** Names, a line each. */
  split: (text: string) =>
    text
      .split(/[\r\n]+/)
      .map((each) => each.trim())
      .filter(Boolean),
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
  const { lines, fault, faults, onChange } = props;
  const { fresh, add, remove, write, onKey, onPaste } = useLines({ ...rules, lines, onChange });
  return (
    <LinesFrame
      title={words.divisionsTitle}
      hint={words.divisionsHint}
      fault={fault}
      addLabel={words.divisionAdd}
      onAdd={add}
    >
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
    </LinesFrame>
  );
};
