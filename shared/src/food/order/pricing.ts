import type { ItemContent, OptionGroup } from '../item.contract.ts';
import { mostMoney } from '../money.ts';
import type {
  Cart,
  CartFault,
  CartLine,
  LineFault,
  PricedLine,
  Quote,
  Totals,
} from './order.contract.ts';
import { orderLimits } from './order.limits.ts';
import type { StoredLine } from './order-state.ts';
import { wantedOf } from './stock.ts';
import { type Taxed, taxLinesOf } from './tax.ts';

/** An item as it is stored, and whether it can be had at the time that is asked for. */
export interface StoredItem {
  readonly itemid: string;
  readonly content: ItemContent;
  /** How many are left; null where nobody counts. */
  readonly stock: number | null;
  readonly unavailable: 'sold-out' | 'not-now' | null;
}

/** What a stall takes orders for. */
export interface Offer {
  readonly currency: string;
  readonly items: readonly StoredItem[];
  /** What it costs to bring an order, with tax; null where the stall brings none. */
  readonly fee: { readonly price: number; readonly tax: number } | null;
  readonly takesCards: boolean;
  /** Whether the stall has an order ready then: it is open, and the time has a place. */
  readonly canBeThen: boolean;
}

interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

/** The choices of a line in the order of the item, or what is wrong with them. */
const chosenOf = (groups: readonly OptionGroup[], ids: readonly string[]): Chosen[] | LineFault => {
  const wanted = new Set(ids);
  const chosen: Chosen[] = [];
  for (const { choices, least, most } of groups) {
    const taken = choices.filter(({ id }) => wanted.has(id));
    if (taken.some(({ isSoldOut }) => isSoldOut)) return 'choice-sold-out';
    if (taken.length < least) return 'too-few-choices';
    if (taken.length > most) return 'too-many-choices';
    chosen.push(...taken.map(({ id, name, price }) => ({ id, name, price })));
  }
  return chosen.length === wanted.size ? chosen : 'unknown-choice';
};

/** What the line would be in an order; a fault where it cannot be. */
const lineOf = (
  line: CartLine,
  item: StoredItem | undefined,
  wanted: number,
): StoredLine | LineFault => {
  if (item?.content.isListed !== true) return 'unknown';
  const { content, stock, unavailable } = item;
  if (unavailable !== null) return unavailable;
  const choices = chosenOf(content.groups, line.choices);
  if (typeof choices === 'string') return choices;
  if (wanted > orderLimits.count) return 'too-many';
  if (stock !== null && stock < wanted) return 'too-few-left';
  const price = choices.reduce((sum, each) => sum + each.price, content.price);
  return {
    itemid: line.itemid,
    name: content.name,
    choices,
    note: line.note,
    count: line.count,
    price,
    total: price * line.count,
    tax: content.tax,
    holdsStock: stock !== null,
  };
};

/** What is sold, with its tax: lines, and bringing it. */
const soldOf = (
  lines: readonly Pick<StoredLine, 'total' | 'tax'>[],
  fee: Offer['fee'],
): Taxed[] => [
  ...lines.map(({ total, tax }) => ({ gross: total, rate: tax })),
  ...(fee === null ? [] : [{ gross: fee.price, rate: fee.tax }]),
];

/** What these lines come to. Of more money than an order may be of no tax is told: it is never sold. */
export const totalsOf = (
  lines: readonly Pick<StoredLine, 'total' | 'tax'>[],
  fee: Offer['fee'],
  tip: number,
): Totals => {
  const items = lines.reduce((sum, { total }) => sum + total, 0);
  const brought = fee?.price ?? 0;
  const total = items + brought + tip;
  const taxes = total > mostMoney ? [] : taxLinesOf(soldOf(lines, fee));
  return { items, fee: brought, tip, total, taxes };
};

/** Of a stock nobody is told more than what they may want of it in one line. */
const toldOf = (stock: number | null): number | null =>
  stock === null ? null : Math.min(stock, orderLimits.count);

/** The price of a line that can be had, beside what was seen of it. */
const pricedLineOf = (
  line: CartLine,
  priced: StoredLine | LineFault,
  stock: number | null,
): PricedLine => {
  const seen = line.seen;
  return typeof priced === 'string'
    ? { seen, total: null, fault: priced, left: priced === 'too-few-left' ? toldOf(stock) : null }
    : { seen, total: priced.total, fault: null, left: null };
};

const faultsOf = (
  cart: Cart,
  { fee, takesCards, canBeThen, currency }: Offer,
  total: number,
): CartFault[] => {
  const faults: CartFault[] = [];
  if (total > mostMoney) faults.push('too-much');
  if (cart.had.type === 'delivery' && fee === null) faults.push('no-delivery');
  if (cart.pay === 'card' && !takesCards) faults.push('no-card');
  if (!canBeThen) faults.push('not-then');
  if (cart.currency !== currency) faults.push('other-currency');
  return faults;
};

/** What was priced: for the person, and as an order has it. */
export interface Priced {
  readonly quote: Quote;
  /** Those that can be had. They are the whole order where `quote.canBePlaced`. */
  readonly lines: readonly StoredLine[];
  readonly fee: Offer['fee'];
}

/** What a cart costs now. Only what is stored counts: what the browser says of prices is compared, and told. */
export const priced = (cart: Cart, offer: Offer): Priced => {
  const items = new Map(offer.items.map((item) => [item.itemid, item]));
  const wanted = wantedOf(cart.lines);
  const results = cart.lines.map((line) => {
    const item = items.get(line.itemid);
    const result = lineOf(line, item, wanted.get(line.itemid) ?? 0);
    return { result, told: pricedLineOf(line, result, item?.stock ?? null) };
  });
  const lines = results.flatMap(({ result }) => (typeof result === 'string' ? [] : [result]));
  const fee = cart.had.type === 'delivery' ? offer.fee : null;
  const totals = totalsOf(lines, fee, cart.tip);
  const faults = faultsOf(cart, offer, totals.total);
  const told = results.map((each) => each.told);
  const isAsSeen = totals.total === cart.total && told.every(({ seen, total }) => seen === total);
  const { currency } = offer;
  return {
    quote: {
      currency,
      lines: told,
      totals,
      faults,
      ...(offer.takesCards && { takesCards: true as const }),
      canBePlaced: isAsSeen && faults.length === 0,
    },
    lines,
    fee,
  };
};
