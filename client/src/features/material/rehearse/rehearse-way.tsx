import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { RehearseDialog, type RehearsePath } from './rehearse-dialog.tsx';
import { rehearseMessages as words } from './rehearse.messages.ts';

interface RehearseWayProps {
  /** Saves what is written and gives its id; null where it cannot be presented yet. */
  readonly ready: () => Promise<string | null>;
  readonly pathOf: (id: string) => RehearsePath;
}

/** From the editor into a rehearsal. */
export const RehearseWay = ({ ready, pathOf }: RehearseWayProps) => {
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      <button
        type="button"
        title={words.title}
        className={`${buttonClass('plain', 'small')} min-h-11 text-ink-soft`}
        onClick={() => void ready().then(setId)}
      >
        <UsersRound size={18} aria-hidden="true" />
        <span className="max-lg:sr-only">{words.way}</span>
      </button>
      {id !== null && <RehearseDialog path={pathOf(id)} onClose={() => setId(null)} />}
    </>
  );
};
