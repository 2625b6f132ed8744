import type { Failure } from '@sets/shared/core/result.ts';
import type { OwnItem } from '@sets/shared/food/item.contract.ts';
import type { KitchenBoard } from '@sets/shared/food/order/ordering.contract.ts';
import { useEffect, useRef, useState } from 'react';
import { useItems } from '../../vendor/menu/use-items.ts';
import { type SoldOut, useSoldOut } from '../../vendor/menu/use-sold-out.ts';
import { Gathered } from '../gathered.ts';

interface KitchenMenu {
  /** What whoever orders sees, in the order of the menu; null until it is known. */
  readonly items: readonly OwnItem[] | null;
  readonly failure: Failure | null;
  readonly reload: () => Promise<void>;
  readonly soldOut: SoldOut;
}

/** What a stall has, and what of it is sold out. With the orders it is asked for anew: they take from what is left. */
export const useKitchenMenu = (
  token: string,
  { stallid, orders }: Pick<KitchenBoard, 'stallid' | 'orders'>,
): KitchenMenu => {
  const { items, failure, reload, take } = useItems(token, stallid);
  const [gathered] = useState(() => new Gathered(reload));
  const known = useRef(orders);
  useEffect(() => {
    if (known.current === orders) return;
    known.current = orders;
    gathered.ask();
  }, [gathered, orders]);
  return {
    items: items?.filter(({ content }) => content.isListed) ?? null,
    failure,
    reload,
    soldOut: useSoldOut(token, take),
  };
};
