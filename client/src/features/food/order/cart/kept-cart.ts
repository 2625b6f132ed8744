import type { Migration, StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { deviceStorage } from '../../../../core/device-storage.ts';
import { keptValues } from '../../../../core/kept-value.ts';
import { foodCartKey } from '../../../../core/root/account-keys.ts';

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
  /** When it was sent, in ms, where nobody has heard what came of it; null where it was not. */
  sentAt: z.nullable(z.number()),
});
export type KeptCart = Readonly<z.infer<typeof cartOnDevice>>;

/** It was sent, and nobody has heard what came of it: it stays as it is. */
export const isSent = (cart: Pick<KeptCart, 'sentAt'> | null): boolean =>
  cart !== null && cart.sentAt !== null;

/** To a version that knows when it was sent: before, long ago. */
const withTime: Migration = ({ isSent: wasSent, ...fields }) => ({
  ...fields,
  sentAt: wasSent === true ? 0 : null,
});

/** What somebody wants of one stall, on this device. */
export const storedCart: StoredShape<z.infer<typeof cartOnDevice>> = {
  name: 'food-cart',
  schema: cartOnDevice,
  migrations: [withTime],
};

/** That of a visitor stays when they sign in. */
export const visitorCartKey = 'sets.food-cart.visitor';

const kept = keptValues(deviceStorage, storedCart);
const keyOf = (userid: string): string => (userid === '' ? visitorCartKey : foodCartKey);

const keep = (userid: string, cart: KeptCart | null): void => {
  if (cart === null) kept.drop(keyOf(userid));
  else kept.keep(keyOf(userid), { ...cart, lines: [...cart.lines], userid });
};

const ownOf = (userid: string): KeptCart | null => {
  const own = kept.find(keyOf(userid));
  return own?.userid === userid && own.lines.length > 0 ? own : null;
};

export const keptCart = {
  /**
   * `userid` '' for a visitor. What a visitor has put together is theirs once they have signed in; one that was sent and
   * not heard of stays before it.
   */
  find: (userid: string): KeptCart | null => {
    const own = ownOf(userid);
    if (userid === '' || isSent(own)) return own;
    const before = ownOf('');
    if (before === null) return own;
    keep(userid, before);
    keep('', null);
    return { ...before, userid };
  },
  keep,
} as const;
