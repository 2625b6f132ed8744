import { type NoteColour, noteColours, noteLimits } from '@sets/shared/note/note.contract.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { useSending } from '../../../core/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { type NoteWriting, useNoteDesk } from '../desk/note-desk.ts';
import { noteMessages } from '../note.messages.ts';
import { Quote } from './quote.tsx';

const words = noteMessages.form;

interface ColoursProps {
  readonly colour: NoteColour;
  readonly onChange: (colour: NoteColour) => void;
}

/** Each by its name, too: who does not see it hears or reads it. */
const Colours = ({ colour, onChange }: ColoursProps) => {
  const name = useId();
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-1.5 p-0">
      <legend className="mb-1.5 p-0 text-sm font-medium">{noteMessages.colour}</legend>
      <div className="flex flex-wrap gap-2">
        {noteColours.map((each) => (
          <label
            key={each}
            className="flex min-h-9 cursor-pointer items-center rounded-full border-2 border-transparent px-3 text-sm has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-people-ink pointer-coarse:min-h-12"
            style={{ background: `var(--note-${each})` }}
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === colour}
              onChange={() => onChange(each)}
              className="sr-only"
            />
            {noteMessages.colours[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface TextProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSave: () => void;
}

const Text = ({ text, onText, onSave }: TextProps) => {
  const id = useId();
  const over = text.trim().length - noteLimits.text;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {words.text}
      </label>
      <TextBox
        id={id}
        dir="auto"
        takesFocus
        value={text}
        aria-invalid={over > 0}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSave();
        }}
        className={`${inputClass} max-h-80 min-h-20 resize-none overflow-y-auto !px-3 py-2`}
      />
      <p
        id={`${id}-note`}
        role={over > 0 ? 'alert' : undefined}
        className={`text-sm ${over > 0 ? 'text-bad' : 'text-ink-soft'}`}
      >
        {over > 0 ? words.left(over) : words.hint}
      </p>
    </div>
  );
};

/** Where a note is written, or changed. */
export const NoteForm = ({ writing }: { readonly writing: NoteWriting }) => {
  const { write, save } = useNoteDesk();
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const { colour, text, shared, isClosed, anchor, revision } = writing;
  const change = (next: Partial<NoteWriting>): void =>
    write({ ...writing, ...next, isChanged: true });
  const onSave = (): void =>
    void send(async () => {
      setFault(null);
      const told = await save(writing);
      if (!told.ok) setFault(told.error.code === 'CONFLICT' ? words.changed : told.error.msg);
    });
  return (
    <section
      aria-label={words.title(revision === 0)}
      data-no-notes
      className="grid grid-cols-1 gap-4 rounded-md border-[1.5px] border-people bg-raised p-4"
    >
      <Quote text={anchor.quote} colour={colour} />
      <Text text={text} onText={(next) => change({ text: next })} onSave={onSave} />
      <Colours colour={colour} onChange={(next) => change({ colour: next })} />
      {isClosed ? (
        <p className="text-sm text-ink-soft">{words.closed}</p>
      ) : (
        <Switch
          label={words.share}
          hint={words.shareHint}
          checked={shared}
          onChange={(next) => change({ shared: next })}
        />
      )}
      {fault !== null && (
        <p role="alert" className="text-sm text-bad">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="plain" onClick={() => write(null)}>
          {words.cancel}
        </Button>
        <Button look="primary" aria-disabled={isBusy} onClick={onSave}>
          {words.save}
        </Button>
      </div>
    </section>
  );
};
