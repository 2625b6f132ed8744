import type { Cart, Quote } from '@sets/shared/food/order/order.contract.ts';
import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { newKey } from '../../../../core/new-id.ts';
import { isSent, type KeptCart, type KeptLine } from './kept-cart.ts';

/** What tells a line from others: the same item with other choices, or another note, is another line. */
export const keyOfLine = ({ itemid, choices, note }: KeptLine): string =>
  JSON.stringify([itemid, choices.map(({ id }) => id).toSorted(), note]);

const withinBounds = (count: number): number => Math.min(Math.max(count, 1), orderLimits.count);

/** So many more of a line; where it is not there yet, it comes at the end. */
const withMore = (lines: readonly KeptLine[], line: KeptLine): KeptLine[] => {
  const key = keyOfLine(line);
  const isThere = lines.some((each) => keyOfLine(each) === key);
  if (!isThere) return [...lines, { ...line, count: withinBounds(line.count) }];
  return lines.map((each) =>
    keyOfLine(each) === key ? { ...line, count: withinBounds(each.count + line.count) } : each,
  );
};

/** Whether there is no room for one more line. */
export const isFull = ({ lines }: Pick<KeptCart, 'lines'>, line: KeptLine): boolean =>
  lines.length >= orderLimits.lines && !lines.some((each) => keyOfLine(each) === keyOfLine(line));

/** With a line more, which the cart has room for. */
export const withLine = (cart: KeptCart, line: KeptLine): KeptCart => ({
  ...cart,
  lines: withMore(cart.lines, line),
});

export const withCount = (cart: KeptCart, key: string, count: number): KeptCart => ({
  ...cart,
  lines: cart.lines.map((each) =>
    keyOfLine(each) === key ? { ...each, count: withinBounds(count) } : each,
  ),
});

/** Null where nothing is left in it. */
export const withoutLine = (cart: KeptCart, key: string): KeptCart | null => {
  const lines = cart.lines.filter((each) => keyOfLine(each) !== key);
  return lines.length === 0 ? null : { ...cart, lines };
};

/**
 * A line that was removed from `before` stands again where it stood. What was changed since stays. Where the rest has
 * gone meanwhile it may be an order by now, whose id is used up.
 */
export const withLineBack = (
  cart: KeptCart | null,
  before: KeptCart,
  key: string,
): KeptCart | null => {
  const at = before.lines.findIndex((each) => keyOfLine(each) === key);
  const line = before.lines[at];
  if (line === undefined) return cart;
  if (cart === null) {
    const wasAlone = before.lines.length === 1;
    return { ...before, lines: [line], ...(!wasAlone && { orderid: newKey() }) };
  }
  // Another stall, or what is on its way as an order, is not touched.
  if (cart.stallid !== before.stallid || isSent(cart) || isFull(cart, line)) return cart;
  if (cart.lines.some((each) => keyOfLine(each) === key)) return cart;
  return { ...cart, lines: cart.lines.toSpliced(at, 0, line) };
};

export const countOf = ({ lines }: Pick<KeptCart, 'lines'>): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

/** What the lines cost together, as the person saw it. */
export const sumOf = ({ lines }: Pick<KeptCart, 'lines'>): number =>
  lines.reduce((sum, { price, count }) => sum + price * count, 0);

const lineSent = ({ itemid, choices, count, price }: KeptLine, note: string) => ({
  itemid,
  count,
  choices: choices.map(({ id }) => id),
  note,
  seen: price * count,
});

/** The cart as it is sent, with the total that the person saw. */
export const cartSent = (cart: KeptCart, total: number): Cart => ({
  stallid: cart.stallid,
  currency: cart.currency,
  lines: cart.lines.map((line) => lineSent(line, line.note)),
  had: cart.had === 'delivery' ? { type: 'delivery', place: cart.place } : { type: 'pick-up' },
  slot: cart.slot,
  tip: cart.tip,
  note: cart.note,
  pay: cart.pay,
  total,
});

/**
 * The same for what it costs: words cost nothing, and what is typed asks nothing anew. Nor does how it is paid: where no
 * card is taken any more, that is no fault of the cart.
 */
export const cartPriced = (cart: KeptCart): Cart => ({
  ...cartSent({ ...cart, note: '', place: '–', pay: 'counter' }, 0),
  lines: cart.lines.map((line) => lineSent(line, '')),
});

/** Whether a line, or the money that it is in, is another than the person saw. */
export const hasChanged = (cart: KeptCart, quote: Quote): boolean =>
  quote.currency !== cart.currency ||
  quote.lines.some(({ seen, total }) => total !== null && total !== seen);

/** With the prices of now, which the person has seen. */
export const withPricesOf = (cart: KeptCart, quote: Quote): KeptCart => ({
  ...cart,
  currency: quote.currency,
  lines: cart.lines.map((line, at) => {
    const total = quote.lines[at]?.total ?? null;
    return total === null ? line : { ...line, price: Math.round(total / line.count) };
  }),
});
