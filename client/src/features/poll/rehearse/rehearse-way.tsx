import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { RehearseDialog } from './rehearse-dialog.tsx';
import { rehearseMessages as words } from './rehearse.messages.ts';

interface RehearseWayProps {
  /** Saves what is written and gives its pollid; null where it cannot be presented yet. */
  readonly ready: () => Promise<string | null>;
}

/** From the editor into a rehearsal. */
export const RehearseWay = ({ ready }: RehearseWayProps) => {
  const [pollid, setPollid] = useState<string | null>(null);
  return (
    <>
      <button
        type="button"
        title={words.title}
        className={`${buttonClass('plain', 'small')} min-h-11 text-ink-soft`}
        onClick={() => void ready().then(setPollid)}
      >
        <UsersRound size={18} aria-hidden="true" />
        <span className="max-lg:sr-only">{words.way}</span>
      </button>
      {pollid !== null && <RehearseDialog pollid={pollid} onClose={() => setPollid(null)} />}
    </>
  );
};
