import type { MovedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { foodScansKey } from '../../../core/root/account-keys.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { keptScansOf } from './queue/kept-scans.ts';
import { scanCallsOf } from './scan-calls.ts';
import { Scanning, type ScanState } from './scanning.ts';
import type { Signal } from './sound/signals.ts';

interface Heard {
  /** What was found is to be heard and felt. */
  readonly onSignal?: (signal: Signal) => void;
  /** An order has moved by a code, or by its money. */
  readonly onMoved?: (moved: MovedOrder) => void;
}

const scanningOf = ({ token, userid }: Pick<SignedIn, 'token' | 'userid'>) => {
  let hears: Heard = {};
  const scanning = new Scanning({
    calls: scanCallsOf(token, (moved) => hears.onMoved?.(moved)),
    kept: keptScansOf(userid),
    now: Date.now,
    onSignal: (signal) => hears.onSignal?.(signal),
  });
  return {
    scanning,
    /** Hears from now on, in place of what heard before. */
    listen: (heard: Heard): void => {
      hears = heard;
    },
  };
};

/** Codes that are read on this page, and those that are kept, by whoever is signed in. */
export const useScanning = (
  who: Pick<SignedIn, 'token' | 'userid'>,
  heard: Heard,
): { readonly scanning: Scanning; readonly state: ScanState } => {
  const [{ scanning, listen }] = useState(() => scanningOf(who));
  useLayoutEffect(() => listen(heard));
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
