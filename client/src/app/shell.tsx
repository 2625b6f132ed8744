import { type MouseEvent, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { uiActions, useUiState } from '../core/ui-state.ts';
import { AccountPrompts } from '../features/account/account-prompts.tsx';
import { useAccount } from '../features/account/account.store.ts';
import { RegisterDialog } from '../features/account/register-dialog.tsx';
import { FeedbackDialog } from '../features/feedback/feedback-dialog.tsx';
import { useVisitsOverLogin } from '../features/module/visited-merge.ts';
import { Footer } from './footer.tsx';
import { AppMenu } from './menu.tsx';
import { shellMessages as words } from './shell.messages.ts';
import { TopBar } from './top-bar.tsx';
import { UpdateLogAfterLogin } from './update-log-after-login.tsx';

/** The first stop of the keyboard: past the bar, into the page. */
const SkipLink = ({ onSkip }: { onSkip: () => void }) => (
  <a
    href="#content"
    className="fixed top-2 left-2 z-20 -translate-y-20 rounded-md bg-people px-4 py-3 font-medium text-on-people focus:translate-y-0 print:hidden"
    onClick={(event: MouseEvent) => {
      event.preventDefault();
      onSkip();
    }}
  >
    {words.skip}
  </a>
);

/** After logging in, what the account still needs is asked first, then what is new is told. */
const AfterLogin = () => {
  const who = useAccount();
  if (who === null) return null;
  return (
    <>
      <AccountPrompts />
      <UpdateLogAfterLogin key={who.userid} who={who} />
    </>
  );
};

const OpenDialogs = () => {
  const { show, showFeedback } = useUiState();
  return (
    <>
      <AppMenu />
      {show && <RegisterDialog />}
      {showFeedback && <FeedbackDialog onClose={uiActions.closeFeedback} />}
    </>
  );
};

/** Bar, page and footer: around most pages. */
export const Shell = () => {
  const content = useRef<HTMLDivElement>(null);
  useVisitsOverLogin();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink onSkip={() => content.current?.focus()} />
      <TopBar />
      <div id="content" ref={content} tabIndex={-1} className="flex grow flex-col outline-none">
        <AfterLogin />
        <Outlet />
      </div>
      <Footer />
      <OpenDialogs />
      <ScrollRestoration />
    </div>
  );
};
