import type { OpenTextQuestion } from '@sets/shared/question/kinds/open-text.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { rightTextLimits } from '@sets/shared/question/rights/right-texts.ts';
import { keptText } from '@sets/shared/question/texts/given-texts.ts';
import { useId, useState } from 'react';
import { Switch } from '../../../ui/switch.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { inputClass } from '../../../ui/field.tsx';
import type { KeyProps } from '../question-parts.ts';
import { openTextFormMessages as words } from './open-text-form.messages.ts';

/** The texts that stand there, each on a line. */
const linesIn = (typed: string): string[] =>
  [...new Set(typed.split('\n').map(keptText))].filter((text) => text !== '');

const faultOf = (lines: readonly string[]): string | null => {
  const { accepted, text } = rightTextLimits;
  if (lines.length > accepted) return words.manyRight(accepted);
  return lines.some((line) => line.length > text) ? words.longRight(text) : null;
};

/** The texts that are right. */
export const OpenTextKey = ({ question, right, onChange }: KeyProps<OpenTextQuestion>) => {
  const id = useId();
  const key = isOfType('texts', right) ? right : null;
  const known = key?.accepted.join('\n') ?? '';
  const [typed, setTyped] = useState(known);
  // What is typed stays as it is for as long as it says the same: an empty line is where the next one begins.
  const isElsewhere = linesIn(typed).join('\n') !== known && faultOf(linesIn(typed)) === null;
  if (isElsewhere) setTyped(known);
  if (question.entries > 1) return <p className="text-sm text-ink-soft">{words.rightOfOne}</p>;
  const fault = faultOf(linesIn(typed));
  const type = (next: string): void => {
    const accepted = linesIn(next);
    setTyped(next);
    if (faultOf(accepted) !== null) return;
    onChange(accepted.length === 0 ? null : { type: 'texts', accepted, typos: key?.typos ?? true });
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {words.rightTexts}
      </label>
      <TextBox
        id={id}
        dir="auto"
        rows={2}
        className={`${inputClass} py-3`}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-note`}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <p
        id={`${id}-note`}
        className={fault === null ? 'text-sm text-ink-soft' : 'text-sm text-bad'}
      >
        {fault ?? words.rightTextsHint}
      </p>
      {key !== null && (
        <Switch
          label={words.typos}
          hint={words.typosHint}
          checked={key.typos}
          onChange={(typos) => onChange({ ...key, typos })}
        />
      )}
    </div>
  );
};
