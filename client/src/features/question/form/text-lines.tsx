import { rightTextLimits } from '@sets/shared/question/rights/right-texts.ts';
import { keptText } from '@sets/shared/question/texts/given-texts.ts';
import { useId, useState } from 'react';
import { inputClass } from '../../../ui/field.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { textLinesMessages as words } from './text-lines.messages.ts';

/** The texts that stand there, each on a line. */
const linesIn = (typed: string): string[] =>
  [...new Set(typed.split('\n').map(keptText))].filter((text) => text !== '');

const faultOf = (lines: readonly string[], most: number): string | null => {
  const { accepted } = rightTextLimits;
  if (lines.length > accepted) return words.many(accepted);
  return lines.some((line) => line.length > most) ? words.long(most) : null;
};

interface TextLinesProps {
  readonly label: string;
  readonly hint: string;
  readonly lines: readonly string[];
  /** Characters of one. */
  readonly most: number;
  readonly onChange: (lines: readonly string[]) => void;
}

/** Texts each of which is right, one on each line. */
export const TextLines = ({ label, hint, lines, most, onChange }: TextLinesProps) => {
  const id = useId();
  const known = lines.join('\n');
  const [typed, setTyped] = useState(known);
  // What is typed stays as it is for as long as it says the same: an empty line is where the next one begins.
  const isElsewhere = linesIn(typed).join('\n') !== known && faultOf(linesIn(typed), most) === null;
  if (isElsewhere) setTyped(known);
  const fault = faultOf(linesIn(typed), most);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <TextBox
        id={id}
        dir="auto"
        rows={2}
        className={`${inputClass} py-3`}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-note`}
        value={typed}
        onChange={({ target }) => {
          const next = linesIn(target.value);
          setTyped(target.value);
          if (faultOf(next, most) === null) onChange(next);
        }}
      />
      <p
        id={`${id}-note`}
        className={fault === null ? 'text-sm text-ink-soft' : 'text-sm text-bad'}
      >
        {fault ?? hint}
      </p>
    </div>
  );
};
