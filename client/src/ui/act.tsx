import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';

interface LineProps {
  readonly icon: LucideIcon;
  readonly text: string;
}

interface ActProps extends LineProps {
  readonly isDanger?: boolean;
  readonly onClick: () => void;
}

const line = 'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-sunken';

const Inner = ({ icon: Icon, text }: LineProps) => (
  <>
    <Icon size={18} aria-hidden="true" className="flex-none" />
    {text}
  </>
);

/** A line in a list of what can be done. */
export const Act = ({ icon, text, isDanger = false, onClick }: ActProps) => (
  <li>
    <button type="button" onClick={onClick} className={classNames(line, isDanger && 'text-bad')}>
      <Inner icon={icon} text={text} />
    </button>
  </li>
);

/** A line that leads to another page. */
export const ActLink = ({ icon, text, to }: LineProps & { readonly to: string }) => (
  <li>
    <Link to={to} className={line}>
      <Inner icon={icon} text={text} />
    </Link>
  </li>
);
