import * as z from 'zod/mini';
import { toldCurrency } from '../core/currency.ts';
import { id } from '../core/ids.ts';
import { listUpTo } from '../core/list-up-to.ts';
import { lineUpTo, requiredLine, textUpTo } from '../core/text.ts';
import { foodLimits } from './food.limits.ts';
import { amount, taxRate } from './money.ts';

/** Made by the client of 128 random bits, so that what is sent twice is there once. */
const ownId = (msg: string) => z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, msg));
export const stallid = ownId('There is no such stall.');
export const itemid = ownId('There is no such item.');
/** Of a group of options, and of a choice in it. */
export const optionid = ownId('There is no such option.');

/** Of a day, as `08:30`; `24:00` is its end. */
export const clockTime = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'A time of the day, as 08:30.'));
export const calendarDay = z.iso.date('A day, as 2031-05-06.');

/** Weekdays as ISO 8601 numbers them: 1 is Monday, 7 is Sunday. Never over midnight: that is two of them. */
export const openTime = z
  .strictObject({ weekday: z.int().check(z.gte(1), z.lte(7)), from: clockTime, to: clockTime })
  .check(z.refine(({ from, to }) => from < to, 'It ends before it begins.'));
export type OpenTime = z.infer<typeof openTime>;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};
export const timeZone = z.string().check(
  z.maxLength(60),
  // By its name: not every browser knows a clock by how far it is off.
  z.regex(/^[A-Za-z]/, 'No time zone, as Europe/Berlin.'),
  z.refine(isTimeZone, 'No time zone, as Europe/Berlin.'),
);

/** What a vendor writes down of a stall. */
export const stallContent = z.strictObject({
  name: requiredLine(foodLimits.name),
  description: textUpTo(foodLimits.description),
  /** Where one comes for what one has ordered. */
  place: requiredLine(foodLimits.place),
  timeZone,
  /** When it is open each week, by its own clock; none: never. */
  opens: listUpTo(openTime, foodLimits.times, `At most ${foodLimits.times} opening times.`),
  /** Whole days on which it is closed nevertheless. */
  closedOn: listUpTo(
    calendarDay,
    foodLimits.closedDays,
    `At most ${foodLimits.closedDays} closed days.`,
  ),
  /** How long an order takes as a rule, in minutes. */
  preparation: z.int().check(z.gte(0), z.lte(foodLimits.preparationMinutes)),
  /** Only from the network of its campus, where the school has named any. */
  campusOnly: z.boolean(),
  /** So many orders one time to pick up may have; null where nobody counts. */
  slotCapacity: z.nullable(z.int().check(z.gte(1), z.lte(foodLimits.slotCapacity))),
  /** What it costs to bring an order, with the tax in it; null where it brings none. */
  delivery: z.nullable(z.strictObject({ price: amount, tax: taxRate })),
  /** As an invoice names who sells. */
  seller: z.strictObject({
    name: lineUpTo(foodLimits.name),
    address: textUpTo(foodLimits.sellerLines),
    taxNumber: lineUpTo(foodLimits.taxNumber),
  }),
});
export type StallContent = z.infer<typeof stallContent>;

/** `closed`: by its times. `paused`: by its vendor, until it goes on. */
export const stallState = z.enum(['open', 'closed', 'paused']);
export type StallState = z.infer<typeof stallState>;

const revision = z.int().check(z.gte(0));
const time = z.iso.datetime();

/** A stall as whoever looks for something to eat sees it. */
export const stall = z.strictObject({
  stallid,
  /** The name of its school. */
  school: z.string(),
  currency: toldCurrency,
  name: z.string(),
  description: z.string(),
  place: z.string(),
  timeZone: z.string(),
  opens: z.array(openTime),
  closedOn: z.array(calendarDay),
  preparation: z.int(),
  campusOnly: z.boolean(),
  /** What it costs to have an order brought; null where it brings none. */
  delivers: z.nullable(z.strictObject({ price: amount })),
  state: stallState,
  /** When that ends: it closes, or opens; null where nobody knows, as of a pause. */
  until: z.nullable(time),
});
export type Stall = z.infer<typeof stall>;

/** A stall as its vendor edits it, and the reply of each change to it. */
export const ownStall = z.strictObject({
  stallid,
  schoolid: id,
  school: z.string(),
  currency: toldCurrency,
  /** Grows by one with every change of its content; 0 where nothing is stored yet. */
  revision,
  content: stallContent,
  isPaused: z.boolean(),
  state: stallState,
  until: z.nullable(time),
  /** How many items it has. */
  items: z.int(),
});
export type OwnStall = z.infer<typeof ownStall>;

export const stallRef = z.strictObject({ stallid });
/** Reply of `GET /api/food/mine`. */
export const ownStalls = z.strictObject({ stalls: z.array(ownStall) });
/** Body of `PUT /api/food/stall/:stallid`: at first it makes the stall, at this school, of which it stays. */
export const stallSaved = z.strictObject({ schoolid: id, revision, content: stallContent });
/** Body of `PUT /api/food/pause/:stallid`. */
export const stallPaused = z.strictObject({ isPaused: z.boolean() });

/** Query of `GET /api/food/listings`: stalls of this school, or of all where none is named. */
export const listingsOf = z.strictObject({ school: z.optional(lineUpTo(120)) });
/** Open ones first, then by their names. */
export const listings = z.strictObject({
  stalls: z.array(stall),
  /** Schools that have stalls, for whoever looks at another one. */
  schools: z.array(z.string()),
});
export type Listings = z.infer<typeof listings>;

/** Params of `GET /api/food/verifynetwork/:type/:ip`. */
export const networkAsked = z.strictObject({
  type: z.enum(['ipv4', 'ipv6']),
  ip: z.string().check(z.maxLength(45)),
});
/** Which school has the network that the request came from; none where it is of no campus. */
export const networkFound = z.strictObject({
  isCampus: z.boolean(),
  school: z.nullable(z.string()),
});
/** Reply of `POST /api/food/testdelay`: the clock of the server, so that the way there and back is told apart. */
export const delayTested = z.strictObject({ at: time });
