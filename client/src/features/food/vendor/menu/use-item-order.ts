import { foodCalls } from '@sets/shared/food/food.calls.ts';
import type { OwnItem } from '@sets/shared/food/item.contract.ts';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { moved } from '../../../../core/moved.ts';
import { toast } from '../../../../ui/toast.ts';
import { menuMessages as words } from './menu.messages.ts';
import type { Items } from './use-items.ts';

interface OrderOf {
  readonly token: string;
  readonly stallid: string;
  readonly items: readonly OwnItem[];
  readonly put: Items['put'];
  readonly reload: Items['reload'];
}

/**
 * The order of the items while it is changed: shown at once, sent one order after the other, the newest alone where
 * several wait; taken back where the server refuses it.
 */
export const useItemOrder = ({ token, stallid, items, put, reload }: OrderOf) => {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');
  const next = useRef<readonly string[] | null>(null);
  const isSending = useRef(false);
  const wanted = order ?? items.map(({ itemid }) => itemid);
  const shown = items.toSorted(
    (one, other) => wanted.indexOf(one.itemid) - wanted.indexOf(other.itemid),
  );

  // The page is left before the newest order could be sent.
  useEffect(() => {
    const stop = new AbortController();
    const leave = (): void => {
      if (next.current === null) return;
      const body = { itemids: [...next.current] };
      next.current = null;
      void ask(foodCalls.arrange, { token, params: { stallid }, body, outlivesPage: true });
    };
    window.addEventListener('pagehide', leave, { signal: stop.signal });
    return () => stop.abort();
  }, [token, stallid]);

  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    while (next.current !== null) {
      const itemids = [...next.current];
      next.current = null;
      const told = await ask(foodCalls.arrange, { token, params: { stallid }, body: { itemids } });
      if (told.ok) {
        put(told.value.items);
        continue;
      }
      next.current = null;
      toast.error(told.error.msg);
      // Somebody else has added or removed one.
      if (told.error.code === 'CONFLICT') await reload();
    }
    isSending.current = false;
    setOrder(null);
  };

  const move = (itemid: string, to: number): void => {
    const ids = shown.map((each) => each.itemid);
    const from = ids.indexOf(itemid);
    if (to < 0 || to >= ids.length || from === to) return;
    next.current = moved(ids, from, to);
    setOrder(next.current);
    setSaid(words.moved(shown[from]?.content.name ?? '', to + 1, ids.length));
    void send();
  };
  return { shown, move, said };
};
