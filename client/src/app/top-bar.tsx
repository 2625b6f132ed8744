import { isPremium } from '@sets/shared/account/premium.contract.ts';
import { ChartColumnBig, Mail, Menu, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAbout } from '../core/about.ts';
import { uiActions, useUiState } from '../core/ui-state.ts';
import type { SignedIn } from '../core/root/auth-slice.ts';
import { useAccount, useToken } from '../features/account/account.store.ts';
import { NotificationBell } from '../features/notification/notification-bell.tsx';
import { AskNow } from '../features/poll/quick/ask-now.tsx';
import { BarSearch } from '../features/search/bar-search.tsx';
import { Button, buttonClass, IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Sign } from '../ui/sign.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { ContactLink } from './contact-link.tsx';
import { shellMessages as words } from './shell.messages.ts';
import { shellPaths } from './shell-paths.ts';
import { useAppBar } from './use-app-bar.ts';

const inBar = '!min-h-12 !rounded-md narrow:!min-h-11 max-narrow:!px-2';

/** The bar has room by the size of its letters: large ones are as on a narrow screen. Without padding, so that it is as wide as the screen. */
const onlyWide = '@max-[37.51rem]:!hidden';

/** On a phone with large letters one way has room; the menu has them all. */
const notNarrowest = '@max-[16rem]:!hidden';

/** What one is doing already is not offered. */
const VisitorTools = () => {
  const { pathname } = useLocation();
  return (
    <>
      <ContactLink label={words.contact} className={`${buttonClass('plain', 'small')} ${inBar}`}>
        <Mail size={20} className="@min-[37.51rem]:hidden" aria-hidden="true" />
        <span className="@max-[37.51rem]:hidden">{words.contact}</span>
      </ContactLink>
      {pathname !== shellPaths.login && (
        <Link
          to={shellPaths.login}
          className={`${buttonClass('plain', 'small')} ${inBar} ${notNarrowest}`}
        >
          {words.login}
        </Link>
      )}
      {pathname !== shellPaths.register && (
        <Button
          size="small"
          className={inBar}
          aria-haspopup="dialog"
          onClick={uiActions.openRegister}
        >
          {words.register}
        </Button>
      )}
    </>
  );
};

const planClass =
  'rounded-sm px-2 py-0.5 text-xs leading-5 font-semibold tracking-[0.06em] select-none';

/** What somebody's plan is, and the way to more of it, where there is one. */
const Plan = ({ who }: { who: SignedIn }) => {
  const [now] = useState(Date.now);
  const canHaveMore = useAbout()?.plans === true;
  if (isPremium(who.premium, now)) {
    return <span className={`${planClass} bg-people-tint text-people-ink`}>{words.premium}</span>;
  }
  if (!canHaveMore) return null;
  return (
    <>
      {/* Phones have no room for it; what it says, the link beside it says too. */}
      <span className={`${planClass} border border-line text-ink-soft @max-[27rem]:hidden`}>
        {words.free}
      </span>
      <Link
        to={shellPaths.upgrade}
        className={`${buttonClass('plain', 'small')} ${inBar} text-people-ink ${notNarrowest}`}
      >
        {words.upgrade}
      </Link>
    </>
  );
};

const AccountTools = ({ who }: { who: SignedIn }) => (
  <>
    <Plan who={who} />
    <AskNow hasKey size="small" look="plain" className={inBar} wordsClass="@max-[56rem]:hidden" />
    <Link
      to={shellPaths.newPoll}
      aria-label={words.newPoll}
      title={words.newPoll}
      className={`${buttonClass('outline', 'small')} ${inBar} mx-1 ${onlyWide}`}
    >
      <ChartColumnBig size={18} aria-hidden="true" />
      <span className="@max-[75rem]:hidden">{words.newPoll}</span>
    </Link>
    <Link
      to={shellPaths.createSpace}
      className={`${buttonClass('plain', 'small')} ${inBar} ${onlyWide}`}
    >
      <Plus size={18} aria-hidden="true" />
      {words.createSpace}
    </Link>
    <NotificationBell />
  </>
);

/** The bar above most pages: out of the way while one reads on, back when one goes back. */
export const TopBar = () => {
  const bar = useRef<HTMLElement>(null);
  const who = useAccount();
  const token = useToken();
  const { isShown, isScrolled } = useAppBar(bar);
  const isMenuOpen = useUiState(({ showMenu }) => showMenu);
  return (
    <header
      ref={bar}
      data-shown={isShown}
      onFocus={uiActions.showAppBar}
      className={classNames(
        '@container sticky top-0 z-10 flex h-(--app-bar-height) flex-none items-center justify-between gap-2 border-b bg-paper print:hidden',
        'transition-[translate,border-color] duration-250 ease-settle',
        isScrolled ? 'border-line' : 'border-transparent',
        !isShown && '-translate-y-full',
      )}
    >
      <Link
        to={shellPaths.home}
        className="ml-3 flex items-center gap-[0.36em] rounded-sm px-1 text-xl narrow:ml-6 narrow:text-2xl"
      >
        <Sign />
        {/* On the narrowest phones the sign says it alone. */}
        <span className="@max-[22.5rem]:hidden">
          <Wordmark plain />
        </span>
        <span className="only-spoken">{words.home}</span>
      </Link>
      {token !== null && <BarSearch key={token} token={token} />}
      <nav aria-label={words.bar} className="mr-3 flex items-center narrow:mr-6 narrow:gap-1">
        {who === null ? <VisitorTools /> : <AccountTools who={who} />}
        <IconButton
          label={words.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          className="size-[min(2.75rem,48px)]"
          onClick={uiActions.openMenu}
        >
          <Menu size={22} aria-hidden="true" />
        </IconButton>
      </nav>
    </header>
  );
};
