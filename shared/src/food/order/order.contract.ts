import * as z from 'zod/mini';
import { listUpTo } from '../../core/list-up-to.ts';
import { lineUpTo, requiredLine } from '../../core/text.ts';
import { toldCurrency } from '../../core/currency.ts';
import { amount } from '../money.ts';
import { itemid, optionid, stallid } from '../stall.contract.ts';
import { orderLimits } from './order.limits.ts';

/** Made by the client of 128 random bits: a double tap, and what is sent again, is one order. */
export const orderid = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, 'There is no such order.'));

/** The way of an order; it ends as delivered, cancelled or refunded. */
export const orderStatuses = [
  'placed',
  'paid',
  'accepted',
  'preparing',
  'ready',
  'under-way',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

/** `counter`: to the vendor, when it is handed over. */
export const payBy = z.enum(['counter', 'card']);

const time = z.iso.datetime();
const count = z.int().check(z.gte(1), z.lte(orderLimits.count, `At most ${orderLimits.count}.`));

/** So many of an item, with these choices of its groups. */
export const cartLine = z.strictObject({
  itemid,
  count,
  choices: listUpTo(optionid, orderLimits.choices, `At most ${orderLimits.choices} choices.`).check(
    z.refine((ids) => new Set(ids).size === ids.length, 'A choice stands twice.'),
  ),
  note: lineUpTo(orderLimits.lineNote),
  /** What the person saw that this line costs. */
  seen: amount,
});
export type CartLine = z.infer<typeof cartLine>;

/** How somebody gets it. */
export const had = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pick-up') }),
  z.strictObject({ type: z.literal('delivery'), place: requiredLine(orderLimits.place) }),
]);

/** What somebody wants of one stall, and what they saw that it costs. */
export const cart = z.strictObject({
  stallid,
  lines: listUpTo(cartLine, orderLimits.lines, `At most ${orderLimits.lines} lines.`).check(
    z.minLength(1, 'There is nothing in it.'),
    z.refine(
      (lines) =>
        lines.reduce((sum, { choices }) => sum + choices.length, 0) <= orderLimits.choicesOfOrder,
      `At most ${orderLimits.choicesOfOrder} choices in one order.`,
    ),
  ),
  had,
  /** The beginning of a time to pick up; null for as soon as possible. */
  slot: z.nullable(time),
  tip: amount,
  note: lineUpTo(orderLimits.note),
  pay: payBy,
  /** The one in which the person saw the prices: that of a school may change. */
  currency: toldCurrency,
  /** What the person saw that all of it costs. */
  total: amount,
});
export type Cart = z.infer<typeof cart>;

/** Body of what places an order. */
export const orderPlaced = z.strictObject({ orderid, cart });

/** What is in a sum of one rate. Prices have their tax in them: `net` and `tax` together are `gross`. */
export const taxLine = z.strictObject({
  /** In hundredths of a percent: 1900 for 19 %. */
  rate: z.int(),
  net: z.int(),
  tax: z.int(),
  gross: z.int(),
});
export type TaxLine = z.infer<typeof taxLine>;

/** What all of it costs: `items`, `fee` and `tip` together are `total`. A tip is given, not sold: it has no tax. */
export const totals = z.strictObject({
  items: z.int(),
  fee: z.int(),
  tip: z.int(),
  total: z.int(),
  taxes: z.array(taxLine),
});
export type Totals = z.infer<typeof totals>;

/**
 * Why a line cannot be had as it is. `unknown` is also what is not listed any more. `too-many`: all lines of its item
 * together are more than one order may have.
 */
export const lineFault = z.enum([
  'unknown',
  'sold-out',
  'not-now',
  'too-few-left',
  'too-many',
  'unknown-choice',
  'choice-sold-out',
  'too-few-choices',
  'too-many-choices',
]);
export type LineFault = z.infer<typeof lineFault>;

/** What a line of a cart costs now, beside what was seen, and why it cannot be had. */
export const pricedLine = z.strictObject({
  seen: z.int(),
  /** Null where it cannot be told, as of what is not there. */
  total: z.nullable(z.int()),
  fault: z.nullable(lineFault),
  /** How many can be had, of what has too few left. */
  left: z.nullable(z.int()),
});
export type PricedLine = z.infer<typeof pricedLine>;

/**
 * Why a cart cannot be had as a whole. `not-then`: the stall is closed or paused, or that time to pick up is full or
 * over. `too-much` is more money than one order may be of. `other-currency`: prices are not in the one that was seen.
 */
export const cartFault = z.enum([
  'too-much',
  'no-delivery',
  'no-card',
  'not-then',
  'other-currency',
]);
export type CartFault = z.infer<typeof cartFault>;

/** What a cart costs now: line by line in its order. */
export const quote = z.strictObject({
  currency: toldCurrency,
  lines: z.array(pricedLine),
  totals,
  faults: z.array(cartFault),
  /** There where it can be paid by card, too. */
  takesCards: z.optional(z.literal(true)),
  /** Nothing is wrong with it and it costs what the person saw: as it is, it can be placed. */
  canBePlaced: z.boolean(),
});
export type Quote = z.infer<typeof quote>;

/** A time to pick up; `left` null where nobody counts. */
export const slot = z.strictObject({ at: time, left: z.nullable(z.int()) });
export type Slot = z.infer<typeof slot>;
