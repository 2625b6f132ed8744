import { Link } from 'react-router-dom';
import { useAbout } from '../core/about.ts';
import { uiActions } from '../core/ui-state.ts';
import { useAccount } from '../features/account/account.store.ts';
import { ContactLink } from './contact-link.tsx';
import { shellMessages as words } from './shell.messages.ts';
import { shellPaths } from './shell-paths.ts';

const way =
  'inline-flex min-h-12 items-center narrow:min-h-11 rounded-sm font-medium hover:underline hover:underline-offset-4';

const year = (): number => new Date().getFullYear();

/** Beneath most pages: whom to ask, and whose it is. */
export const Footer = () => {
  const space = useAbout()?.supportSpace ?? 'support';
  const isVisitor = useAccount() === null;
  return (
    <footer className="mt-8 flex-none border-t border-line py-6 text-sm print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 px-4 narrow:px-7">
        <nav aria-label={words.footer} className="flex flex-wrap items-center gap-x-6">
          <ContactLink className={way}>{words.contact}</ContactLink>
          <Link to={shellPaths.support(space)} className={way}>
            {words.support}
          </Link>
          <Link to={shellPaths.guide} className={way}>
            {words.guide}
          </Link>
          <button type="button" className={way} onClick={uiActions.openFeedback}>
            {words.feedback}
          </button>
          {isVisitor && (
            <>
              <Link to={shellPaths.login} className={way}>
                {words.login}
              </Link>
              <Link to={shellPaths.register} className={way}>
                {words.register}
              </Link>
            </>
          )}
        </nav>
        <p className="text-ink-soft">
          {words.copyright(year())} · {words.tagline}
        </p>
      </div>
    </footer>
  );
};
