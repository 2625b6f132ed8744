import type { MovedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import { useState } from 'react';
import type { SignedIn } from '../../../../core/root/auth-slice.ts';
import type { Delay } from '../../parts/delay-rules.ts';
import { useDelay } from '../../parts/use-delay.ts';
import type { Scanning, ScanState } from '../../scanner/scanning.ts';
import { useScanning } from '../../scanner/use-scanning.ts';

/** Between measurements of the way to the server, in ms. */
const pause = 60_000;

export interface Codes {
  readonly scanning: Scanning;
  readonly state: ScanState;
  readonly delay: Delay;
  /** Codes are typed, or what is said of one is read. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Codes on a page of orders: those that are typed here, and those that this device has kept, which are sent each time
 * that the server is found to be there.
 */
export const useCodes = (
  who: Pick<SignedIn, 'token' | 'userid'>,
  onMoved: (moved: MovedOrder) => void,
): Codes => {
  const [isOpen, setOpen] = useState(false);
  const { scanning, state } = useScanning(who, { onMoved });
  const delay = useDelay({ pause, onThere: () => void scanning.send() });
  return {
    scanning,
    state,
    delay,
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      scanning.goOn();
    },
  };
};
