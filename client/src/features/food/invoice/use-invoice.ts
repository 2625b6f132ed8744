import type { Failure } from '@sets/shared/core/result.ts';
import type { Invoice } from '@sets/shared/food/order/invoice.contract.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import { useEffect, useState } from 'react';
import { useAsked } from '../../../core/use-asked.ts';

/** An invoice is written some seconds after its order was handed over: that can be undone until then. In ms. */
const pause = 2_000;
const mostLooks = 30;

interface Asked {
  readonly isThere: boolean;
  /** Null also while it is asked for. */
  readonly failure: Failure | null;
  readonly reload: () => Promise<void>;
}

interface Looks {
  /** It is not written yet, and looked for again by itself, or no more; null where it is not that. */
  readonly notYet: 'looking' | 'looked' | null;
  readonly again: () => void;
}

/** Asks again for an invoice that is not written yet, for a while. */
export const useLooks = ({ isThere, failure, reload }: Asked): Looks => {
  const [looks, setLooks] = useState(0);
  const isNotYet = failure?.code === 'WRONG_PHASE';
  useEffect(() => {
    if (!isNotYet || looks >= mostLooks) return undefined;
    const look = (): void => {
      setLooks(looks + 1);
      void reload();
    };
    const timer = setTimeout(look, pause);
    return () => clearTimeout(timer);
  }, [isNotYet, looks, reload]);
  const isAskedAgain = looks > 0 && failure === null;
  const state = looks < mostLooks ? 'looking' : 'looked';
  return {
    notYet: !isThere && (isNotYet || isAskedAgain) ? state : null,
    again: () => {
      // Not from 0: what the page says stays while it is asked for.
      if (isNotYet) setLooks(1);
      void reload();
    },
  };
};

interface ToldInvoice extends Looks {
  /** Null until it is known. */
  readonly invoice: Invoice | null;
  /** Why it is not told; null where it is only not written yet. */
  readonly failure: Failure | null;
}

/** The invoice of an order. */
export const useInvoice = (orderid: string, token: string): ToldInvoice => {
  const params = { id: orderid };
  const { data, failure, reload } = useAsked(orderCalls.invoice, { token, params });
  const looks = useLooks({ isThere: data !== null, failure, reload });
  return { ...looks, invoice: data, failure: failure?.code === 'WRONG_PHASE' ? null : failure };
};
