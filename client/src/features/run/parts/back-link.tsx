import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The way to where one came from, over the heading. */
export const BackLink = ({ to, text }: { to: string; text: string }) => (
  <Link
    to={to}
    className="-mb-2 -ml-2 inline-flex min-h-12 items-center gap-2 justify-self-start rounded-md px-2 text-ink-soft hover:bg-sunken hover:text-ink print:hidden"
  >
    <ArrowLeft size={18} aria-hidden="true" />
    {text}
  </Link>
);
