import { gapLimits } from '@sets/shared/question/filled.ts';
import { lengthOf } from '@sets/shared/question/kinds/gap-text.ts';
import type { GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import { BetweenHorizontalStart } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import type { FormProps } from '../question-parts.ts';
import { gapFormMessages as words } from './gap-form.messages.ts';
import { markedText, readMarked, withGap } from './marked-text.ts';

const MakeGap = ({ onMake }: { readonly onMake: () => void }) => (
  <Button
    size="small"
    title={words.makeHint}
    // The words that are marked stay so.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onMake}
  >
    <BetweenHorizontalStart size={18} aria-hidden="true" />
    {words.make}
  </Button>
);

/** The text with its gaps, as it is written: what stands in double brackets is one. */
export const GapBody = ({ question, right = null, onChange }: FormProps<GapQuestion>) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const cursor = useRef<number | null>(null);
  const known = markedText(question, right);
  const [typed, setTyped] = useState(known);
  // What is typed stays as it is for as long as it says the same: brackets that are half written are text.
  const isElsewhere = markedText(...readMarked(typed, question, right)) !== known;
  if (isElsewhere) setTyped(known);
  const shown = isElsewhere ? known : typed;
  const area = (): HTMLTextAreaElement | null => box.current?.querySelector('textarea') ?? null;
  useLayoutEffect(() => {
    if (cursor.current === null) return;
    area()?.focus();
    area()?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  const write = (next: string): void => {
    setTyped(next);
    onChange(...readMarked(next, question, right));
  };
  return (
    <div ref={box} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          {words.body}
        </label>
        <MakeGap
          onMake={() => {
            const end = shown.length;
            const { selectionStart: from = end, selectionEnd: to = end } = area() ?? {};
            const made = withGap(shown, from, to);
            cursor.current = made.at;
            write(made.typed);
          }}
        />
      </div>
      <TextBox
        id={id}
        dir="auto"
        rows={3}
        value={shown}
        placeholder={words.bodyPlaceholder}
        aria-invalid={lengthOf(question.parts) > gapLimits.text}
        aria-describedby={`${id}-hint`}
        className={`${inputClass} resize-none py-3 text-lg leading-relaxed`}
        onChange={({ target }) => write(target.value)}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {words.bodyHint}
      </p>
    </div>
  );
};
