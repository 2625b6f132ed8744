import { useEffect, useState, useSyncExternalStore } from 'react';
import { foodScansKey } from '../../../core/root/account-keys.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { keptScansOf } from './queue/kept-scans.ts';
import { scanCallsOf } from './scan-calls.ts';
import { Scanning, type ScanState } from './scanning.ts';
import type { Signal } from './sound/signals.ts';

/** What is read on this page, by whoever is signed in. */
export const useScanning = (
  { token, userid }: Pick<SignedIn, 'token' | 'userid'>,
  onSignal: (signal: Signal) => void,
): { readonly scanning: Scanning; readonly state: ScanState } => {
  const [scanning] = useState(
    () =>
      new Scanning({
        calls: scanCallsOf(token),
        kept: keptScansOf(userid),
        now: Date.now,
        onSignal,
      }),
  );
  const state = useSyncExternalStore(scanning.store.subscribe, scanning.store.getState);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === foodScansKey) scanning.refresh();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [scanning]);
  return { scanning, state };
};
