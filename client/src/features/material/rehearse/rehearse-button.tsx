import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { RehearseDialog, type RehearsePath } from './rehearse-dialog.tsx';
import { rehearseMessages as words } from './rehearse.messages.ts';

interface RehearseButtonProps {
  readonly title: string;
  readonly path: RehearsePath;
}

/** From a card into a rehearsal of it. */
export const RehearseButton = ({ title, path }: RehearseButtonProps) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={words.wayOf(title)} className="!size-12" onClick={() => setAsking(true)}>
        <UsersRound size={18} aria-hidden="true" />
      </IconButton>
      {isAsking && <RehearseDialog path={path} onClose={() => setAsking(false)} />}
    </>
  );
};
