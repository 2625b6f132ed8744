import type { Migration, StoredShape } from '../../core/stored-shape.ts';
import { orderState, type OrderState } from './order-state.ts';

/** Version 2 knows more steps, and more that people are told: those of version 1 are what they were. */
const moreWords: Migration = (fields) => fields;

/** What is stored of an order. */
export const storedOrder: StoredShape<OrderState> = {
  name: 'order',
  schema: orderState,
  migrations: [moreWords],
};
