import type { OwnSheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { editMessages } from './edit.messages.ts';
import type { SheetEditing } from './use-sheet-edit.ts';

const words = editMessages.changed;

interface ChangedNoteProps {
  readonly editing: SheetEditing;
  readonly theirs: OwnSheet;
}

/** Of what is typed here and what was saved elsewhere one is chosen. */
export const ChangedNote = ({ editing, theirs }: ChangedNoteProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // It stands above what was pressed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid grid-cols-1 gap-3 rounded-md bg-warn-tint px-4 py-4 [overflow-wrap:anywhere]">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 font-semibold text-warn outline-none">
        {words.title}
      </h2>
      <p dir="auto">{words.text(theirs.facts.title)}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => void editing.keepMine()}>
          {words.mine}
        </Button>
        <Button onClick={editing.takeTheirs}>{words.theirs}</Button>
      </div>
    </section>
  );
};
