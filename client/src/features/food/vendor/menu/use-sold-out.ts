import { foodCalls } from '@sets/shared/food/food.calls.ts';
import type { OwnItem } from '@sets/shared/food/item.contract.ts';
import { useRef, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { toast } from '../../../../ui/toast.ts';

type Wishes = ReadonlyMap<string, boolean>;

/**
 * Says what is sold out for today: shown at once, and taken back where it cannot be told. Of several taps on one item
 * the last one counts, whatever comes back first.
 */
export const useSoldOut = (token: string, take: (item: OwnItem) => void) => {
  const [wishes, setWishes] = useState<Wishes>(new Map());
  const latest = useRef(new Map<string, boolean>());
  const underWay = useRef(new Set<string>());

  const show = (): void => setWishes(new Map(latest.current));

  const send = async (itemid: string): Promise<void> => {
    if (underWay.current.has(itemid)) return;
    underWay.current.add(itemid);
    let sent: boolean | undefined;
    while (latest.current.get(itemid) !== sent) {
      sent = latest.current.get(itemid) ?? false;
      const body = { isSoldOut: sent };
      const told = await ask(foodCalls.soldOut, { token, params: { itemid }, body });
      if (told.ok) take(told.value);
      else {
        toast.error(told.error.msg);
        break;
      }
    }
    underWay.current.delete(itemid);
    latest.current.delete(itemid);
    show();
  };

  return {
    isSoldOut: ({ itemid, isSoldOut }: OwnItem): boolean => wishes.get(itemid) ?? isSoldOut,
    toggle: (item: OwnItem): void => {
      const now = latest.current.get(item.itemid) ?? item.isSoldOut;
      latest.current.set(item.itemid, !now);
      show();
      void send(item.itemid);
    },
  };
};
export type SoldOut = ReturnType<typeof useSoldOut>;
