import '../qna.css';
import { type LabelColour, labelColour, qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { type ReactNode, useState } from 'react';
import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { labelsMessages as words } from '../desk.messages.ts';
import type { LabelDraft } from '../use-labels.ts';

interface LabelFormProps {
  readonly label: string;
  readonly start: LabelDraft;
  readonly send: string;
  readonly takesFocus?: boolean;
  /** Gives why it failed, or null. */
  readonly onSave: (draft: LabelDraft) => Promise<string | null>;
  readonly children?: ReactNode;
}

const Colours = ({
  value,
  onChange,
}: {
  value: LabelColour;
  onChange: (colour: LabelColour) => void;
}) => (
  <fieldset className="m-0 min-w-0 p-0">
    <legend className="p-0 pb-1 text-sm font-medium">{words.colour}</legend>
    <div className="-ml-1.5 flex flex-wrap">
      {labelColour.options.map((colour: LabelColour) => (
        <label
          key={colour}
          title={words.colours[colour]}
          className="grid size-11 cursor-pointer place-items-center rounded-md border-2 border-transparent has-checked:border-people has-focus-visible:outline-3 has-focus-visible:outline-people-ink pointer-coarse:size-12"
        >
          <input
            type="radio"
            name="colour"
            className="only-spoken"
            checked={value === colour}
            aria-label={words.colours[colour]}
            onChange={() => onChange(colour)}
          />
          <span className="label-mark text-[1.75rem]" data-colour={colour} aria-hidden="true" />
        </label>
      ))}
    </div>
  </fieldset>
);

/** A label, new or as it is changed: its name and its colour. */
export const LabelForm = (props: LabelFormProps) => {
  const { label, start, send: sendText, takesFocus = false, onSave, children } = props;
  const [draft, setDraft] = useState(start);
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const save = async (): Promise<void> => {
    const told = await send(() => onSave(draft));
    if (told === undefined) return;
    setFault(told);
    if (told === null) setDraft(start);
  };
  const form = useFaultFocus(save);
  return (
    <form {...form} className="grid grid-cols-1 gap-4">
      <Field
        label={label}
        dir="auto"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what was pressed
        autoFocus={takesFocus}
        maxLength={qnaLimits.label}
        placeholder={words.addPlaceholder}
        value={draft.name}
        fault={fault ?? undefined}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <Colours value={draft.colour} onChange={(colour) => setDraft({ ...draft, colour })} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="small" disabled={isBusy}>
          {sendText}
        </Button>
        {children}
      </div>
    </form>
  );
};
