import { useEffect } from 'react';
import { rostersKey } from '../../core/root/account-keys.ts';
import { useRoot } from '../../core/root/root-store.ts';
import { rosterActions, syncRosters, useRosterSync, type Who } from './roster-store.ts';

/** The lists of an account: those of this device at once, those of the server as they come. */
export const useRosters = ({ token, userid }: Who) => {
  const rosters = useRoot(({ nameRoulette }) => nameRoulette);
  const { isLoaded, failure } = useRosterSync();
  useEffect(() => {
    const who = { token, userid };
    const again = (): void => void syncRosters(who);
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === rostersKey) rosterActions.takeOver(who);
    };
    useRosterSync.setState({ isLoaded: false, failure: null });
    again();
    window.addEventListener('online', again);
    window.addEventListener('focus', again);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('focus', again);
      window.removeEventListener('storage', onStorage);
    };
  }, [token, userid]);
  return { rosters, isLoaded: isLoaded || rosters.length > 0, failure };
};
