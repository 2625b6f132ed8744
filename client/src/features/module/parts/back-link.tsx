import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MathText } from '../../../ui/math/math-text.tsx';

/** The way back to what a page belongs to, by its name: what does not fit is cut. */
export const BackLink = ({ to, name }: { to: string; name: string }) => (
  <Link
    to={to}
    className="-ml-1.5 inline-flex min-h-12 max-w-full items-center gap-1 justify-self-start rounded-sm text-ink-soft hover:text-ink narrow:min-h-11"
  >
    <ChevronLeft size={20} aria-hidden="true" className="flex-none" />
    <span dir="auto" className="truncate">
      <MathText text={name} />
    </span>
  </Link>
);
