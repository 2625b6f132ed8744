import type { Background } from '../../../../core/background.ts';
import type { Jobs } from '../../../../core/jobs/jobs.ts';
import type { Limits } from '../../../../core/limits/limits.ts';
import type { FoodTools } from '../../food-tools.ts';
import type { ShownStalls } from '../../shown-stalls.service.ts';
import type { OrderStore } from '../order-store.service.ts';
import type { ProofSigning } from '../proof-signing.ts';
import type { Rush } from '../rush.ts';
import type { WrittenOrders } from '../written-orders.ts';
import type { CalledNumbers } from './called-numbers.service.ts';
import type { SlotStore } from './slot-store.service.ts';
import type { Stock } from './stock.service.ts';

/** What those find who place orders. */
export interface PlacingTools extends Pick<
  FoodTools,
  'people' | 'schools' | 'stalls' | 'items' | 'clock'
> {
  readonly shown: Pick<ShownStalls, 'read'>;
  readonly orders: OrderStore;
  readonly written: WrittenOrders;
  readonly stock: Stock;
  readonly slots: SlotStore;
  readonly numbers: CalledNumbers;
  readonly signing: ProofSigning;
  readonly limits: Limits;
  readonly rush: Rush;
  /** Whether orders can be paid by card in this currency. */
  readonly takesCards: (currency: string) => boolean;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
  readonly background: Pick<Background, 'run'>;
}
