import type { Failure } from '@sets/shared/core/result.ts';
import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { Cart, PricedLine, Quote } from '@sets/shared/food/order/order.contract.ts';
import { useMemo, useState } from 'react';
import { useAsked } from '../../../../core/use-asked.ts';
import { useSettled } from '../../../../core/use-settled.ts';
import { useFreshStates } from '../../parts/use-fresh-states.ts';
import { cartPriced, keyOfLine } from '../cart/cart-rules.ts';
import { isSent, type KeptCart, type KeptLine } from '../cart/kept-cart.ts';

/** Who presses a button five times asks once. */
const pauseMs = 250;

/** A stall may change a price, or sell out: while the page is seen it asks anew so often, in ms. */
const fresh = 120_000;

export interface Quoted {
  /** What the cart costs as it is now; null until the server has said so. */
  readonly quote: Quote | null;
  /** The last that the server said, of this cart or of the one before it. */
  readonly last: Quote | null;
  readonly failure: Failure | null;
  /** What was said of a line, also while the rest of the cart changes. */
  readonly lineOf: (line: KeptLine) => PricedLine | null;
  readonly reload: () => Promise<void>;
}

interface Known {
  readonly quote: Quote;
  readonly byLine: ReadonlyMap<string, PricedLine>;
}

const known = (quote: Quote, keys: readonly string[]): Known => ({
  quote,
  byLine: new Map(
    keys.flatMap((key, at) => {
      const line = quote.lines[at];
      return line === undefined ? [] : [[key, line] as const];
    }),
  ),
});

/** What the server says that a cart costs, asked anew whenever that may have changed. */
export const useQuote = (cart: KeptCart, token: string | null): Quoted => {
  const asked = JSON.stringify(cartPriced(cart));
  const settled = useSettled(asked, pauseMs);
  const body = useMemo(() => ({ cart: JSON.parse(settled) as Cart }), [settled]);
  const { data, failure, reload, toldAt } = useAsked(
    orderCalls.quote,
    { token, body },
    token !== null && !isSent(cart),
  );
  useFreshStates(data === null ? [] : [new Date(toldAt + fresh).toISOString()], reload);
  const [last, setLast] = useState<Known | null>(null);
  const isOfNow = settled === asked;
  if (data !== null && isOfNow && data !== last?.quote)
    setLast(known(data, cart.lines.map(keyOfLine)));
  return {
    quote: isOfNow ? data : null,
    last: last?.quote ?? null,
    failure: isOfNow ? failure : null,
    lineOf: (line) => last?.byLine.get(keyOfLine(line)) ?? null,
    reload,
  };
};
