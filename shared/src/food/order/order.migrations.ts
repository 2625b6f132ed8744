import type { StoredShape } from '../../core/stored-shape.ts';
import { orderState, type OrderState } from './order-state.ts';

/** What is stored of an order. */
export const storedOrder: StoredShape<OrderState> = {
  name: 'order',
  schema: orderState,
  migrations: [],
};
