import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { uiActions, useUiState } from '../core/ui-state.ts';
import { useIsUndisturbed } from '../features/account/account-prompts.tsx';
import type { SignedIn } from '../core/root/auth-slice.ts';
import { isUpdateDismissed } from '../features/update-log/update-dismissal.ts';
import { UpdateLogModal } from '../features/update-log/update-log-modal.tsx';

/**
 * What is new, after logging in: where nothing else is asked, nor was since the app was opened. It never
 * comes over another dialog; where one is open it waits for the next page.
 */
export const UpdateLogAfterLogin = ({ who }: { who: SignedIn }) => {
  const isAsked = useUiState(({ showUpdate }) => showUpdate);
  const isUndisturbed = useIsUndisturbed(who);
  const { pathname } = useLocation();
  /** The page on which it came up; null while it has not. */
  const [shownOn, setShownOn] = useState<string | null>(null);
  const isWanted = isAsked && isUndisturbed && !isUpdateDismissed();
  useEffect(() => {
    const isFree = document.querySelector('dialog[open]') === null;
    // oxlint-disable-next-line react/set-state-in-effect -- what is open over the page is no state of React
    setShownOn((was) => (isWanted && (was !== null || isFree) ? (was ?? pathname) : null));
  }, [isWanted, pathname]);
  return <UpdateLogModal isAsked={isWanted && shownOn !== null} onClose={uiActions.closeUpdate} />;
};
