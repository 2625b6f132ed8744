import { Link, Outlet, useLocation } from 'react-router-dom';
import { useAccount } from '../features/account/account.store.ts';
import { loginPath } from '../features/account/require-account.tsx';
import { signOut } from '../features/account/sign-out.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { ThemeButton } from '../ui/theme-button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { appMessages as words } from './app.messages.ts';

const SignedIn = () => {
  const account = useAccount();
  const { pathname } = useLocation();
  if (account !== null) {
    return (
      <Button look="plain" size="small" onClick={() => void signOut()}>
        {words.signOut}
      </Button>
    );
  }
  if (pathname === loginPath) return null;
  return (
    <Link to={loginPath} className={buttonClass('plain', 'small')}>
      {words.signIn}
    </Link>
  );
};

/** The bar above most pages. */
export const Shell = () => (
  <div className="flex min-h-dvh flex-col">
    <header className="flex h-14 flex-none items-center justify-between px-4 sm:h-18 lg:px-8">
      <Link to="/" className="rounded-sm text-2xl">
        <Wordmark />
        <span className="only-spoken">{words.home}</span>
      </Link>
      <div className="flex items-center gap-1">
        <ThemeButton />
        <SignedIn />
      </div>
    </header>
    <Outlet />
  </div>
);
