import { useSortable } from '@dnd-kit/sortable';
import type { ResumeSection } from '@sets/shared/resume/resume.contract.ts';
import { GripVertical, Pencil } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { linesOf, textOf } from '../resume-pieces.ts';
import { resumeMessages as words } from '../resume.messages.ts';
import type { ShownEntry } from '../resume-state.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryView } from './entry-view.tsx';

interface EntryRowProps {
  readonly desk: ResumeDesk;
  readonly section: ResumeSection;
  readonly entry: ShownEntry;
  /** From 0 on. */
  readonly place: number;
  readonly onMove: (name: string, to: number) => void;
}

type Grip = Pick<ComponentProps<'button'>, 'ref' | 'onPointerDown'>;

export const nameOf = (section: ResumeSection, { fields }: Pick<ShownEntry, 'fields'>): string =>
  textOf(fields, linesOf(section)[0] ?? '').trim() || words.unnamed;

const toolLook =
  'relative z-1 grid size-12 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink';

interface HandleProps {
  readonly name: string;
  readonly place: number;
  readonly grip: Grip;
  readonly onMove: (name: string, to: number) => void;
}

/** It is dragged where a pointer takes its handle; the arrow keys move it from there too. */
const Handle = ({ name, place, grip, onMove }: HandleProps) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(name, place + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <button
      type="button"
      {...grip}
      onKeyDown={onKey}
      aria-label={words.move(name)}
      title={words.moveHint}
      className={`${toolLook} cursor-grab touch-none active:cursor-grabbing`}
    >
      <GripVertical size={20} aria-hidden="true" />
    </button>
  );
};

/** A pencil whose room is all of what it edits: whoever clicks on the text means it. */
export const EditButton = ({ edits, name, onOpen }: EditButtonProps) => (
  <button
    type="button"
    data-edits={edits}
    aria-label={words.editPiece(name)}
    title={words.edit}
    className="grid size-12 flex-none place-items-center rounded-md text-ink-soft after:absolute after:inset-0 after:rounded-lg hover:text-ink"
    onClick={onOpen}
  >
    <Pencil size={18} aria-hidden="true" />
  </button>
);

interface EditButtonProps {
  readonly edits: string;
  readonly name: string;
  readonly onOpen: () => void;
}

const RemovedNote = ({ name, onUndo }: { name: string; onUndo: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken px-4 py-1">
      <output className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
        {words.removed(name)}
      </output>
      <Button ref={button} size="small" onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
};

const Shown = (props: EntryRowProps & { readonly grip: Grip; readonly name: string }) => {
  const { desk, section, entry, name, place, grip, onMove } = props;
  // Where it is but a line, what is done with it stands in that line.
  const isShort = textOf(entry.fields, 'description') === '' && linesOf(section).length === 1;
  return (
    <div className="relative -mx-3 flex items-start gap-1 rounded-lg px-3 py-1 hover:bg-raised [&_a]:relative [&_a]:z-1">
      <div className="min-w-0 grow py-2.5">
        <EntryView section={section} fields={entry.fields} />
      </div>
      <div className={classNames('flex flex-none', !isShort && 'flex-col narrow:flex-row')}>
        <EditButton edits={entry.key} name={name} onOpen={() => desk.saver.open(entry.key)} />
        {!entry.isNew && <Handle name={name} place={place} grip={grip} onMove={onMove} />}
      </div>
    </div>
  );
};

/** An entry as its owner has it: read, its fields, or just removed. */
export const EntryRow = (props: EntryRowProps) => {
  const { desk, section, entry } = props;
  const { setNodeRef, transform, transition, isDragging, setActivatorNodeRef, listeners } =
    useSortable({ id: entry.entryId, disabled: entry.isNew });
  const shift = transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`;
  const draft = desk.state.drafts[entry.key];
  const isHeld = desk.state.held[entry.key] !== undefined;
  const name = nameOf(section, entry);
  const isOpen = draft?.isOpen === true && !isHeld;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: shift, transition }}
      className={classNames(isDragging && 'relative z-2 rounded-lg bg-raised shadow-raised')}
    >
      {isHeld && <RemovedNote name={name} onUndo={() => desk.saver.undo(entry.key)} />}
      {isOpen && <EntryForm desk={desk} draft={draft} section={section} name={name} />}
      {!isHeld && !isOpen && (
        <Shown {...props} name={name} grip={{ ref: setActivatorNodeRef, ...listeners }} />
      )}
    </li>
  );
};
