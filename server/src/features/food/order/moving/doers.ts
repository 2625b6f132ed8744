import type { Doer, OrderState } from '@sets/shared/food/order/order-state.ts';
import type { Actor } from '../../../../core/actor.ts';

export type PersonRole = 'student' | 'vendor' | 'courier';

/** Who is somebody of an order: what they are of it, by what is stored. */
export interface Standing {
  readonly actor: Pick<Actor, 'userid' | 'accountType'>;
  readonly order: Pick<OrderState, 'userid' | 'courier'>;
  /** Whose the stall is; null where it is gone. */
  readonly vendor: string | null;
}

export const isVendorOf = ({ actor, vendor }: Omit<Standing, 'order'>): boolean =>
  actor.accountType === 'vendor' && actor.userid === vendor;

const isThat: Readonly<Record<PersonRole, (standing: Standing) => boolean>> = {
  vendor: isVendorOf,
  courier: ({ actor, order }) => actor.userid === order.courier,
  student: ({ actor, order }) => actor.userid === order.userid,
};

/** As who somebody acts who may be several: the first of these that they are. Null for who is none. */
export const doerOf = (roles: readonly PersonRole[], standing: Standing): Doer | null => {
  const role = roles.find((each) => isThat[each](standing));
  return role === undefined ? null : { role, userid: standing.actor.userid };
};
