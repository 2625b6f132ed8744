import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { tokenNow } from '../../../account/account.store.ts';
import { giveMessages } from '../give.messages.ts';

const words = giveMessages.leave;

interface LeaveGuardProps {
  /** Something is lost where the page is left now. */
  readonly isUnsaved: boolean;
  readonly text?: string;
  readonly title?: string;
}

/** Asks before the page is left, by a link or with the tab; whoever is logged out is not held. */
export const LeaveGuard = ({
  isUnsaved,
  title = words.title,
  text = words.text,
}: LeaveGuardProps) => {
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
      yes={words.yes}
      isDanger
      onYes={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  );
};
