import type { Doer, OrderState } from '@sets/shared/food/order/order-state.ts';
import type { Actor } from '../../core/actor.ts';

type Who = Pick<Actor, 'userid' | 'accountType'>;

/** Whoever acts, and who sells at the stall that it is about, or has sold there; null where nobody does. */
interface AtStall {
  readonly actor: Who;
  readonly vendor: string | null;
}

/** Who is somebody of an order: what they are of it, by what is stored. */
interface Standing extends AtStall {
  readonly order: Pick<OrderState, 'userid' | 'courier'>;
}

export type PersonRole = 'student' | 'vendor' | 'courier';

export const isVendorOf = ({ actor, vendor }: AtStall): boolean =>
  actor.accountType === 'vendor' && actor.userid === vendor;

/** Whether somebody has placed an order: then they see it, and pay it. Of who is deleted it is nobody's. */
export const isOwnOrder = (
  { userid }: Pick<Actor, 'userid'>,
  order: Pick<OrderState, 'userid'>,
): boolean => order.userid === userid;

const isThat: Readonly<Record<PersonRole, (standing: Standing) => boolean>> = {
  vendor: isVendorOf,
  courier: ({ actor, order }) => actor.userid === order.courier,
  student: ({ actor, order }) => isOwnOrder(actor, order),
};

/** As who somebody acts who may be several: the first of these that they are. Null for who is none. */
export const doerOf = (roles: readonly PersonRole[], standing: Standing): Doer | null => {
  const role = roles.find((each) => isThat[each](standing));
  return role === undefined ? null : { role, userid: standing.actor.userid };
};

/** Whether somebody reads what a stall has written, added up. */
export const canReadBooks = (at: AtStall): boolean =>
  at.actor.accountType === 'admin' || isVendorOf(at);

/** Whether somebody has stalls whose books they read without naming one. */
export const hasBooks = ({ accountType }: Pick<Actor, 'accountType'>): boolean =>
  accountType === 'vendor';

/** Whether somebody reads the invoice of an order, and its credit notes. */
export const canReadInvoice = (
  { actor, vendor }: AtStall,
  order: Pick<OrderState, 'userid'>,
): boolean => isOwnOrder(actor, order) || canReadBooks({ actor, vendor });
