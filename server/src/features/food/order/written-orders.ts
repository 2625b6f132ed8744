import type { OrderState } from '@sets/shared/food/order/order-state.ts';
import type { ReadOrder } from './order-store.service.ts';

/** What whoever writes an order does beside: what is to be done for it outside one worker does. */
export interface WrittenOrders {
  /** Before an order is written: has it looked at once something of it is due, whatever becomes of this process. */
  readonly ahead: (order: OrderState) => Promise<void>;
  /** After that: does what is due, and tells the pages of those whose it is. */
  readonly moved: (written: ReadOrder) => void;
}
