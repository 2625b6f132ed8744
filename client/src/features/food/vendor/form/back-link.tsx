import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The way back to what a part of the page belongs to. */
export const BackLink = ({ to, text }: { to: string; text: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-sm text-sm text-ink-soft [overflow-wrap:anywhere] hover:text-ink"
  >
    <ArrowLeft size={16} aria-hidden="true" className="flex-none" />
    <bdi>{text}</bdi>
  </Link>
);
