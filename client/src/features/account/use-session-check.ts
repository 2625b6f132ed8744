import { useEffect, useState } from 'react';
import { onSessionLost } from '../../core/api.ts';
import { clearRoot, useRoot } from '../../core/root/root-store.ts';
import { toast } from '../../ui/toast.ts';
import { getMe } from './account.api.ts';
import { accountMessages as words } from './account.messages.ts';
import { accountState, tokenNow } from './account.store.ts';
import { forceLogout } from './sign-out.ts';
import { tabs } from './tabs.ts';

const reload = (): void => window.location.reload();

/**
 * Shows the token that was kept to the server and takes over what it tells. Where the server cannot
 * be reached the session stays, for it may be as good as before. False where the page begins anew.
 */
export const restoreSession = async (begin: () => void = reload): Promise<boolean> => {
  const token = tokenNow();
  if (token === null) {
    clearRoot();
    return true;
  }
  accountState.loading(true);
  const told = await getMe(token);
  if (tokenNow() !== token) return true;
  if (told.ok && told.value.forceLogout) {
    await forceLogout(begin);
    return false;
  }
  if (told.ok && !told.value.forceLogout) {
    const { forceLogout: _, ...who } = told.value;
    accountState.fill(who);
  }
  accountState.loading(false);
  return true;
};

/** Signs out when the server no longer takes the token, or a call lacks one. Once for each session. */
export const followSession = (): (() => void) =>
  onSessionLost((token) => {
    const isHere = tokenNow() !== null;
    // A reply that was under way while somebody else signed in is not about them.
    if (token !== null && token !== tokenNow()) return;
    accountState.sessionEnded();
    if (isHere) toast.blank(words.sessionEnded);
  });

const hydrated = (): Promise<void> =>
  new Promise((done) => {
    if (useRoot.persist.hasHydrated()) done();
    else useRoot.persist.onFinishHydration(() => done());
  });

let restoring: Promise<boolean> | null = null;

/** Once for each page: drawing the app again does not ask again. */
const restoreOnce = (): Promise<boolean> => {
  restoring ??= hydrated().then(() => restoreSession());
  return restoring;
};

/** Whether it is known who is here; keeps this tab in step with the others and with the server. */
export const useSessionCheck = (): boolean => {
  const [checked, setChecked] = useState(
    () => useRoot.persist.hasHydrated() && tokenNow() === null,
  );
  useEffect(() => tabs.follow(reload), []);
  useEffect(followSession, []);
  useEffect(() => {
    let isGone = false;
    void restoreOnce().then((isKnown) => {
      if (!isGone && isKnown) setChecked(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return checked;
};
