import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { Trash2 } from 'lucide-react';
import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { entryOf, type Fields, faultsOf, type PieceKey, readyOf } from '../resume-pieces.ts';
import { resumeMessages as words } from '../resume.messages.ts';
import type { ResumeDraft } from '../resume-state.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';
import { DraftProblemNote } from './draft-problem-note.tsx';

/** What the fields of a piece are given. */
export interface PieceFields {
  readonly fields: Fields;
  readonly change: (change: Fields) => void;
  /** What is wrong with a field, once that is to be said. */
  readonly faultOf: (name: string) => string | undefined;
}

interface PieceFormProps {
  readonly desk: ResumeDesk;
  readonly draft: ResumeDraft;
  /** What it is, for who hears it. */
  readonly name: string;
  readonly children: (given: PieceFields) => ReactNode;
}

/** Where the focus goes when the fields of a piece are closed: to what opens them. */
const focusOpener = (key: string): void => {
  requestAnimationFrame(() => {
    const found =
      document.querySelector<HTMLElement>(`[data-edits="${key}"]`) ??
      document.querySelector<HTMLElement>(`[data-adds="${key.split('/')[0]}"]`);
    found?.focus();
  });
};

interface ActsProps {
  readonly desk: ResumeDesk;
  readonly draft: ResumeDraft;
  readonly name: string;
  readonly onClose: () => void;
}

const Acts = ({ desk: { saver }, draft, name, onClose }: ActsProps) => {
  const key = draft.key as PieceKey;
  const isStuck = draft.problem !== null || readyOf(key, draft.fields) === null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="primary" type="submit">
        {words.done}
      </Button>
      {isStuck && (
        <Button
          look="plain"
          onClick={() => {
            saver.discard(key);
            onClose();
          }}
        >
          {words.discard}
        </Button>
      )}
      {entryOf(key) !== null && draft.base !== null && (
        <Button
          look="plain"
          className="ms-auto text-bad"
          aria-label={words.removePiece(name)}
          onClick={() => saver.remove(key)}
        >
          <Trash2 size={18} aria-hidden="true" />
          {words.remove}
        </Button>
      )}
    </div>
  );
};

/** The fields of a piece in its place: saved as they are typed; Escape and Done leave them. */
export const PieceForm = ({ desk, draft, name, children }: PieceFormProps) => {
  const { saver } = desk;
  const key = draft.key as PieceKey;
  const [isTried, setTried] = useState(false);
  const leave = (): void => {
    if (saver.done(key)) focusOpener(key);
    else setTried(true);
  };
  const form = useFaultFocus(leave);
  const faults = faultsOf(key, draft.fields);
  const faultOf = (field: string): string | undefined => {
    const value = draft.fields[field];
    // Who has not come to a field yet need not hear that it is empty.
    return isTried || value === undefined || value !== '' ? faults[field] : undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    form.ref.current?.requestSubmit();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) {
      void saver.flush();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves the fields, wherever in them one is
    <form
      {...form}
      aria-label={words.editPiece(name)}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-raised p-4 shadow-raised narrow:p-6"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {draft.problem !== null && <DraftProblemNote desk={desk} draft={draft} />}
      {children({ fields: draft.fields, change: (change) => saver.edit(key, change), faultOf })}
      <Acts desk={desk} draft={draft} name={name} onClose={() => focusOpener(key)} />
    </form>
  );
};
