import { rehearsal } from '@sets/shared/live/rehearsal.ts';
import { UsersRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { rehearseMessages as words } from './rehearse.messages.ts';

const usual = rehearsal.sizes[1];

const Sizes = ({ size, onSize }: { size: number; onSize: (size: number) => void }) => {
  const name = useId();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-2 p-0 text-sm font-medium text-ink-soft">{words.size}</legend>
      <div className="grid grid-cols-3 gap-3">
        {rehearsal.sizes.map((each) => (
          <label
            key={each}
            className="relative grid min-h-14 cursor-pointer place-items-center rounded-md border border-line-strong text-xl font-semibold has-checked:border-people-ink has-checked:bg-people-tint has-checked:text-people-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={each === size}
              onChange={() => onSize(each)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {words.students(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Where it is rehearsed with so many simulated students. */
export type RehearsePath = (students: number) => string;

interface RehearseDialogProps {
  readonly path: RehearsePath;
  readonly onClose: () => void;
}

/** Asks with how many simulated students it is rehearsed, and goes there. */
export const RehearseDialog = ({ path, onClose }: RehearseDialogProps) => {
  const [size, setSize] = useState<number>(usual);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const start = () => navigate(path(size), { state: { from: pathname } });
  return (
    <Dialog title={words.title} onClose={onClose} closesOnBackdrop>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-ink-soft">{words.text}</p>
        <Sizes size={size} onSize={setSize} />
        <p className="text-sm text-ink-soft">{words.kept}</p>
      </div>
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.close}</Button>
        <Button look="primary" onClick={() => void start()}>
          <UsersRound size={18} aria-hidden="true" />
          {words.start}
        </Button>
      </div>
    </Dialog>
  );
};
