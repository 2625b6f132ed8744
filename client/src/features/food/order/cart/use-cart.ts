import { useCallback, useEffect, useState } from 'react';
import { foodCartKey, foodVisitorCartKey } from '../../../../core/root/account-keys.ts';
import { useAccount } from '../../../account/account.store.ts';
import { type KeptCart, keptCart } from './kept-cart.ts';

export interface CartHold {
  /** Null where nothing is in it. */
  readonly cart: KeptCart | null;
  readonly change: (next: (cart: KeptCart | null) => KeptCart | null) => void;
}

const keys: ReadonlySet<string | null> = new Set([foodCartKey, foodVisitorCartKey]);

/** What somebody wants to order, in whichever tab they chose it. */
export const useCart = (): CartHold => {
  const userid = useAccount()?.userid ?? '';
  const [held, setHeld] = useState(() => ({ userid, cart: keptCart.find(userid) }));
  if (held.userid !== userid) setHeld({ userid, cart: keptCart.find(userid) });
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (keys.has(key)) setHeld({ userid, cart: keptCart.find(userid) });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [userid]);
  const change = useCallback<CartHold['change']>(
    (next) => {
      // What another tab has changed meanwhile counts.
      const cart = next(keptCart.find(userid));
      keptCart.keep(userid, cart);
      setHeld({ userid, cart });
    },
    [userid],
  );
  return { cart: held.cart, change };
};
