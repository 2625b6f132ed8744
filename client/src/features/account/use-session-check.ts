import { useEffect, useState } from 'react';
import { getMe } from './account.api.ts';
import { dropSession, followOtherTabs, keepAccount, useAuth } from './account.store.ts';

/**
 * Whether it is known who is here. A token that was kept is shown to the server first; where the
 * server cannot be reached the session stays, for it may be as good as before.
 */
export const useSessionCheck = (): boolean => {
  const [checked, setChecked] = useState(() => useAuth.getState().auth.token === null);
  useEffect(() => followOtherTabs(() => window.location.reload()), []);
  useEffect(() => {
    const { token } = useAuth.getState().auth;
    if (token === null) return;
    let isGone = false;
    void getMe(token).then((told) => {
      if (isGone || useAuth.getState().auth.token !== token) return;
      const isOver = told.ok ? told.value.forceLogout : told.error.code === 'UNAUTHENTICATED';
      if (isOver) dropSession();
      else if (told.ok && !told.value.forceLogout) {
        const { forceLogout: _, ...who } = told.value;
        keepAccount(who);
      }
      setChecked(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return checked;
};
