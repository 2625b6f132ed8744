import { X } from 'lucide-react';
import { IconButton } from '../../../../ui/button.tsx';
import { giveMessages as words } from '../give.messages.ts';
import type { GiveState } from '../give-desk.ts';

interface RefusedNotesProps {
  readonly refused: GiveState['refused'];
  readonly onDismiss: (id: string) => void;
}

/** Files that cannot be taken, and why. */
export const RefusedNotes = ({ refused, onDismiss }: RefusedNotesProps) => (
  <div role="alert" className="grid grid-cols-1 gap-2 empty:hidden">
    {refused.map(({ id, name, why }) => (
      <div
        key={id}
        className="flex items-start gap-2 rounded-md bg-bad-tint py-2 ps-4 pe-2 text-bad [overflow-wrap:anywhere]"
      >
        <p className="min-w-0 grow py-1.5">
          <bdi className="font-medium">{name}</bdi>
          {words.why(why)}
        </p>
        <IconButton label={words.dismiss(name)} className="text-bad!" onClick={() => onDismiss(id)}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    ))}
  </div>
);
