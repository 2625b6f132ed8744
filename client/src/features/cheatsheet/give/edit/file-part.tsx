import { sheetLimits, type OwnSheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { giveMessages } from '../give.messages.ts';
import { ContentsPart } from '../parts/contents-part.tsx';
import { DropZone } from '../parts/drop-zone.tsx';
import { RefusedNotes } from '../parts/refused-notes.tsx';
import type { Sender } from '../../../../core/sending/sender.ts';
import { editMessages } from './edit.messages.ts';
import type { useReplacement } from './use-replacement.ts';

const words = editMessages.file;

type Replacement = ReturnType<typeof useReplacement>;

/** The new file, and putting it in the place of the old one. */
const NewFile = ({ replacement, sender }: { replacement: Replacement; sender: Sender }) => {
  const { contents, put, clear, note, setNote, fault, step, isBusy, replace } = replacement;
  if (contents === null) return null;
  return (
    <div className="grid grid-cols-1 gap-5 rounded-lg border-[1.5px] border-people bg-raised p-4 narrow:p-5">
      <fieldset disabled={isBusy} className="m-0 grid min-w-0 grid-cols-1 gap-5 border-0 p-0">
        <ContentsPart contents={contents} sender={sender} onContents={put} />
        <Field
          label={words.note}
          hint={words.noteHint}
          dir="auto"
          maxLength={sheetLimits.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </fieldset>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <div className="min-w-0 grow basis-40">
          <output className="text-sm text-ink-soft">{step === null ? '' : words[step]}</output>
          <p role="alert" className="text-bad empty:hidden">
            {fault}
          </p>
        </div>
        <Button aria-disabled={isBusy} onClick={isBusy ? undefined : clear}>
          {words.cancel}
        </Button>
        <Button look="primary" aria-disabled={isBusy} onClick={replace}>
          {words.go}
        </Button>
      </div>
    </div>
  );
};

interface FilePartProps {
  readonly sender: Sender;
  readonly sheet: OwnSheet;
  readonly replacement: Replacement;
}

/** The file of a sheet, and another one in its place. */
export const FilePart = ({ sender, sheet, replacement }: FilePartProps) => {
  const id = useId();
  const { hash } = useLocation();
  const place = useRef<HTMLElement>(null);
  const { contents, take, refused, dismiss, reading } = replacement;
  useEffect(() => {
    if (hash === '#file') place.current?.scrollIntoView?.({ block: 'start' });
  }, [hash]);
  return (
    <section
      ref={place}
      aria-labelledby={id}
      className="grid scroll-mt-24 grid-cols-1 gap-4 border-t border-line pt-7"
    >
      <h2 id={id} className="text-2xl font-semibold tracking-[-0.02em]">
        {words.title}
      </h2>
      <p className="max-w-prose text-ink-soft">
        {words.now(sheet.line.version)} {words.text}
      </p>
      <RefusedNotes refused={refused} onDismiss={dismiss} />
      <NewFile replacement={replacement} sender={sender} />
      {(contents === null || contents.kind === 'pictures') && (
        <DropZone onFiles={(files) => void take(files)} />
      )}
      <output className="text-ink-soft [overflow-wrap:anywhere] empty:hidden">
        {reading === null ? '' : giveMessages.reading(reading)}
      </output>
    </section>
  );
};
