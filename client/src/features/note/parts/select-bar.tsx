import { type NoteColour, noteColours } from '@sets/shared/note/note.contract.ts';
import { MessageSquarePlus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { noteMessages as words } from '../note.messages.ts';

interface SelectBarProps {
  /** Of what is selected, in the window; null where it is not known. */
  readonly box: DOMRect | null;
  readonly onMark: (colour: NoteColour) => void;
  readonly onWrite: () => void;
}

/** Room that it takes with what is around it, in pixels. */
const room = { width: 360, height: 64 } as const;

/** Above what is selected, else below; a finger has it at the end of the window, where it covers nothing. */
const placeOf = (box: DOMRect): { left: number; top: number } => ({
  left: Math.max(8, Math.min(window.innerWidth - room.width - 8, box.left)),
  top:
    box.top > room.height + 72
      ? box.top - room.height
      : Math.min(window.innerHeight - room.height - 8, box.bottom + 12),
});

/** What one does with words that are selected. */
export const SelectBar = ({ box, onMark, onWrite }: SelectBarProps) => {
  const isFine = matchMedia('(pointer: fine)').matches && box !== null;
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={words.marking}
      data-no-notes
      // A press on it takes nothing away of what is selected.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      style={isFine ? placeOf(box) : undefined}
      className={classNames(
        'fixed z-20 flex items-center gap-1 border-[1.5px] border-line bg-raised p-1.5 shadow-raised print:hidden',
        isFine
          ? 'rounded-lg'
          : 'inset-x-0 bottom-0 justify-center pb-[max(0.5rem,env(safe-area-inset-bottom))]',
      )}
    >
      {noteColours.map((colour) => (
        <button
          key={colour}
          type="button"
          title={words.mark(words.colours[colour])}
          aria-label={words.mark(words.colours[colour])}
          onClick={() => onMark(colour)}
          className="grid size-10 place-items-center rounded-md hover:bg-sunken pointer-coarse:size-12"
        >
          <span
            className="size-6 rounded-full border-2"
            style={{
              background: `var(--note-${colour})`,
              borderColor: `var(--note-${colour}-edge)`,
            }}
          />
        </button>
      ))}
      <Button look="plain" size="small" onClick={onWrite}>
        <MessageSquarePlus size={18} aria-hidden="true" />
        {words.write}
      </Button>
    </div>
  );
};
