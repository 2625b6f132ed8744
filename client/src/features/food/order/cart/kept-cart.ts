import type { Migration, StoredShape } from '@sets/shared/core/stored-shape.ts';
import { payBy } from '@sets/shared/food/order/order.contract.ts';
import * as z from 'zod/mini';
import { deviceStorage } from '../../../../core/device-storage.ts';
import { keptValues } from '../../../../core/kept-value.ts';
import { foodCartKey, foodVisitorCartKey } from '../../../../core/root/account-keys.ts';

/** So many of an item, with these choices, and the price that the person saw. */
const keptLine = z.object({
  itemid: z.string(),
  name: z.string(),
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
  note: z.string(),
  count: z.int(),
  /** Of one, with its choices, in minor units. */
  price: z.int(),
});
export type KeptLine = Readonly<z.infer<typeof keptLine>>;

const cartOnDevice = z.object({
  /** Whose it is; '' for a visitor. */
  userid: z.string(),
  /** Of the order that it becomes: made with the cart, so that however often it is sent it is one order. */
  orderid: z.string(),
  stallid: z.string(),
  stall: z.string(),
  currency: z.string(),
  lines: z.array(keptLine),
  had: z.enum(['pick-up', 'delivery']),
  place: z.string(),
  slot: z.nullable(z.string()),
  tip: z.int(),
  note: z.string(),
  /** How it is to be paid; once it is sent, as it was sent. */
  pay: payBy,
  /** When it was sent, in ms, where nobody has heard what came of it; null where it was not. */
  sentAt: z.nullable(z.number()),
  /** When it was changed last, in ms. */
  keptAt: z.number(),
});
type CartOnDevice = z.infer<typeof cartOnDevice>;
export type KeptCart = Readonly<Omit<CartOnDevice, 'keptAt'>>;

/** It was sent, and nobody has heard what came of it: it stays as it is. */
export const isSent = (cart: Pick<KeptCart, 'sentAt'> | null): boolean =>
  cart !== null && cart.sentAt !== null;

/** To a version that knows when it was sent: before, long ago. */
const withTime: Migration = ({ isSent: wasSent, ...fields }) => ({
  ...fields,
  sentAt: wasSent === true ? 0 : null,
});

/** To a version that knows how old it is: of those before nobody does. */
const withAge: Migration = (fields) => ({ ...fields, keptAt: 0 });

/** To a version that knows how it is to be paid: before, that was forgotten with the page. */
const withPay: Migration = (fields) => ({ ...fields, pay: 'counter' });

/** What somebody wants of one stall, on this device. */
export const storedCart: StoredShape<CartOnDevice> = {
  name: 'food-cart',
  schema: cartOnDevice,
  migrations: [withTime, withAge, withPay],
};

/** So long that of a visitor stays, in ms: nobody signs out of a device that many use, and it is no cart of who comes next. */
export const visitorCartMs = 4 * 3_600_000;

const kept = keptValues(deviceStorage, storedCart);
const keyOf = (userid: string): string => (userid === '' ? foodVisitorCartKey : foodCartKey);

/** The carts of this device. `now`: the time in ms. */
export const keptCartsAt = (now: () => number) => {
  const keep = (userid: string, cart: KeptCart | null): void => {
    if (cart === null) kept.drop(keyOf(userid));
    else kept.keep(keyOf(userid), { ...cart, lines: [...cart.lines], userid, keptAt: now() });
  };

  const ownOf = (userid: string): KeptCart | null => {
    const found = kept.find(keyOf(userid));
    if (found?.userid !== userid || found.lines.length === 0) return null;
    const { keptAt, ...cart } = found;
    // A clock that was set back makes none younger than it is.
    if (userid !== '' || Math.abs(now() - keptAt) < visitorCartMs) return cart;
    keep('', null);
    return null;
  };

  /**
   * `userid` '' for a visitor. What a visitor has put together is theirs once they have signed in, where they have none
   * of their own: that of whoever was at this device before them takes the place of none.
   */
  const find = (userid: string): KeptCart | null => {
    const own = ownOf(userid);
    if (userid === '' || own !== null) return own;
    const before = ownOf('');
    if (before === null) return null;
    keep(userid, before);
    keep('', null);
    return { ...before, userid };
  };

  return { find, keep } as const;
};

export const keptCart = keptCartsAt(() => Date.now());
