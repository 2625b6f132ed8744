import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { tokenNow } from './account.store.ts';
import { accountMessages } from './account.messages.ts';

interface LeaveGuardProps {
  /** Something is lost where the page is left now. */
  readonly isUnsaved: boolean;
  readonly title: string;
  /** What is lost. */
  readonly text: string;
}

/** Asks before the page is left, by a link or with the tab; whoever is logged out is not held. */
export const LeaveGuard = ({ isUnsaved, title, text }: LeaveGuardProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && tokenNow() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const stop = new AbortController();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), {
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={title}
      text={text}
      yes={accountMessages.leave}
      isDanger
      onYes={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  );
};
