import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

interface ActProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly isDanger?: boolean;
  readonly onClick: () => void;
}

/** A line in a list of what can be done. */
export const Act = ({ icon: Icon, text, isDanger = false, onClick }: ActProps) => (
  <li>
    <button
      type="button"
      onClick={onClick}
      className={classNames(
        'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-sunken',
        isDanger && 'text-bad',
      )}
    >
      <Icon size={18} aria-hidden="true" className="flex-none" />
      {text}
    </button>
  </li>
);
