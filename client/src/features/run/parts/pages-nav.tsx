import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { spaceRunMessages as words } from '../space-runs.messages.ts';

interface PagesNavProps {
  /** Of the page that is shown; undefined for the first. */
  readonly before: string | undefined;
  readonly next: string | null;
}

/** Where one stands in a list is in the address, so that the browser goes back in it. */
export const PagesNav = ({ before, next }: PagesNavProps) => (
  <nav aria-label={words.pages} className="flex justify-center gap-3 empty:hidden">
    {before !== undefined && (
      <Link to="?" className={buttonClass()}>
        {words.newest}
      </Link>
    )}
    {next !== null && (
      <Link to={`?before=${next}`} className={buttonClass()}>
        {words.older}
      </Link>
    )}
  </nav>
);
